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
        case .part(let file, let offset, let count):
            let descriptor = dup(file.descriptor)
            guard descriptor >= 0 else { return nil }
            return MHD_create_response_from_fd_at_offset64(UInt64(count), descriptor, UInt64(offset))
        case .produced(let body):
            let reader = ProducedReader(body: body, connection: Connection(pointer: connection))
            return MHD_create_response_from_callback(
                body.length.map { UInt64($0) } ?? espalier_unknown_size(), 32 * 1024,
                { context, _, buffer, size in
                    Unmanaged<ProducedReader>.fromOpaque(context!)._withUnsafeGuaranteedRef {
                        $0.read(UnsafeMutableRawBufferPointer(start: buffer, count: size))
                    }
                }, Unmanaged.passRetained(reader).toOpaque(),
                { context in
                    Unmanaged<ProducedReader>.fromOpaque(context!).takeRetainedValue().body.abandon()
                })
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

/// A body that a task makes, and that one connection reads.
private final class ProducedReader {
    let body: ProducedBody
    private let connection: Connection

    init(body: ProducedBody, connection: Connection) {
        self.body = body
        self.connection = connection
    }

    /// The number of bytes read; 0 after the connection was suspended; -1 (the library's end of stream) at the end, -2 (its error) for
    /// a body that ends too early.
    func read(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
        let connection = connection
        let reading = body.read(into: buffer) {
            MHD_suspend_connection(connection.pointer)
            return { MHD_resume_connection(connection.pointer) }
        }
        switch reading {
        case .bytes(let count): return count
        case .pending: return 0
        case .end: return -1
        case .broken:
            connection.pointer.entry { $0.breakOff() }
            return -2
        }
    }
}
