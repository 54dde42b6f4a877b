import EspalierViews
import Synchronization

/// The answers of Apple's page to the sign-ins of pages. The form with an answer comes without cookies, so it may reach any process: the form's
/// state is sealed and names the sign-in, and the answer goes on, sealed, in the URL to which the browser is led.
final class AppleSignInAnswers: Sendable {
    /// The fields of Apple's form that count. Nobody has signed them.
    struct Answer: Codable, Equatable, Sendable {
        var code: String?
        var error: String?
        var givenName: String?
        var familyName: String?
        /// The page that has begun the sign-in; nil for a page without a server.
        var page: PageName?
    }

    private struct Begun: Codable {
        let id: String
        let page: PageName?
    }

    private struct State {
        var seal: ValueSeal
        /// The sign-ins that have an answer, or need none.
        var used = UsedNames(time: AppleSignInAnswers.times.flow)
        /// Those that have ended.
        var ended = UsedNames(time: AppleSignInAnswers.times.flow)
    }

    /// The time for a sign-in at Apple, and then for the page, in seconds.
    static let times = (flow: 600.0, page: 60.0)

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

    private var begun: [String] { ["sign-in with Apple 1"] + service }
    private func answered(_ id: String) -> [String] { ["answer of Apple 1", id] + service }

    /// The state of a sign-in that begins.
    func begin(_ id: String, page: PageName? = nil, at now: Double) -> String? {
        state.withLock { $0.seal }.seal(Begun(id: id, page: page), until: now + Self.times.flow, for: begun)
    }

    /// Seals the answer to the sign-in with a state, if it is the first one in this process.
    ///
    /// - Returns: The id of the sign-in and the sealed answer; nil if there is no such sign-in, or the answer is too long.
    func receive(_ answer: Answer, state text: String, at now: Double) -> (id: String, answer: String)? {
        let seal = state.withLock { $0.seal }
        guard let begun = seal.open(text, as: Begun.self, for: begun, at: now) else { return nil }
        var answer = answer
        answer.page = begun.page
        let id = begun.id
        guard let sealed = seal.seal(answer, until: now + Self.times.page, for: answered(id)),
            state.withLock({ $0.used.use(id, at: now) })
        else { return nil }
        return (id, sealed)
    }

    /// The answer to a sign-in.
    func open(_ text: String, to id: String, at now: Double) -> Answer? {
        state.withLock { $0.seal }.open(text, as: Answer.self, for: answered(id), at: now)
    }

    /// Whether a sign-in has ended in this process.
    func hasEnded(_ id: String) -> Bool { state.withLock { $0.ended.contains(id) } }

    /// Takes no further answer to a sign-in in this process.
    func forget(_ id: String, at now: Double) {
        state.withLock {
            _ = $0.used.use(id, at: now)
            _ = $0.ended.use(id, at: now)
        }
    }
}
