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
    /// A file or a folder of the server.
    init(itemAt url: URL) throws {
        guard url.hasDirectoryPath || (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else {
            self = try FileContent(fileAt: url)
            return
        }
        try self.init(FileWrapper(url: url), .folder, name: url.lastPathComponent)
    }

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
            try archive.add(children, in: FileName.safe(folder))
            self.init(data: archive.data, name: folder + ".zip", mediaType: "application/zip")
        } else {
            throw CocoaError(.fileWriteUnknown)
        }
    }

    /// The files as one: browsers ask their users before they save several. Files with the same name get numbers.
    static func archive(_ contents: [FileContent]) throws -> FileContent {
        let folder = FileWrapper(directoryWithFileWrappers: [:])
        for content in contents {
            folder.addRegularFile(withContents: content.data, preferredFilename: FileName.safe(content.name))
        }
        var archive = ZipArchive()
        try archive.add(folder.fileWrappers ?? [:])
        return FileContent(data: archive.data, name: "Archive.zip", mediaType: "application/zip")
    }
}

extension PageOpenings {
    /// Lets the user save files, as one archive if there are several.
    ///
    /// - Parameter contents: The contents of the files.
    func save(_ files: [PageFile], of contents: [FileContent]) throws {
        guard let only = files.first else { return }
        save([files.count == 1 ? only : try PageFile(FileContent.archive(contents))])
    }
}

extension ZipArchive {
    /// Adds the items of a folder.
    ///
    /// - Parameter path: The place of the folder in the archive; nil for the outermost one.
    fileprivate mutating func add(_ children: [String: FileWrapper], in path: String? = nil) throws {
        for (name, child) in children.sorted(by: { $0.key < $1.key }) {
            let name = FileName.safe(name)
            let path = path.map { $0 + "/" + name } ?? name
            if let data = child.regularFileContents { try add(data, at: path) }
            if let children = child.fileWrappers { try add(children, in: path) }
        }
    }
}
