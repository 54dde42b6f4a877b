package import CoreTransferable
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

extension NamedFile {
    /// The content of an upload that nothing else uses from here on. The upload's own file gets the name, if the file system allows that,
    /// so that no byte is copied.
    package convenience init(_ upload: TemporaryFile) throws {
        try self.init(size: upload.size, named: upload.name) { try upload.move(to: $0) }
    }

    /// A folder with the files that the user has chosen or dropped with it.
    private convenience init(folderOf uploads: [TemporaryFile]) throws {
        try self.init(
            folderNamed: uploads.first?.folders.first ?? "", size: uploads.reduce(0) { $0 + $1.size }
        ) { folder in
            for upload in uploads {
                var place = folder
                for name in upload.folders.dropFirst() {
                    place.appendPathComponent(FileName.safe(name), isDirectory: true)
                }
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
                try upload.move(to: place.appendingPathComponent(FileName.safe(upload.name), isDirectory: false))
            }
        }
    }

    /// Gives uploads their names, off the main actor: the files, and the folders with the files that came with them.
    nonisolated static func named(_ uploads: [TemporaryFile]) async -> Result<[NamedFile], any Error> {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: Result { try items(of: uploads) }) }
        }
    }

    private nonisolated static func items(of uploads: [TemporaryFile]) throws -> [NamedFile] {
        let folders = Dictionary(grouping: uploads.filter { !$0.folders.isEmpty }) { $0.folders[0] }
        var made: Set<String> = []
        return try uploads.compactMap { upload in
            guard let folder = upload.folders.first else { return try NamedFile(upload) }
            guard made.insert(folder).inserted, let inside = folders[folder] else { return nil }
            return try NamedFile(folderOf: inside)
        }
    }
}

extension TemporaryFile {
    /// Gives the file a place, at which none is.
    fileprivate func move(to place: URL) throws {
        if linkat(AT_FDCWD, openAddress.path, AT_FDCWD, place.path, AT_SYMLINK_FOLLOW) == 0 { return }
        try NamedFile.copy(from: descriptor, size: size, to: place)
    }
}
