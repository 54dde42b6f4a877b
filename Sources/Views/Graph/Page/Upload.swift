/// A file that the page's user has uploaded.
package struct Upload: Sendable {
    package let file: TemporaryFile
    /// The media type that the browser states, such as `image/png`; empty if it knows none.
    package let mediaType: String
}
