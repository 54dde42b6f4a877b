internal import CMicroHTTPD
import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// The state of a connection that asks for `/healthz`: nothing has to be kept, so an address is enough.
nonisolated(unsafe) private let healthMark = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

extension HTTPServer {
    /// Takes a request's line and headers, then its body in parts, then its end. Only the last call answers: the library
    /// closes the connection after an answer that comes before the body.
    static let access: MHD_AccessHandlerCallback = {
        context, connection, url, method, version, upload, uploadSize, state in
        guard let context, let connection, let url, let method, let uploadSize, let state else { return .NO }
        let server = Unmanaged<HTTPServer>.fromOpaque(context)
        if state.pointee == espalier_long_query_state() {
            state.pointee = nil
            return server._withUnsafeGuaranteedRef { $0.refuseLongQuery(connection, url, method) }
        }
        guard let known = state.pointee else {
            return server._withUnsafeGuaranteedRef { $0.begin(connection, url, method, state) }
        }
        if known == healthMark {
            // A body that comes along is read and forgotten.
            guard uploadSize.pointee == 0 else {
                uploadSize.pointee = 0
                return .YES
            }
            return server._withUnsafeGuaranteedRef { server in
                server.healthChecks.add(1, ordering: .relaxed)
                return MHD_queue_response(connection, 200, server.health)
            }
        }
        return Unmanaged<Exchange>.fromOpaque(known)._withUnsafeGuaranteedRef { exchange in
            if uploadSize.pointee > 0 {
                let part = UnsafeRawBufferPointer(start: upload, count: uploadSize.pointee)
                uploadSize.pointee = 0
                return exchange.receive(part) ? .YES : .NO
            }
            guard let response = exchange.answer(on: connection) else { return .YES }
            if case .channel(let channel) = response.body { exchange.promise(channel) }
            return connection.queue(response)
        }
    }

    static let completed: MHD_RequestCompletedCallback = { _, _, state, _ in
        guard let known = state?.pointee, known != healthMark, known != espalier_long_query_state() else { return }
        state?.pointee = nil
        Unmanaged<Exchange>.fromOpaque(known).release()
    }

    private func refuseLongQuery(
        _ connection: OpaquePointer, _ url: UnsafePointer<CChar>, _ method: UnsafePointer<CChar>
    ) -> MHD_Result {
        let request = connection.request(
            method: HTTPRequest.Method(name: String(cString: method)), path: String(cString: url), body: [])
        return connection.queue(handler.queryTooLong(request))
    }

    private func begin(
        _ connection: OpaquePointer, _ url: UnsafePointer<CChar>, _ method: UnsafePointer<CChar>,
        _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> MHD_Result {
        if strcmp(url, "/healthz") == 0, strcmp(method, "GET") == 0 || strcmp(method, "HEAD") == 0 {
            state.pointee = healthMark
            return .YES
        }
        let exchange = Exchange(
            server: self, method: HTTPRequest.Method(name: String(cString: method)), path: String(cString: url))
        state.pointee = Unmanaged.passRetained(exchange).toOpaque()
        guard connection.announcedLength > configuration.bodyLimit else { return .YES }
        // The body is not read: the answer comes at once, and the connection is closed after it.
        return connection.queue(
            handler.tooLarge(connection.request(method: exchange.method, path: exchange.path, body: [])))
    }
}

extension OpaquePointer {
    /// The length that the request says its body has; 0 where it says none.
    fileprivate var announcedLength: Int {
        guard let text = MHD_lookup_connection_value(self, .HEADER_KIND, "Content-Length") else { return 0 }
        return Int(strtoll(text, nil, 10))
    }

    /// The request of this connection.
    func request(method: HTTPRequest.Method, path: String, body: [UInt8]) -> HTTPRequest {
        var reading = RequestReading()
        withUnsafeMutablePointer(to: &reading) { reading in
            MHD_get_connection_values_n(self, .HEADER_KIND, RequestReading.takeHeader, reading)
            MHD_get_connection_values_n(self, .GET_ARGUMENT_KIND, RequestReading.takeParameter, reading)
        }
        return HTTPRequest(method: method, path: path, query: reading.query, headers: reading.headers, body: body)
    }

    /// Gives an answer to the library.
    func queue(_ response: HTTPResponse) -> MHD_Result {
        guard let made = response.body.makeResponse(on: self) else { return .NO }
        defer { MHD_destroy_response(made) }
        for header in response.headers { MHD_add_response_header(made, header.name, header.value) }
        // The library (0.9.75) writes the end of a body that it does not send: no other answer may follow that.
        if case .unstated = response.body { MHD_add_response_header(made, "Connection", "close") }
        return MHD_queue_response(self, UInt32(response.status.rawValue), made)
    }
}

/// What the library's iteration over a request's headers and parameters collects.
private struct RequestReading {
    var headers = RequestHeaders()
    var query = Parameters()

    static let takeHeader: MHD_KeyValueIteratorN = { context, _, name, nameLength, value, valueLength in
        let name = UnsafeRawBufferPointer(start: name, count: nameLength)
        let reading = context!.assumingMemoryBound(to: RequestReading.self)
        guard let header = RequestHeader(name: name), reading.pointee.headers[header] == nil else { return .YES }
        let value = UnsafeRawBufferPointer(start: value, count: valueLength)
        reading.pointee.headers[header] = String(decoding: value, as: UTF8.self)
        return .YES
    }

    static let takeParameter: MHD_KeyValueIteratorN = { context, _, name, nameLength, value, valueLength in
        // The library splits the query; what is encoded, it left (`espalier_keep_escaped`).
        guard let name = PercentEncoding.decode(UnsafeRawBufferPointer(start: name, count: nameLength)),
            let value = PercentEncoding.decode(UnsafeRawBufferPointer(start: value, count: valueLength))
        else { return .YES }
        let reading = context!.assumingMemoryBound(to: RequestReading.self)
        reading.pointee.query.pairs.append(Parameters.Pair(name: name, value: value))
        return .YES
    }
}

extension HTTPResponse.Body {
    /// The library's object for a body.
    fileprivate func makeResponse(on connection: OpaquePointer) -> OpaquePointer? {
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
            // The library closes what it is given.
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
        case .channel:
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

    /// How many bytes were read; 0 after the connection was suspended; -1 (the library's end of stream) at the end.
    func read(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
        let connection = connection
        let reading = stream.read(into: buffer) {
            MHD_suspend_connection(connection.pointer)
            return { MHD_resume_connection(connection.pointer) }
        }
        switch reading {
        case .bytes(let count): return count
        case .nothingYet: return 0
        case .end: return -1
        }
    }
}
