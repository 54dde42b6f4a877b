import EspalierViews
import Foundation
import Synchronization

/// Answers requests to endpoints.
package final class EndpointRunner: Sendable {
    let table: EndpointTable
    /// The paces of the endpoints' handlers.
    private let paces: [HandlerPace]
    private let log: Log
    /// Finds the user of the browser that sends a request.
    private let browserUser: @Sendable (HTTPRequest) async -> Identity?
    /// The time in seconds, for limits of calls.
    private let now: @Sendable () -> Double
    /// The bodies that are being made, which end with the server.
    private let bodies = Mutex<[ObjectIdentifier: ProducedBody]>([:])

    init(
        _ table: EndpointTable, log: Log,
        browserUser: @escaping @Sendable (HTTPRequest) async -> Identity? = { _ in nil },
        now: @escaping @Sendable () -> Double = { Double(MonotonicClock.nanoseconds) * 1e-9 }
    ) {
        self.table = table
        paces = table.endpoints.map { _ in HandlerPace() }
        self.log = log
        self.browserUser = browserUser
        self.now = now
    }

    // MARK: Routes

    /// The endpoint for a method; for `HEAD` that for `GET`.
    private func endpoint(
        of matches: [EndpointMatch], _ method: HTTPRequest.Method
    ) -> (endpoint: _EndpointDeclaration, parameters: EndpointRequest.Parameters, pace: HandlerPace)? {
        let wanted = WebRequest.Method(rawValue: method == .head ? "GET" : method.rawValue)
        for match in matches {
            for candidate in table.places[match.place].endpoints where candidate.method == wanted {
                let values = zip(table.names[candidate.index], match.values).map { ($0, $1) }
                return (
                    table.endpoints[candidate.index], EndpointRequest.Parameters(values), paces[candidate.index]
                )
            }
        }
        return nil
    }

    /// The maximum length of a body, in bytes.
    func bodyLimit(of matches: [EndpointMatch], _ method: HTTPRequest.Method) -> Int {
        endpoint(of: matches, method)?.endpoint.settings.bodyLimit ?? EndpointSettings.defaultBodyLimit
    }

    /// The methods of a path, as the header `Allow` lists them.
    private func allowed(_ matches: [EndpointMatch]) -> String {
        let methods = Set(matches.flatMap { table.places[$0.place].endpoints.map(\.method.rawValue) })
        let known = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]
        let names = known.filter { methods.contains($0) || $0 == "HEAD" && methods.contains("GET") }
        return (names + ["OPTIONS"]).joined(separator: ", ")
    }

    private func crossOrigin(_ matches: [EndpointMatch], _ method: HTTPRequest.Method) -> CrossOrigin {
        if let found = endpoint(of: matches, method) {
            return CrossOrigin(allowed: found.endpoint.settings.allowedOrigins)
        }
        return CrossOrigin(allowed: nil)
    }

    // MARK: Requests

    /// The response to a request that needs no handler, or the task that runs the handler.
    ///
    /// - Parameter complete: adds the common headers to a response.
    func outcome(
        of request: HTTPRequest, _ matches: [EndpointMatch],
        complete: @escaping @Sendable (HTTPResponse) -> HTTPResponse,
        refuse: @escaping @Sendable (Problem) -> HTTPResponse
    ) -> HTTPOutcome {
        if request.method == .options {
            let allowed = allowed(matches)
            let asked = WebRequest(request).headers["access-control-request-method"]
            let method = HTTPRequest.Method(rawValue: asked ?? "GET") ?? .other
            let headers = crossOrigin(matches, method).preflight(request, methods: allowed)
            return .response(complete(HTTPResponse(.noContent, headers: [.init("Allow", allowed)] + headers)))
        }
        guard let (endpoint, parameters, pace) = endpoint(of: matches, request.method) else {
            let allowed = allowed(matches)
            return .response(
                refuse(
                    Problem(.methodNotAllowed, "This path accepts \(allowed).", headers: [.init("Allow", allowed)])))
        }
        let origin = CrossOrigin(allowed: endpoint.settings.allowedOrigins)
        let originHeaders = origin.headers(for: request)
        do throws(Problem) {
            if !endpoint.settings.takesForeignForms { try origin.check(request) }
            try checkRate(endpoint, request)
        } catch {
            var problem = error
            problem.headers += originHeaders
            return .response(refuse(problem))
        }
        return .inTask(isBrief: request.stream == nil && pace.isBrief) { [self] in
            let start = MonotonicClock.nanoseconds
            defer { pace.record(MonotonicClock.nanoseconds - start) }
            var response: HTTPResponse
            do throws(Problem) {
                response = try await run(endpoint, parameters, request)
            } catch {
                var problem = error
                problem.headers += originHeaders
                return refuse(problem)
            }
            response.headers += originHeaders
            return complete(response)
        }
    }

    private func checkRate(_ endpoint: _EndpointDeclaration, _ request: HTTPRequest) throws(Problem) {
        guard !endpoint.settings.rateLimits.isEmpty else { return }
        let client = request.client?.client.description ?? ""
        let now = now()
        for limit in endpoint.settings.rateLimits {
            guard let wait = limit.wait(of: client, at: now) else { continue }
            throw Problem(
                .tooManyRequests, "Too many calls. Wait before the next one.",
                headers: [.init("Retry-After", String(max(1, Int(wait.rounded(.up)))))])
        }
    }

    private func run(
        _ endpoint: _EndpointDeclaration, _ parameters: EndpointRequest.Parameters, _ request: HTTPRequest
    ) async throws(Problem) -> HTTPResponse {
        var web = WebRequest(request)
        if request.method == .head { web.method = .get }
        let content: any EndpointBody = request.stream ?? ReceivedBody(request.body)
        let user = try await user(of: web, request, endpoint)
        do {
            let names = endpoint.settings.description.parameters.isEmpty ? [] : endpoint.pathNames
            for parameter in endpoint.settings.description.parameters {
                try names.contains(parameter.name) ? parameter.check(parameters) : parameter.check(web.query)
            }
            let response = try await endpoint.handler(
                EndpointRequest(web, parameters: parameters, content: content, user: user))
            return try finish(response, of: endpoint, web, request)
        } catch let error as any HTTPErrorConvertible {
            throw Problem(error.httpError)
        } catch let problem as Problem {
            throw problem
        } catch is ClientHasLeft {
            throw Problem.clientHasLeft
        } catch is CancellationError where Task.isCancelled {
            throw Problem.clientHasLeft
        } catch {
            note(error, of: endpoint)
            throw Problem.failed
        }
    }

    /// Finds the present user of a request.
    ///
    /// - Throws: The response to a user who may not call the endpoint.
    private func user(
        of web: WebRequest, _ request: HTTPRequest, _ endpoint: _EndpointDeclaration
    ) async throws(Problem) -> @Sendable () async -> Identity? {
        let settings = endpoint.settings
        var named: Identity?
        if !settings.authentications.isEmpty {
            named = try await settings.authentications.user(of: web, at: endpoint.name, log: log).identity
        }
        let takesTokens = settings.authentications.checkTokens
        let hasToken = takesTokens && web.bearerToken != nil
        let user: @Sendable () async -> Identity?
        if named != nil || hasToken {
            user = { [named] in named }
        } else {
            user = { [browserUser] in await browserUser(request) }
        }
        guard !settings.accessRules.isEmpty else { return user }
        let identity = await user()
        for rule in settings.accessRules {
            guard await rule.allows(identity) else {
                throw Problem.refused(identity, takesTokens: takesTokens, hasToken: hasToken)
            }
        }
        return user
    }

    /// Writes an error of the app's in the log. Clients do not learn its text.
    private func note(_ error: any Error, of endpoint: _EndpointDeclaration) {
        log.write(
            .error, "endpoint failed",
            [("endpoint", endpoint.name), ("error", String(String(describing: error).prefix(500)))],
            kind: "endpoint failed")
    }

    // MARK: Responses

    private func finish(
        _ response: Response, of endpoint: _EndpointDeclaration, _ web: WebRequest, _ request: HTTPRequest
    ) throws(Problem) -> HTTPResponse {
        let headers = try headers(of: response, of: endpoint)
        let status = HTTPStatus(rawValue: UInt16(clamping: response.status.rawValue))
        var answer: HTTPResponse
        switch response.body {
        case .file(let url): return try FileAnswer.response(url, headers, to: web)
        case .empty: answer = HTTPResponse(status, headers: headers)
        case .bytes(let bytes): answer = compressed(HTTPResponse(status, headers: headers), bytes, for: request)
        case .stream(let produce):
            answer = HTTPResponse(
                status, headers: headers,
                body: request.method == .head ? .unstated : .produced(makeBody(produce, of: endpoint)))
        }
        if response.headers["Cache-Control"] == nil { answer.headers.append(.init("Cache-Control", "no-store")) }
        return answer
    }

    /// The header fields that the app sets, except for those that describe the transfer, which the server writes.
    private func headers(
        of response: Response, of endpoint: _EndpointDeclaration
    ) throws(Problem) -> [HTTPResponse.Header] {
        var fault: String?
        if let name = response.headers.invalidName {
            fault = "The header field \"\(name.prefix(100))\" is not one that HTTP allows."
        }
        var headers: [HTTPResponse.Header] = []
        headers.reserveCapacity(response.headers.fields.count + SecurityHeaders.all.count + 2)
        for field in response.headers.fields {
            if field.name.isHeader("set-cookie"), Cookies.setsOwn(field.value) {
                fault = "A cookie of the server's own is not the app's."
            }
            if !Self.isOfTransfer(field.name) { headers.append(HTTPResponse.Header(field.name, field.value)) }
        }
        guard let fault else { return headers }
        log.write(
            .error, "endpoint failed", [("endpoint", endpoint.name), ("error", fault)], kind: "endpoint failed")
        throw Problem.failed
    }

    /// Whether only the server may write a field.
    fileprivate static func isServers(_ name: String, _ value: String) -> Bool {
        isOfTransfer(name) || name.isHeader("set-cookie") && Cookies.setsOwn(value)
    }

    private static func isOfTransfer(_ name: String) -> Bool {
        ofTransfer.contains { name.isHeader($0) }
    }

    private static let ofTransfer: [StaticString] = [
        "connection", "content-length", "date", "keep-alive", "trailer", "transfer-encoding", "upgrade",
    ]

    /// Compresses texts for clients that accept it.
    private func compressed(_ response: HTTPResponse, _ bytes: [UInt8], for request: HTTPRequest) -> HTTPResponse {
        var response = response
        func header(_ name: StaticString) -> String? {
            response.headers.first { $0.name.isHeader(name) }?.value
        }
        guard bytes.count > CodedBytes.packet, header("content-encoding") == nil,
            Self.isText(header("content-type") ?? "")
        else {
            response.body = .bytes(bytes)
            return response
        }
        let coded = CodedBytes(bytes, in: ContentCoding(accepted: request.headers[.acceptEncoding]))
        if let coding = coded.coding { response.headers.append(.init("Content-Encoding", coding.rawValue)) }
        response.headers.append(.init("Vary", "Accept-Encoding"))
        response.body = .bytes(coded.bytes)
        return response
    }

    private static func isText(_ type: String) -> Bool {
        let type = type.prefix { $0 != ";" }.lowercased()
        return type.hasPrefix("text/") || type.hasSuffix("json") || type.hasSuffix("xml")
            || type.hasSuffix("javascript")
    }

    private func makeBody(
        _ produce: @escaping @Sendable (@escaping Response.Writer) async throws -> Void,
        of endpoint: _EndpointDeclaration
    ) -> ProducedBody {
        let identity = Mutex<ObjectIdentifier?>(nil)
        let body = ProducedBody(produce) { [self] error in
            if let known = identity.withLock({ $0 }) { bodies.withLock { $0[known] = nil } }
            if let error, !(error is CancellationError) { note(error, of: endpoint) }
        }
        identity.withLock { $0 = ObjectIdentifier(body) }
        bodies.withLock { $0[ObjectIdentifier(body)] = body }
        return body
    }

    /// Ends the bodies that are being made.
    func shutDown() {
        for body in bodies.withLock({ Array($0.values) }) { body.abandon() }
    }
}

extension Problem {
    /// The problem of an error that a handler throws.
    init(_ error: HTTPError) {
        let status = HTTPStatus(rawValue: UInt16(clamping: error.status.rawValue))
        self.init(status, error.detail.isEmpty ? status.title : error.detail)
        if error.headers.invalidName == nil {
            headers = error.headers.fields.filter { !EndpointRunner.isServers($0.name, $0.value) }.map {
                .init($0.name, $0.value)
            }
        }
        if let pointer = error.pointer {
            members = [
                Member(name: "pointer") {
                    var json = JSONWriter()
                    json.value(pointer)
                    return json.bytes
                }
            ]
        }
    }

    /// The response to a client that has closed the connection. It is not sent.
    fileprivate static let clientHasLeft: Problem = {
        var problem = Problem(.requestTimeout, "The client has left.")
        problem.isUsual = true
        return problem
    }()

    fileprivate static let failed: Problem = {
        var problem = Problem(.internalServerError, "The app has made a mistake. Its log says which.")
        problem.isUsual = true
        return problem
    }()
}
