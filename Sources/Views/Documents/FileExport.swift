import CoreTransferable
import EspalierInternationalization
import Foundation
import UniformTypeIdentifiers

/// The contents that a file exporter hands to the browser.
enum FileExport {
    /// Documents, which are written at once.
    case now(@MainActor () throws -> [FileContent])
    /// Values that are encoded first.
    case later(@MainActor () async throws -> [FileContent])

    /// Documents of values.
    static func documents<D: FileDocument>(_ documents: [D], _ types: [UTType], name: String?) -> FileExport {
        let documents = UncheckedTransfer(documents)
        return .now {
            let type = types.first ?? D.writableContentTypes.first ?? .data
            return try contents(documents.value, type, name: name) {
                try $0.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: type))
            }
        }
    }

    /// Documents of objects.
    static func documents<D: ReferenceFileDocument>(_ documents: [D], _ types: [UTType], name: String?) -> FileExport {
        let documents = UncheckedTransfer(documents)
        return .now {
            let type = types.first ?? D.writableContentTypes.first ?? .data
            return try contents(documents.value, type, name: name) {
                try $0.fileWrapper(
                    snapshot: $0.snapshot(contentType: type),
                    configuration: FileDocumentWriteConfiguration(contentType: type))
            }
        }
    }

    /// Values that can be transferred.
    static func items<T: Transferable>(_ items: [T], _ types: [UTType], name: String?) -> FileExport {
        let items = UncheckedTransfer(items)
        return .later {
            var contents: [FileContent] = []
            for item in items.value { contents.append(try await FileContent(item, as: types, name: name)) }
            return contents
        }
    }

    private static func contents<D>(
        _ documents: [D], _ type: UTType, name: String?, _ wrapper: (D) throws -> FileWrapper
    ) throws -> [FileContent] {
        try documents.map { try FileContent(wrapper($0), type, name: name) }
    }
}

extension FileContent {
    /// A document. A folder becomes an archive, because browsers save only files.
    ///
    /// - Parameter name: The name for the user; nil for that of the wrapper.
    init(_ wrapper: FileWrapper, _ type: UTType, name: String?) throws {
        let name = name ?? wrapper.preferredFilename ?? wrapper.filename
        if let data = wrapper.regularFileContents {
            self.init(data, type, name: name)
        } else if let children = wrapper.fileWrappers {
            let folder = Self.named(name, type)
            var archive = ZipArchive()
            try archive.add(children, in: folder)
            self.init(data: archive.data, name: folder + ".zip", mediaType: "application/zip")
        } else {
            throw CocoaError(.fileWriteUnknown)
        }
    }

    /// The files as one: browsers ask their users before they save several.
    static func archive(_ contents: [FileContent]) throws -> FileContent {
        var archive = ZipArchive()
        var names: Set<String> = []
        for content in contents {
            var name = content.name
            var number = 2
            while !names.insert(name).inserted {
                let text = content.name as NSString
                name = "\(text.deletingPathExtension) \(number)"
                if !text.pathExtension.isEmpty { name += "." + text.pathExtension }
                number += 1
            }
            try archive.add(content.data, at: name)
        }
        return FileContent(data: archive.data, name: "Archive.zip", mediaType: "application/zip")
    }
}

extension ZipArchive {
    fileprivate mutating func add(_ children: [String: FileWrapper], in folder: String) throws {
        for (name, child) in children.sorted(by: { $0.key < $1.key }) {
            let path = folder + "/" + FileName.safe(name)
            if let data = child.regularFileContents { try add(data, at: path) }
            if let children = child.fileWrappers { try add(children, in: path) }
        }
    }
}
