import CoreTransferable
import EspalierDisplayTree
import Foundation
import UniformTypeIdentifiers

/// A file or a folder before it is written.
struct FileContent: Sendable {
    /// A file in a folder.
    struct Part: Sendable {
        /// The names of the folders inside and the file, each of which is safe.
        var path: [String]
        var bytes: Bytes
    }

    /// The bytes of a file, or the file that has them.
    enum Bytes: Sendable {
        case data(Data)
        case file(URL, size: Int)

        var count: Int {
            switch self {
            case .data(let data): data.count
            case .file(_, let size): size
            }
        }
    }

    /// The bytes; none for those of a file of the server, and for a folder.
    var data: Data
    /// The content that the bytes come from, which may be a file; nil for others.
    var source: ExportedContent?
    /// The name for the user, with an extension.
    var name: String
    /// The media type, such as `text/plain`.
    var mediaType: String
    /// The files in a folder; nil for a file.
    var parts: [Part]?

    init(data: Data, name: String, mediaType: String) {
        self.data = data
        self.name = name
        self.mediaType = mediaType
    }

    /// Bytes of a type.
    ///
    /// - Parameter name: The name; nil or an empty one for `Untitled`. It gets the extension of the type, unless it has one of it.
    init(_ data: Data, _ type: UTType, name: String?) {
        self.init(
            data: data, name: Self.named(name, type), mediaType: type.mediaType ?? "application/octet-stream")
    }

    /// A name for a file of a type.
    static func named(_ name: String?, _ type: UTType) -> String {
        let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Untitled"
        guard let ending = type.fileExtension else { return name }
        let own = (name as NSString).pathExtension.lowercased()
        if own == ending || UTType(filenameExtension: own, conformingTo: type) != nil { return name }
        // The extensions of a type also fit the types that conform to it, such as `txt` for text in UTF-8.
        if type.supertypes.contains(where: { $0.filenameExtensions.contains(own) }) { return name }
        return name + "." + ending
    }

    /// A value in its first form that conforms to one of some types; without types, in its first form.
    ///
    /// - Parameters:
    ///   - name: The name for the user; nil for that of the value's file.
    ///   - title: The name of a value without a file of its own; nil for that of its image, if it is one.
    @MainActor init(
        _ item: some Transferable, as types: [UTType] = [], name: String? = nil, title: String? = nil
    ) async throws {
        if let url = item as? URL, url.isFileURL, types.isEmpty {
            self = try FileContent(fileAt: url, name: name)
        } else if let image = item as? Image {
            self = try FileContent(imageFile: image, name: name ?? title)
        } else {
            for type in Swift.type(of: item).exportedTypes()
            where types.isEmpty || types.contains(where: { type.conforms(to: $0) }) {
                guard let content = try await item.content(as: type) else { continue }
                self = FileContent(content.data, type, name: name ?? content.fileName ?? title)
                source = content
                return
            }
            throw TransferError.unsupported
        }
    }

    /// A file of the server.
    ///
    /// - Parameter name: The name for the user; nil for that of the file.
    init(fileAt url: URL, name: String? = nil) throws {
        let type = UTType(filenameExtension: url.pathExtension) ?? .data
        let name = name.map { Self.named($0, type) } ?? url.lastPathComponent
        guard FileManager.default.isReadableFile(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
        // The kernel copies the file. Foundation would read all of its bytes here.
        self.init(data: Data(), name: name, mediaType: type.mediaType ?? "application/octet-stream")
        source = ExportedContent(Data(), at: url, fileName: url.lastPathComponent, owner: nil)
    }

    /// The file of an image.
    @MainActor init(imageFile image: Image, name: String?) throws {
        guard let file = image.file(on: ViewGraph.current), let type = UTType(mimeType: file.mediaType) else {
            throw TransferError.unsupported
        }
        self.init(file.data, type, name: name ?? file.name)
    }
}

extension PageFile {
    /// Writes a content.
    init(_ content: FileContent) throws {
        if let parts = content.parts {
            let folder = try NamedFile(
                folderNamed: content.name, size: parts.reduce(0) { $0 + $1.bytes.count }
            ) { folder in
                for part in parts { try part.write(in: folder) }
            }
            self.init(folder, mediaType: content.mediaType)
        } else if let file = content.source?.file {
            self.init(try NamedFile(copying: file, named: content.name), mediaType: content.mediaType)
        } else {
            try self.init(content.data, named: content.name, mediaType: content.mediaType)
        }
    }
}

extension FileContent.Part {
    /// Writes the file, and the folders around it.
    fileprivate func write(in folder: URL) throws {
        let inner = path.dropLast().reduce(folder) { $0.appendingPathComponent($1, isDirectory: true) }
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        let place = inner.appendingPathComponent(path.last ?? "Untitled", isDirectory: false)
        switch bytes {
        case .data(let data): try data.write(to: place, options: .withoutOverwriting)
        case .file(let source, _): try NamedFile.copy(fileAt: source, to: place)
        }
    }
}

extension Image {
    /// The file of the image as it is: its bytes, its media type and its name; nil for an image that code draws.
    @MainActor fileprivate func file(on page: ViewGraph?) -> (data: Data, mediaType: String, name: String?)? {
        guard let resources = page?.appResources ?? .ofProcess else { return nil }
        if case .symbol(let name) = displaySource(nil) {
            guard let markup = resources.pictures?.symbolMarkup(name) else { return nil }
            let start = Data(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="currentColor">"#.utf8)
            return (start + markup + Data("</svg>".utf8), "image/svg+xml", name)
        }
        let host = page?.host ?? HostEnvironment()
        let traits = ImageTraits(
            scale: CGFloat(host.displayScale), isDark: host.prefersDarkScheme, language: host.languages.first ?? "")
        guard let address = appImage(in: resources, traits: traits)?.address else { return nil }
        let path = String(address.prefix { $0 != "?" && $0 != "#" })
        var name: String?
        if case .file(let text) = source { name = text }
        if path.hasPrefix("/public/"), let picture = Picture.at(String(path.dropFirst("/public/".count))) {
            return (picture.data, picture.mediaType, name)
        }
        guard let data = resources.pictures?.data(at: address),
            let type = UTType(filenameExtension: (path as NSString).pathExtension, conformingTo: .image)?.mediaType
        else { return nil }
        return (data, type, name)
    }
}
