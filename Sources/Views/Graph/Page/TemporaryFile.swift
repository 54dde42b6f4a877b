package import CoreTransferable
package import Foundation
import UniformTypeIdentifiers

#if canImport(Glibc)
    import Glibc
#endif

/// A file without a name on the disk. It disappears with the last reference, or with the process.
package final class TemporaryFile: Sendable {
    package let descriptor: Int32
    /// The number of bytes.
    package let size: Int
    /// The name that the file has for the user; empty if it is unknown.
    package let name: String
    /// The media type that the browser supposes, such as `text/plain`; empty if it is unknown.
    package let mediaType: String
    /// A number of the client that has sent the file; nil if it is not known.
    package let client: Int?
    private let end: @Sendable () -> Void

    /// Takes over a descriptor.
    ///
    /// - Parameter end: Called after the file has disappeared.
    package init(
        descriptor: Int32, size: Int, name: String = "", mediaType: String = "", client: Int? = nil,
        end: @escaping @Sendable () -> Void = {}
    ) {
        self.name = name
        self.mediaType = mediaType
        self.descriptor = descriptor
        self.size = size
        self.client = client
        self.end = end
    }

    deinit {
        close(descriptor)
        end()
    }

    /// An address by which this process opens the file.
    package var openAddress: URL { URL(fileURLWithPath: "/proc/self/fd/\(descriptor)") }

    /// The type of the file, by the extension of its name, or by the media type that the browser supposes.
    var contentType: UTType { .ofFile(named: name, mediaType: mediaType) }

    /// The bytes, mapped into memory; empty if that fails.
    package var data: Data {
        guard size > 0, let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
            return Data()
        }
        return Data(bytesNoCopy: start, count: size, deallocator: .custom { start, size in munmap(start, size) })
    }
}

extension NamedFile {
    /// The content of an upload that nothing else uses from here on. The upload's own file gets the name, if the file system allows that,
    /// so that no byte is copied.
    package convenience init(_ upload: TemporaryFile) throws {
        try self.init(size: upload.size, named: upload.name) { url in
            if linkat(AT_FDCWD, upload.openAddress.path, AT_FDCWD, url.path, AT_SYMLINK_FOLLOW) == 0 { return }
            try NamedFile.copy(from: upload.descriptor, size: upload.size, to: url)
        }
    }

    /// Gives uploads their names, off the main actor.
    nonisolated static func named(_ uploads: [TemporaryFile]) async -> Result<[NamedFile], any Error> {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: Result { try uploads.map { try NamedFile($0) } })
            }
        }
    }
}
