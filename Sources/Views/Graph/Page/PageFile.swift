package import CoreTransferable
package import Foundation

/// A file that a page hands to its browser, or several files and folders, which browsers save as one ZIP archive.
package struct PageFile: Sendable {
    /// The files and folders; only one, unless they are in an archive.
    package let items: [NamedFile]
    /// The contents of the archive; nil for a file that is handed over as it is.
    package let entries: [ArchiveEntry]?
    /// The name for the user.
    package let name: String
    /// The media type, such as `text/plain`.
    package let mediaType: String

    /// A file. A folder becomes an archive, because browsers save only files.
    package init(_ item: NamedFile, mediaType: String) {
        items = [item]
        entries = item.isFolder ? ArchiveEntry.entries(of: [item]) : nil
        name = item.url.lastPathComponent + (item.isFolder ? ".zip" : "")
        self.mediaType = item.isFolder ? "application/zip" : mediaType
    }

    /// An archive of files and folders.
    package init(archive items: [NamedFile], named name: String) {
        self.items = items
        entries = ArchiveEntry.entries(of: items)
        self.name = name
        mediaType = "application/zip"
    }

    /// Writes a file.
    ///
    /// - Parameter name: Any text; see `FileName`.
    package init(_ data: Data, named name: String, mediaType: String) throws {
        self.init(try NamedFile(data, named: name), mediaType: mediaType)
    }

    /// The first of the files and folders.
    package var file: NamedFile { items[0] }

    /// Its place on the server.
    package var url: URL { file.url }

    /// The number of bytes of all files.
    package var size: Int { items.reduce(0) { $0 + $1.size } }
}
