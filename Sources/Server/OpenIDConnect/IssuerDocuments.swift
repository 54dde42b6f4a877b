import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The description and the keys of an issuer, which are fetched when they are needed, and again after an hour.
actor IssuerDocuments {
    private let issuer: String
    private let send: IssuerRequest.Send
    private let now: @Sendable () -> Double

    private var metadata = Document<IssuerMetadata>()
    private var keys = Document<[JSONWebKey]>()

    /// The seconds for which a document counts, after which keys may be fetched for an unknown name, and for which a failure counts.
    static let times = (document: 3600.0, keys: 30.0, failure: 5.0)

    private struct Document<Content: Sendable> {
        var content: Content?
        var time = -Double.infinity
        var failure: (fault: IssuerFault, time: Double)?
        var fetching: Task<Result<Content, IssuerFault>, Never>?
    }

    init(issuer: String, send: @escaping IssuerRequest.Send, now: @escaping @Sendable () -> Double) {
        self.issuer = issuer
        self.send = send
        self.now = now
    }

    /// The issuer's description of itself.
    func description() async throws(IssuerFault) -> IssuerMetadata {
        guard let url = URL(string: issuer), IssuerMetadata.isSafe(url), url.query == nil, url.fragment == nil else {
            throw .configuration("the issuer \(issuer) is not an https URL, or an http URL of this machine")
        }
        if let known = metadata.content, now() - metadata.time < Self.times.document { return known }
        try check(metadata.failure)
        let base = issuer.hasSuffix("/") ? String(issuer.dropLast()) : issuer
        let (issuer, send) = (issuer, send)
        let task =
            metadata.fetching
            ?? Task {
                await Self.fetch(URL(string: base + "/.well-known/openid-configuration"), send) {
                    (json) throws(IssuerFault) in try IssuerMetadata(json, issuer: issuer)
                }
            }
        metadata.fetching = task
        let result = await task.value
        metadata.fetching = nil
        switch result {
        case .success(let content):
            (metadata.content, metadata.time, metadata.failure) = (content, now(), nil)
            return content
        case .failure(let fault):
            // An issuer that is down has not changed.
            if let known = metadata.content {
                metadata.time = now() - Self.times.document + Self.times.failure
                return known
            }
            metadata.failure = (fault, now())
            throw fault
        }
    }

    /// The key that has signed a token; nil for none. Keys are fetched again if the token names an unknown one.
    func key(of token: IDToken) async throws(IssuerFault) -> JSONWebKey? {
        let age = now() - keys.time
        if age < Self.times.document, let known = keys.content {
            if let key = token.key(of: known) { return key }
            if age < Self.times.keys { return nil }
        }
        let url = try await description().keys
        try check(keys.failure)
        let send = send
        let task =
            keys.fetching
            ?? Task { await Self.fetch(url, send) { (json) throws(IssuerFault) in JSONWebKey.keys(of: json) } }
        keys.fetching = task
        let result = await task.value
        keys.fetching = nil
        switch result {
        case .success(let content):
            (keys.content, keys.time, keys.failure) = (content, now(), nil)
            return token.key(of: content)
        case .failure(let fault):
            keys.failure = (fault, now())
            throw fault
        }
    }

    /// Fails at once for a while after a failure, so that an issuer that is down delays nobody.
    private func check(_ failure: (fault: IssuerFault, time: Double)?) throws(IssuerFault) {
        if let failure, now() - failure.time < Self.times.failure { throw failure.fault }
    }

    private static func fetch<Content: Sendable>(
        _ url: URL?, _ send: IssuerRequest.Send, _ read: @Sendable (JSONValue) throws(IssuerFault) -> Content
    ) async -> Result<Content, IssuerFault> {
        do throws(IssuerFault) {
            guard let url else { throw .configuration("the issuer's URL is not valid") }
            var request = URLRequest(url: url)
            request.setValue("application/json", forHTTPHeaderField: "Accept")
            return .success(try read(try await json(request, send)))
        } catch { return .failure(error) }
    }

    /// The JSON with which an issuer responds.
    static func json(_ request: URLRequest, _ send: IssuerRequest.Send) async throws(IssuerFault) -> JSONValue {
        let place = "\(request.url?.host ?? "")\(request.url?.path ?? "")"
        let answer: IssuerRequest.Answer
        do { answer = try await send(request) } catch {
            let code = (error as NSError).code
            throw .unreachable("\(place) cannot be reached (error \(code))")
        }
        guard answer.status == 200 else {
            if answer.status >= 500 { throw .unreachable("\(place) has the status \(answer.status)") }
            throw .wrongAnswer("\(place) has the status \(answer.status)")
        }
        guard let json = try? JSONParser.parse(answer.body) else { throw .wrongAnswer("\(place) is not JSON") }
        return json
    }
}
