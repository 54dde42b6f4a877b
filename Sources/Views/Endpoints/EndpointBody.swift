import Synchronization

/// The body of a request, which arrives while it is read.
package protocol EndpointBody: Sendable {
    /// The next part; nil at the end.
    func next() async throws -> [UInt8]?
    /// All parts together.
    func collect() async throws -> [UInt8]
}

/// A body that has arrived.
package final class ReceivedBody: EndpointBody {
    private let bytes: Mutex<[UInt8]>

    package init(_ bytes: [UInt8]) {
        self.bytes = Mutex(bytes)
    }

    package func next() -> [UInt8]? {
        let part = collect()
        return part.isEmpty ? nil : part
    }

    package func collect() -> [UInt8] {
        bytes.withLock { bytes in
            defer { bytes = [] }
            return bytes
        }
    }
}
