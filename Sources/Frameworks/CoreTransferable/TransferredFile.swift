public import Foundation
import UniformTypeIdentifiers

/// A file as which a value leaves.
public struct SentTransferredFile: Sendable {
    /// The file.
    public let file: URL
    /// Whether the receiver may use the file itself. Receivers always get a copy.
    public let allowAccessingOriginalFile: Bool

    /// A file.
    ///
    /// - Parameter allowAccessingOriginalFile: Whether the receiver may use the file itself. It has no effect.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file from which a value arrives. It exists only while the value is made: copy or move it to keep it.
public struct ReceivedTransferredFile: Sendable {
    /// The file. Its name ends with the extension of its type, if that has one.
    public let file: URL
    /// Whether the file is the sender's own one: false, because it is a copy.
    public let isOriginalFile: Bool
}

extension SentTransferredFile {
    /// The content of the file, read off the main actor.
    nonisolated func content() async throws -> ExportedContent {
        try ExportedContent(fileAt: file)
    }
}

extension NamedFile {
    /// Writes bytes that have arrived into a file, off the main actor.
    nonisolated static func received(_ content: ExportedContent, as type: UTType) async throws -> NamedFile {
        try NamedFile(content, named: "file", as: type)
    }
}

extension NamedFile {
    /// Writes a content, or copies its file.
    ///
    /// - Parameters:
    ///   - name: The name without an extension.
    ///   - type: The type, whose extension the file gets if its bytes do not show another one.
    convenience init(_ content: ExportedContent, named name: String, as type: UTType) throws {
        let ending = content.data.filenameExtension ?? type.preferredFilenameExtension ?? "data"
        if let file = content.file {
            try self.init(copying: file, named: name + "." + ending)
        } else {
            try self.init(content.data, named: name + "." + ending)
        }
        withExtendedLifetime(content) {}
    }
}

extension Data {
    /// The extension of a picture or a movie, by its first bytes; nil for other files.
    var filenameExtension: String? {
        let start = [UInt8](prefix(12))
        if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "png" }
        if start.starts(with: [0xFF, 0xD8, 0xFF]) { return "jpeg" }
        if start.starts(with: Array("GIF8".utf8)) { return "gif" }
        guard start.count == 12, start[4..<8].elementsEqual("ftyp".utf8) else { return nil }
        // The brand of an ISO base media file.
        switch String(decoding: start[8..<12], as: UTF8.self) {
        case "qt  ": return "mov"
        case "heic", "heix", "mif1", "msf1": return "heic"
        default: return "mp4"
        }
    }
}
