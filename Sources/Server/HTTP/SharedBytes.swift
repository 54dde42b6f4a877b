/// Bytes at a fixed address, which responses refer to without a copy.
package final class SharedBytes: Sendable {
    // Written once, in the initializer, and then only read until the last reference is released.
    nonisolated(unsafe) let memory: UnsafeRawBufferPointer

    package init(_ bytes: [UInt8]) {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(bytes.count, 1), alignment: 16)
        memory.copyBytes(from: bytes)
        self.memory = UnsafeRawBufferPointer(rebasing: memory[..<bytes.count])
    }

    deinit {
        memory.baseAddress.map { UnsafeMutableRawPointer(mutating: $0).deallocate() }
    }

    package var bytes: [UInt8] { Array(memory) }
    package var count: Int { memory.count }
}
