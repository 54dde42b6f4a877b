#if canImport(Glibc)
    import Glibc
#endif

/// A file that is open for reading; closed with the last reference.
package final class OpenFile: Sendable {
    let descriptor: Int32
    let size: Int

    init(descriptor: Int32, size: Int) {
        self.descriptor = descriptor
        self.size = size
    }

    deinit {
        close(descriptor)
    }

    /// The bytes from the file's start, all or the first `most`; fewer if the file was truncated meanwhile.
    func read(atMost most: Int = .max) -> [UInt8] {
        let size = min(size, most)
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let length = pread(descriptor, buffer.baseAddress! + count, size - count, count)
                guard length > 0 else { return }
                count += length
            }
        }
    }
}
