internal import EspalierCMicroHTTPD
import EspalierHTMLRenderer
import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// The state of a connection that requests `/healthz`. It needs no data, so an address is enough.
nonisolated(unsafe) private let healthMark = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

extension HTTPServer {
    /// Receives a request's line and headers, then its body in parts, then its end. Only the last call responds,
    /// because the library closes the connection after a response that comes before the body.
    static let access: MHD_AccessHandlerCallback = {
        context, connection, url, method, version, upload, uploadSize, state in
        guard let context, let connection, let url, let method, let version, let uploadSize, let state else {
            return .NO
        }
        let server = Unmanaged<HTTPServer>.fromOpaque(context)
        guard let known = state.pointee, known != espalier_long_query_state(), known != espalier_wrong_target_state()
        else {
            return server._withUnsafeGuaranteedRef { $0.begin(connection, url, method, version, state) }
        }
        if known == healthMark {
            // A body is read and discarded.
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
                connection.entry { $0.receives() }
                switch exchange.receive(part, on: connection) {
                case .taken:
                    uploadSize.pointee = 0
                    // An upload may take long while its bytes arrive.
                    if exchange.progress(part.count) { connection.entry { $0.enter(.receiving) } }
                    return .YES
                case .postponed: return .YES
                case .refused(let response):
                    uploadSize.pointee = 0
                    connection.entry { $0.refuse(response) }
                    return .NO
                case .ended: return .NO
                }
            }
            if exchange.isAnswered { return .NO }
            connection.entry { $0.enter(.responding) }
            guard let response = exchange.respond(on: connection) else { return .YES }
            switch response.body {
            case .upgrade(let upgrade):
                exchange.promise(upgrade)
                connection.entry { $0.enter(.upgraded) }
            case .stream(let stream): connection.entry { $0.onLeave { stream.close() } }
            case .produced(let body): connection.entry { $0.onLeave { body.abandon() } }
            default: connection.entry { $0.onLeave(nil) }
            }
            return connection.queue(response)
        }
    }

    static let completed: MHD_RequestCompletedCallback = { _, connection, state, _ in
        connection?.entry { $0.enter(.waiting) }
        guard let known = state?.pointee, known != healthMark, known != espalier_long_query_state(),
            known != espalier_wrong_target_state()
        else { return }
        state?.pointee = nil
        connection?.entry {
            $0.onLeave(nil)
            $0.waits(nil)
            $0.uploads(nil)
        }
        let exchange = Unmanaged<Exchange>.fromOpaque(known).takeRetainedValue()
        exchange.leave()
    }

    private func begin(
        _ connection: OpaquePointer, _ url: UnsafePointer<CChar>, _ method: UnsafePointer<CChar>,
        _ version: UnsafePointer<CChar>, _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> MHD_Result {
        let target = state.pointee
        state.pointee = nil
        if let fault = connection.framingFault(method, version) {
            return refuse(connection, method) { handler, request in handler.malformed(request, fault) }
        }
        if target == espalier_wrong_target_state() {
            return refuse(connection, method) { handler, request in
                handler.malformed(request, "The request's target contains an invalid character.")
            }
        }
        if target == espalier_long_query_state() {
            return refuse(connection, method) { handler, request in handler.queryTooLong(request) }
        }
        if configuration.answersHealth, isHealth(url), strcmp(method, "GET") == 0 || strcmp(method, "HEAD") == 0 {
            state.pointee = healthMark
            return .YES
        }
        guard var place = RequestTarget(String(cString: url)) else {
            return refuse(connection, method) { handler, request in
                handler.malformed(request, "The request's target must be a path or a URL of this server.")
            }
        }
        let peer = connection.entry { $0.address } ?? nil
        if !configuration.basePath.isNone, let peer, configuration.trustedProxies.contain(peer),
            let prefix = connection.forwardedPrefix
        {
            place.path = BasePath.restored(place.path, forwardedPrefix: prefix)
        }
        let forwardedFor = configuration.trustedProxies.isEmpty ? nil : connection.forwardedFor
        guard let ticket = connections.admit(peer: peer, forwardedFor: forwardedFor) else {
            return refuse(connection, method) { handler, request in handler.tooManyConnections(request) }
        }
        let method = HTTPRequest.Method(name: String(cString: method))
        let hasBody = connection.announcedLength ?? 0 > 0 || connection.hasTransferCoding
        // The last part of an upload may be empty.
        let mayHaveBody = hasBody || method == .post || method == .patch
        var handling = mayHaveBody ? handler.bodyHandling(method, place.path) : .memory
        // A request without a body is complete.
        if !hasBody, case .stream = handling { handling = .memory }
        let limit =
            switch handling {
            case .memory: configuration.bodyLimit
            case .file: configuration.uploadLimit
            case .stream(let limit): limit
            }
        if connection.announcedLength ?? 0 > limit {
            return refuse(connection, method, place) { handler, request in handler.tooLarge(request) }
        }
        let client = peer.map { configuration.trustedProxies.client(of: $0, forwardedFor: forwardedFor) }
        switch handling {
        case .memory: break
        case .file:
            // Only uploads for a page of their browser take room.
            let request = request(of: connection, method: method, target: place, body: [])
            let beginning = handler.begin(upload: request, limit: limit) { length in
                makeUpload(length, announced: connection.announcedLength, of: client)
            }
            switch beginning {
            case .response(let response): return refuse(connection, method, place) { _, _ in response }
            case .part(let part):
                // The end of a connection frees the room of an upload that consists of one body.
                connection.entry { $0.uploads(part.upload == nil ? part.file : nil) }
                let exchange = Exchange(
                    server: self, method: method, target: place, ticket: ticket, upload: part, client: client)
                state.pointee = Unmanaged.passRetained(exchange).toOpaque()
                return .YES
            }
        case .stream(let limit):
            var request = request(of: connection, method: method, target: place, body: [])
            let stream = BodyStream(limit: limit, budget: bodies, client: client)
            request.stream = stream
            switch handler.outcome(of: request) {
            case .inTask(_, let work):
                let exchange = Exchange(
                    server: self, method: method, target: place, ticket: ticket, upload: nil, stream: stream,
                    client: client)
                state.pointee = Unmanaged.passRetained(exchange).toOpaque()
                exchange.start(work, of: request.id, connection.entry { $0 })
                return .YES
            case .response(let response): return refuse(connection, method, place) { _, _ in response }
            default: return refuse(connection, method, place) { handler, request in handler.noRoom(request) }
            }
        }
        let exchange = Exchange(
            server: self, method: method, target: place, ticket: ticket, upload: nil, client: client)
        state.pointee = Unmanaged.passRetained(exchange).toOpaque()
        return .YES
    }

    /// Whether a path asks whether the server is alive. Most servers have no base path, and compare without a copy.
    private func isHealth(_ url: UnsafePointer<CChar>) -> Bool {
        let basePath = configuration.basePath
        return basePath.isNone
            ? strcmp(url, "/healthz") == 0 : basePath.inner(String(cString: url)) == "/healthz"
    }

    /// A file for an upload; nil if there is no room, and no idle upload that can end for it.
    ///
    /// - Parameters:
    ///   - length: The length of the upload; nil for that of the body.
    ///   - announced: The length of the body; nil if it is not announced.
    private func makeUpload(_ length: Int?, announced: Int?, of client: ClientAddress?) -> UploadFile? {
        let announced = length ?? announced
        let room = configuration.uploadRoom ?? UploadFile.room
        func make(isOwed: Bool = false) -> UploadFile? {
            UploadFile(
                limit: length ?? configuration.uploadLimit, announced: announced, of: client, in: room, isOwed: isOwed)
        }
        if let upload = make() { return upload }
        let needed = announced ?? 1
        guard room.hasShare(needed, of: client) else { return nil }
        handler.dropIdleUploads(of: needed, patience: configuration.uploadPatience)
        if let upload = make() { return upload }
        return connections.endIdleUploads(of: needed) ? make(isOwed: true) : nil
    }

    private func refuse(
        _ connection: OpaquePointer, _ method: UnsafePointer<CChar>,
        _ response: (any HTTPHandling, HTTPRequest) -> HTTPResponse
    ) -> MHD_Result {
        refuse(
            connection, HTTPRequest.Method(name: String(cString: method)), RequestTarget(path: "/"), response)
    }

    /// Responds before the body is read. The library closes the connection after that, and the table of connections reads the rest.
    private func refuse(
        _ connection: OpaquePointer, _ method: HTTPRequest.Method, _ target: RequestTarget,
        _ response: (any HTTPHandling, HTTPRequest) -> HTTPResponse
    ) -> MHD_Result {
        connection.entry {
            $0.enter(.responding)
            $0.lingers()
        }
        return connection.queue(response(handler, request(of: connection, method: method, target: target, body: [])))
    }

    /// The request of a connection.
    func request(
        of connection: OpaquePointer, method: HTTPRequest.Method, target: RequestTarget, body: [UInt8]
    ) -> HTTPRequest {
        let showsHeaders = handler.showsHeaders(method, target.path)
        var request = connection.request(method: method, target: target, body: body, showsHeaders: showsHeaders)
        guard let peer = connection.entry({ $0.address }) ?? nil else { return request }
        let proxies = configuration.trustedProxies
        request.isFromTrustedProxy = proxies.contain(peer)
        if request.isFromTrustedProxy, let id = RequestID(proxy: request.headers[.requestID]) { request.id = id }
        request.client = proxies.client(of: peer, forwardedFor: request.headers[.forwardedFor])
        request.isSecure = proxies.isSecure(peer, forwardedProtocol: request.headers[.forwardedProtocol])
        return request
    }
}

