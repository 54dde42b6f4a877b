/// The sign-ins with Apple that have begun, each with the answer that Apple's page has sent for it.
struct AppleSignInFlows: Sendable {
    /// A sign-in on its way.
    struct Flow: Sendable {
        let state: String
        let nonce: String
        /// The URL to which Apple's page sends its form.
        let callback: String
        /// The data for which Apple asks the user.
        let request: Scopes
        /// The answer; nil before it has arrived.
        var answer: Answer?
    }

    struct Scopes: Equatable, Sendable {
        var name = false
        var email = false
    }

    /// The fields of Apple's form that count. Nobody has signed them.
    struct Answer: Equatable, Sendable {
        var code: String?
        var error: String?
        var givenName: String?
        var familyName: String?
    }

    private struct Entry: Sendable {
        var flow: Flow
        let end: Double
    }

    private var entries: [String: Entry] = [:]
    private var idsByState: [String: String] = [:]
    /// The ids in the order in which they were added. Those of forgotten sign-ins stay until their time has come.
    private var order: [(id: String, end: Double)] = []

    /// The number of sign-ins that are known. The oldest are forgotten.
    static let capacity = 10_000
    /// The time for a sign-in at Apple, in seconds.
    static let time = 600.0

    var count: Int { entries.count }

    /// Adds a sign-in and returns its id.
    mutating func begin(_ flow: Flow, at now: Double) -> String {
        while let first = order.first, first.end <= now || order.count >= Self.capacity {
            remove(first.id)
            order.removeFirst()
        }
        let id = SessionID.random()
        entries[id] = Entry(flow: flow, end: now + Self.time)
        idsByState[flow.state] = id
        order.append((id, now + Self.time))
        return id
    }

    /// Keeps the answer to the sign-in with a state, if it is the first one.
    ///
    /// - Returns: The id of the sign-in; nil if there is none that waits for an answer.
    mutating func receive(_ answer: Answer, state: String, at now: Double) -> String? {
        guard let id = idsByState.removeValue(forKey: state), let entry = entries[id], entry.end > now else {
            return nil
        }
        entries[id]?.flow.answer = answer
        return id
    }

    /// Removes and returns a sign-in.
    mutating func take(_ id: String, at now: Double) -> Flow? {
        guard let entry = entries[id] else { return nil }
        remove(id)
        return entry.end > now ? entry.flow : nil
    }

    /// Forgets a sign-in.
    mutating func remove(_ id: String) {
        guard let entry = entries.removeValue(forKey: id) else { return }
        idsByState[entry.flow.state] = nil
    }
}
