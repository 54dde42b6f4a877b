import EspalierViews
import Synchronization

/// The sign-ins that have begun at an issuer. Each is sealed in a cookie of its browser, so that it goes on in every process with the same
/// secret.
final class SignInFlows: Sendable {
    /// A sign-in on its way.
    struct Flow: Codable, Equatable, Sendable {
        let state: String
        let nonce: String
        /// The secret of which the issuer has a hash (PKCE, RFC 7636).
        let verifier: String
        /// The URL to which the issuer leads the browser.
        let callback: String
        /// The path to which the browser goes at the end.
        var returnPath: String
    }

    /// The user of a completed sign-in, on the way to a page.
    private struct Completion: Codable {
        var identity: Identity?
        var lifetime: Double?
        /// The name of a user who is too long for a cookie, and waits in this process.
        var name: String?
    }

    private struct State {
        var seal: ValueSeal
        var used = UsedNames(time: SignInFlows.times.flow)
        /// The users who are too long for a cookie.
        var long: [String: (user: IssuedUser, end: Double)] = [:]
    }

    /// The time for a sign-in at the issuer, and then for the page, in seconds.
    static let times = (flow: 600.0, page: 60.0)
    /// The number of users who are too long for a cookie. Further ones have to wait until the time of others is over.
    static let longUsers = 1_000

    /// The issuer and the client, for which alone a sign-in counts.
    private let service: [String]
    private let state: Mutex<State>

    /// - Parameter service: The names of the issuer and of the client there.
    init(of service: [String]) {
        self.service = service
        state = Mutex(State(seal: ValueSeal(secret: RandomBytes.make())))
    }

    /// Replaces the secret of the process by that of the server.
    func share(_ secret: [UInt8]) { state.withLock { $0.seal = ValueSeal(secret: secret) } }

    private var begun: [String] { ["sign-in 1"] + service }
    private func identified(_ browser: String) -> [String] { ["signed in 1", browser] + service }

    // MARK: The way to the issuer

    /// The cookie of a sign-in that begins; nil if it has no room in one.
    func begin(_ flow: Flow, at now: Double) -> String? {
        let seal = state.withLock { $0.seal }
        if let text = seal.seal(flow, until: now + Self.times.flow, for: begun) { return text }
        var flow = flow
        flow.returnPath = "/"
        return seal.seal(flow, until: now + Self.times.flow, for: begun)
    }

    /// The sign-in of a cookie, unless it has been used in this process.
    func flow(_ cookie: String, at now: Double) -> Flow? {
        let (seal, isUsed) = state.withLock { ($0.seal, $0.used.contains(ValueSeal.name(of: cookie))) }
        return isUsed ? nil : seal.open(cookie, as: Flow.self, for: begun, at: now)
    }

    /// Notes that a cookie has been used.
    ///
    /// - Returns: Whether this is its first use in this process.
    func use(_ cookie: String, at now: Double) -> Bool {
        state.withLock { $0.used.use(ValueSeal.name(of: cookie), at: now) }
    }

    // MARK: The way to the page

    /// The cookie with the user of a sign-in, which counts for the browser that has completed it.
    ///
    /// - Returns: Nil if the user has no room.
    func complete(_ user: IssuedUser, in browser: String, at now: Double) -> String? {
        let (seal, end) = (state.withLock { $0.seal }, now + Self.times.page)
        let completion = Completion(identity: user.identity, lifetime: user.lifetime)
        if let text = seal.seal(completion, until: end, for: identified(browser)) { return text }
        let name = SessionID.random()
        let isKept = state.withLock { state in
            if state.long.count >= Self.longUsers { state.long = state.long.filter { $0.value.end > now } }
            guard state.long.count < Self.longUsers else { return false }
            state.long[name] = (user, end)
            return true
        }
        return isKept ? seal.seal(Completion(name: name), until: end, for: identified(browser)) : nil
    }

    /// The user of a completed sign-in. This process returns each once.
    func redeem(_ cookie: String, in browser: String, at now: Double) -> IssuedUser? {
        guard
            let completion = state.withLock({ $0.seal }).open(
                cookie, as: Completion.self, for: identified(browser), at: now), use(cookie, at: now)
        else { return nil }
        if let name = completion.name { return state.withLock { $0.long.removeValue(forKey: name) }?.user }
        return completion.identity.map { IssuedUser($0, method: $0.method, lifetime: completion.lifetime) }
    }
}