extension OpaquePointer {
    /// The announced length of the request's body; nil without one.
    fileprivate var announcedLength: Int? {
        guard let text = MHD_lookup_connection_value(self, .HEADER_KIND, "Content-Length") else { return nil }
        return Int(strtoll(text, nil, 10))
    }

    /// Whether the request has a body of a length that is not announced.
    fileprivate var hasTransferCoding: Bool {
        MHD_lookup_connection_value(self, .HEADER_KIND, "Transfer-Encoding") != nil
    }

    /// The fault in the request's headers; nil without one.
    fileprivate func framingFault(_ method: UnsafePointer<CChar>, _ version: UnsafePointer<CChar>) -> String? {
        var framing = RequestFraming(
            section: UnsafeRawBufferPointer(start: method, count: espalier_header_size(self)), version: version)
        withUnsafeMutablePointer(to: &framing) { framing in
            _ = MHD_get_connection_values_n(self, .HEADER_KIND, RequestFraming.takeHeader, framing)
        }
        framing.finish()
        return framing.fault.map { "\($0)" }
    }

    /// The part of the path that proxies have removed, as they report.
    fileprivate var forwardedPrefix: String? {
        MHD_lookup_connection_value(self, .HEADER_KIND, "X-Forwarded-Prefix").map { String(cString: $0) }
    }

