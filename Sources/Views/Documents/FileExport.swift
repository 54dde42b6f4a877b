import CoreTransferable
import EspalierInternationalization
import Foundation
import UniformTypeIdentifiers

/// The contents that a file exporter hands to the browser. Nothing is encoded before they are asked for.
enum FileExport {
    /// Documents, which are written at once.
    case now(@MainActor () throws -> [FileContent])
    /// Values that are encoded first.
    case later(@MainActor () async throws -> [FileContent])

    /// Documents as files of the first type. Without one, each has the first type that it can be written to.
    ///
    /// - Parameter name: The name for the user; nil for that of the document's wrapper.
    static func documents<D: _WritableDocument>(_ documents: [D], _ types: [UTType], name: String?) -> FileExport {
        let documents = UncheckedTransfer(documents)
        return .now {
            let type = types.first ?? D.writableContentTypes.first ?? .data
            return try documents.value.map { try FileContent($0._fileWrapper(as: type), type, name: name) }
        }
    }

    /// Values that can be transferred.
    ///
    /// - Parameter name: The name for the user; nil for that of the value, if it has one.
    static func items<T: Transferable>(_ items: [T], _ types: [UTType], name: String?) -> FileExport {
        let items = UncheckedTransfer(items)
        return .later {
            var contents: [FileContent] = []
            for item in items.value { contents.append(try await FileContent(item, as: types, name: name)) }
            return contents
        }
    }
}

extension FileContent {
    /// A file or a folder of the server. Links in a folder are left out.
    init(itemAt url: URL) throws {
        guard url.hasDirectoryPath || (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else {
            self = try FileContent(fileAt: url)
            return
        }
        var parts: [Part] = []
        try Self.add(filesIn: url, at: [], to: &parts)
        self.init(parts, .folder, name: url.lastPathComponent)
    }

    private static func add(filesIn folder: URL, at path: [String], to parts: inout [Part]) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
            let url = folder.appendingPathComponent(name)
            let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
            let inner = path + [FileName.safe(name)]
            switch attributes[.type] as? FileAttributeType {
            case .typeDirectory?: try add(filesIn: url, at: inner, to: &parts)
            case .typeRegular?:
                parts.append(
                    Part(path: inner, bytes: .file(url, size: (attributes[.size] as? NSNumber)?.intValue ?? 0)))
            default: break
            }
        }
    }

    /// A document, which may be a folder.
    ///
    /// - Parameter name: The name for the user; nil for that of the wrapper.
    init(_ wrapper: FileWrapper, _ type: UTType, name: String?) throws {
        let name = name ?? wrapper.preferredFilename ?? wrapper.filename
        if let data = wrapper.regularFileContents {
            self.init(data, type, name: name)
        } else if let children = wrapper.fileWrappers {
            var parts: [Part] = []
            Self.add(children, at: [], to: &parts)
            self.init(parts, type, name: name)
        } else {
            throw CocoaError(.fileWriteUnknown)
        }
    }

    private static func add(_ children: [String: FileWrapper], at path: [String], to parts: inout [Part]) {
        for (name, child) in children.sorted(by: { $0.key < $1.key }) {
            let inner = path + [FileName.safe(name)]
            if let data = child.regularFileContents { parts.append(Part(path: inner, bytes: .data(data))) }
            if let children = child.fileWrappers { add(children, at: inner, to: &parts) }
        }
    }

    /// A folder.
    private init(_ parts: [Part], _ type: UTType, name: String?) {
        self.init(data: Data(), name: Self.named(name, type), mediaType: "application/zip")
        self.parts = parts
    }
}

extension PageOpenings {
    /// Lets the user save files, as one archive if there are several: browsers ask their users before they save several.
    func save(together files: [PageFile]) {
        guard let only = files.first else { return }
        save([files.count == 1 ? only : PageFile(archive: files.flatMap(\.items), named: "Archive.zip")])
    }
}
