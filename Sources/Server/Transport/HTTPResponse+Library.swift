internal import EspalierCMicroHTTPD

#if canImport(Glibc)
    import Glibc
#endif

extension HTTPResponse.Body {
    /// The library's object for a body.
    func makeResponse(on connection: OpaquePointer) -> OpaquePointer? {
        switch self {
        case .empty:
            return espalier_response_of_static_bytes(nil, 0)
        case .bytes(let bytes):
            return bytes.withUnsafeBytes { espalier_response_of_copied_bytes($0.baseAddress, $0.count) }
        case .shared(let shared):
            return MHD_create_response_from_buffer_with_free_callback_cls(
                shared.count, UnsafeMutableRawPointer(mutating: shared.memory.baseAddress),
                { Unmanaged<SharedBytes>.fromOpaque($0!).release() }, Unmanaged.passRetained(shared).toOpaque())
        case .file(let file):
            // The library closes the descriptor.
            let descriptor = dup(file.descriptor)
            guard descriptor >= 0 else { return nil }
            return MHD_create_response_from_fd64(UInt64(file.size), descriptor)
        case .stream(let stream):
            let reader = StreamReader(stream: stream, connection: Connection(pointer: connection))
            return MHD_create_response_from_callback(
                espalier_unknown_size(), 16 * 1024,
                { context, _, buffer, size in
                    let reader = Unmanaged<StreamReader>.fromOpaque(context!)
                    return reader._withUnsafeGuaranteedRef {
                        $0.read(UnsafeMutableRawBufferPointer(start: buffer, count: size))
                    }
                }, Unmanaged.passRetained(reader).toOpaque(),
                { context in
                    let reader = Unmanaged<StreamReader>.fromOpaque(context!).takeRetainedValue()
                    reader.stream.abandon()
                })
        case .upgrade:
            return MHD_create_response_for_upgrade(
                { _, _, exchange, extra, extraCount, socket, handle in
                    guard let exchange, let handle else { return }
                    let extra = UnsafeRawBufferPointer(start: extra, count: extraCount)
                    Unmanaged<Exchange>.fromOpaque(exchange)._withUnsafeGuaranteedRef {
                        $0.handOver(socket, handle, extra: extra)
                    }
                }, nil)
        case .unstated:
            return MHD_create_response_from_callback(
                espalier_unknown_size(), 16, { _, _, _, _ in -1 }, nil, nil)
        }
    }
}

/// A stream that one connection reads.
private final class StreamReader {
    let stream: EventStream
    private let connection: Connection

    init(stream: EventStream, connection: Connection) {
        self.stream = stream
        self.connection = connection
    }

    /// The number of bytes read; 0 after the connection was suspended; -1 (the library's end of stream) at the end.
    func read(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
        let connection = connection
        let reading = stream.read(into: buffer) {
            MHD_suspend_connection(connection.pointer)
            return { MHD_resume_connection(connection.pointer) }
        }
        switch reading {
        case .bytes(let count): return count
        case .pending: return 0
        case .end: return -1
        }
    }
}
