/// The library's version, following Semantic Versioning. A test compares it with the newest section of `CHANGELOG.md`.
package enum EspalierVersion {
    /// The version as `MAJOR.MINOR.PATCH`.
    package static let current = "0.1.0"
}
