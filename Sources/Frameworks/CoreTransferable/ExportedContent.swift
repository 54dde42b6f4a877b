package import Foundation

/// The bytes of a value, with the file that they come from.
package struct ExportedContent: Sendable {
    /// The bytes. Those of a file are mapped, so that they take no memory before they are read.
    package let data: Data
    /// The file with these bytes, which its reader copies; nil for bytes that were made in memory.
    package let file: URL?
    /// The name of the file; nil for bytes without one.
    package var fileName: String?
    /// Keeps the file.
    private let owner: (any AnyObject & Sendable)?

    init(_ data: Data, fileName: String? = nil) {
        self.data = data
        self.fileName = fileName
        file = nil
        owner = nil
    }

    /// The content of a file.
    ///
    /// - Parameter owner: The object with which the file disappears; nil for none.
    package init(fileAt url: URL, owner: (any AnyObject & Sendable)? = nil) throws {
        self.init(
            try Data(contentsOf: url, options: .mappedIfSafe), at: url, fileName: url.lastPathComponent, owner: owner)
    }

    /// Bytes that are in a file, too.
    package init(_ data: Data, at file: URL, fileName: String? = nil, owner: (any AnyObject & Sendable)?) {
        self.data = data
        self.file = file
        self.fileName = fileName
        self.owner = owner
    }
}
