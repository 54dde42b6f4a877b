import Foundation
package import UniformTypeIdentifiers

extension NSItemProvider {
    /// A provider of a file that the user has dropped, as its address or as its bytes.
    package convenience init(file: NamedFile, type: UTType) {
        self.init()
        suggestedName = file.url.deletingPathExtension().lastPathComponent
        add(OfferedFile(types: [type], file: file))
    }

    /// A provider of a file over the page, which is there once it is dropped.
    ///
    /// - Parameter type: The type of the file; nil if the browser does not know it, so that it may be of any.
    package convenience init(draggedFileOf type: UTType?) {
        self.init()
        add(OfferedFile(types: type.map { [$0] } ?? UTType.data.knownSubtypes, file: nil))
    }

    /// A provider of bytes that are in a file, which are read when they are asked for.
    package convenience init(_ type: UTType, _ content: @escaping @Sendable () -> ExportedContent) {
        self.init()
        add(type, content)
    }
}

/// A file of the user's device.
struct OfferedFile {
    /// The types that it may have.
    let types: [UTType]
    /// The file; nil before it is dropped.
    let file: NamedFile?

    /// The types of data in which it is offered.
    var registeredTypes: [UTType] { types + [.fileURL] }

    func loading<T: Transferable>(as type: T.Type) -> TransferLoading<T>? {
        if type == URL.self {
            guard let url = file?.url as? T else { return .later { throw TransferError.unsupported } }
            return .ready(url)
        }
        return T.loading(depth: 0) { type, _ in
            guard type == URL.self else { return nil }
            guard let url = file?.url else { return .later { throw TransferError.unsupported } }
            return .ready(url)
        } bytes: { wanted in
            content(as: wanted)
        }
    }

    /// The bytes as a type; nil if the file is of another one.
    func content(as wanted: UTType) -> Load<ExportedContent>? {
        if wanted == .fileURL || wanted == .url {
            return { [file] in
                guard let file else { throw TransferError.unsupported }
                return ExportedContent(Data(file.url.absoluteString.utf8))
            }
        }
        guard types.contains(where: { $0.conforms(to: wanted) }) else { return nil }
        return { [file] in
            guard let file else { throw TransferError.unsupported }
            return try ExportedContent(fileAt: file.url, owner: file)
        }
    }
}