    /// The client addresses that proxies report.
    fileprivate var forwardedFor: String? {
        var reading = RequestReading()
        withUnsafeMutablePointer(to: &reading) { reading in
            _ = MHD_get_connection_values_n(self, .HEADER_KIND, RequestReading.takeHeader, reading)
        }
        return reading.headers[.forwardedFor]
    }

    /// The request of this connection, without the information about its client.
    fileprivate func request(
        method: HTTPRequest.Method, target: RequestTarget, body: [UInt8], showsHeaders: Bool
    ) -> HTTPRequest {
        var reading = RequestReading()
        reading.keepsOthers = showsHeaders
        withUnsafeMutablePointer(to: &reading) { reading in
            MHD_get_connection_values_n(self, .HEADER_KIND, RequestReading.takeHeader, reading)
            MHD_get_connection_values_n(self, .GET_ARGUMENT_KIND, RequestReading.takeParameter, reading)
        }
        // The host of an absolute URL replaces the header's (RFC 9112, 3.2.2).
        if let host = target.host { reading.headers[.host] = host }
        var request = HTTPRequest(
            method: method, path: target.path, query: reading.query, headers: reading.headers, body: body)
        request.otherHeaders = reading.others
        return request
    }

    /// Passes a response to the library.
    func queue(_ response: HTTPResponse) -> MHD_Result {
        guard let made = response.body.makeResponse(on: self) else { return .NO }
        defer { MHD_destroy_response(made) }
        for header in response.headers { MHD_add_response_header(made, header.name, header.value) }
        // The library (0.9.75) writes the end of a body that it does not send, so no other response may follow.
        if case .unstated = response.body { MHD_add_response_header(made, "Connection", "close") }
        return MHD_queue_response(self, UInt32(response.status.rawValue), made)
    }
}

extension RequestFraming {
    fileprivate static let takeHeader: MHD_KeyValueIteratorN = { context, _, name, nameLength, value, valueLength in
        let framing = context!.assumingMemoryBound(to: RequestFraming.self)
        framing.pointee.take(
            name: UnsafeRawBufferPointer(start: name, count: nameLength),
            value: UnsafeRawBufferPointer(start: value, count: valueLength))
        return framing.pointee.fault == nil ? .YES : .NO
    }
}
