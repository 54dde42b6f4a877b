import CoreTransferable
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
    /// The names of the folders that the user has chosen or dropped, and in which the file is, the outermost first.
    package let folders: [String]
    /// The media type that the browser supposes, such as `text/plain`; empty if it is unknown.
    package let mediaType: String
    /// A number of the client that has sent the file; nil if it is not known.
    package let client: Int?
    private let end: @Sendable () -> Void

    /// Takes over a descriptor.
    ///
    /// - Parameter end: Called after the file has disappeared.
    package init(
        descriptor: Int32, size: Int, name: String = "", folders: [String] = [], mediaType: String = "",
        client: Int? = nil, end: @escaping @Sendable () -> Void = {}
    ) {
        self.name = name
        self.folders = folders
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
