public import Foundation

/// A file that a test leaves: in the folder of `ESPALIER_ATTACHMENTS`, or in `attachments` beside the built tests.
public final class XCTAttachment {
    /// Whether the file stays if the test passes.
    public enum Lifetime: Int, Sendable {
        case keepAlways, deleteOnSuccess
    }

    public enum ImageQuality: Int, Sendable {
        case original, medium, low
    }

    public var name: String?
    public var lifetime: Lifetime = .deleteOnSuccess
    public var userInfo: [AnyHashable: Any] = [:]
    /// The type of the data, such as `public.png`.
    public let uniformTypeIdentifier: String
    let data: Data
    let fileExtension: String

    public init(data: Data, uniformTypeIdentifier: String = "public.data") {
        self.data = data
        self.uniformTypeIdentifier = uniformTypeIdentifier
        fileExtension =
            switch uniformTypeIdentifier {
            case "public.png": "png"
            case "public.jpeg": "jpg"
            case "public.json": "json"
            case "public.plain-text", "public.text", "public.utf8-plain-text": "txt"
            default: "data"
            }
    }

    public convenience init(string: String) {
        self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
    }

    /// A picture of a page, or its elements as a text if no browser shows it.
    public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality = .original) {
        if screenshot.pngRepresentation.isEmpty {
            self.init(string: screenshot.elements)
        } else {
            self.init(data: screenshot.pngRepresentation, uniformTypeIdentifier: "public.png")
        }
        name = "Screenshot"
    }

    /// A file's contents; empty if it cannot be read.
    public convenience init(contentsOfFile url: URL) {
        let data = (try? Data(contentsOf: url)) ?? Data()
        self.init(data: data, uniformTypeIdentifier: "public.data")
        name = url.lastPathComponent
    }

    public convenience init(
        uniformTypeIdentifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
    ) {
        self.init(data: payload ?? Data(), uniformTypeIdentifier: uniformTypeIdentifier ?? "public.data")
        self.name = name
        self.userInfo = userInfo ?? [:]
    }

    // MARK: Files

    static var folder: URL {
        if let folder = ProcessInfo.processInfo.environment["ESPALIER_ATTACHMENTS"] {
            return URL(fileURLWithPath: folder)
        }
        return BuiltProduct.testBundle.deletingLastPathComponent().appendingPathComponent("attachments")
    }

    /// Writes the file.
    ///
    /// - Parameter test: The name of the test, which is that of the folder.
    /// - Returns: The file; nil if it could not be written.
    func write(for test: String) -> URL? {
        func safe(_ text: String) -> String {
            String(text.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" }.prefix(100))
        }
        let folder = Self.folder.appendingPathComponent(safe(test))
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            var index = 1
            var file: URL
            repeat {
                let suffix = index == 1 ? "" : "-\(index)"
                file = folder.appendingPathComponent("\(safe(name ?? "Attachment"))\(suffix).\(fileExtension)")
                index += 1
            } while FileManager.default.fileExists(atPath: file.path)
            try data.write(to: file)
            return file
        } catch {
            FileHandle.standardError.write(Data("espalier: an attachment could not be written: \(error)\n".utf8))
            return nil
        }
    }
}
