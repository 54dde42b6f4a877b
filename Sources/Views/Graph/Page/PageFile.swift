package import CoreTransferable
package import Foundation

/// A file that a page hands to its browser.
package struct PageFile: Sendable {
    package let file: NamedFile
    /// The media type, such as `text/plain`.
    package let mediaType: String

    package init(_ file: NamedFile, mediaType: String) {
        self.file = file
        self.mediaType = mediaType
    }

    /// Writes a file.
    ///
    /// - Parameter name: Any text; see `FileName`.
    package init(_ data: Data, named name: String, mediaType: String) throws {
        self.init(try NamedFile(data, named: name), mediaType: mediaType)
    }

    /// The name for the user.
    package var name: String { file.url.lastPathComponent }

    /// The place of the file on the server.
    package var url: URL { file.url }

    /// The number of bytes.
    package var size: Int { file.size }

    /// The file, open for reading; -1 if that fails.
    package func open() -> Int32 { file.open() }
}
