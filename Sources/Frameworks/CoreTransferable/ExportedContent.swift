package import Foundation

/// The bytes of a value, with the name of the file that they come from.
package struct ExportedContent: Sendable {
    package let data: Data
    /// The name of the file; nil for bytes that were made in memory.
    package let fileName: String?

    init(_ data: Data, fileName: String? = nil) {
        self.data = data
        self.fileName = fileName
    }
}
