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

    /// Writes bytes into a file in a folder of its own, off the main actor.
    nonisolated static func write(_ data: Data, as type: UTType) async throws -> ReceivedTransferredFile {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        let file = folder.appendingPathComponent(
            "file." + (data.filenameExtension ?? type.preferredFilenameExtension ?? "data"))
        do {
            try data.write(to: file)
        } catch {
            try? FileManager.default.removeItem(at: folder)
            throw error
        }
        return ReceivedTransferredFile(file: file, isOriginalFile: false)
    }

    /// Removes the file and its folder, if they are still there.
    nonisolated func remove() {
        try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
    }
}

extension SentTransferredFile {
    /// The bytes of the file, read off the main actor.
    nonisolated func read() async throws -> Data { try Data(contentsOf: file, options: .mappedIfSafe) }
}

extension Data {
    /// The extension of a picture or a movie, by its first bytes; nil for other files.
    fileprivate var filenameExtension: String? {
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
