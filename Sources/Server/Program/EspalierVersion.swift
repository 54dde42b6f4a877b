/// The library's version, by Semantic Versioning: the one place that names it. The newest section of `CHANGELOG.md` has the same.
package enum EspalierVersion {
    package static let current = "0.1.0"
}
