import EspalierViews

/// The sign-ins that have begun, each bound to a browser by a cookie with its id.
struct SignInFlows: Sendable {
    /// A sign-in on its way.
    struct Flow: Sendable {
        let state: String
        let nonce: String
        /// The secret of which the issuer has a hash (PKCE, RFC 7636).
        let verifier: String
        /// The URL to which the issuer leads the browser.
        let callback: String
        /// The path to which the browser goes at the end.
        let returnPath: String
    }

    private enum Step: Sendable {
        case begun(Flow)
        case identified(IssuedUser)
    }

    private struct Entry: Sendable {
        let step: Step
        let end: Double
    }

    private var entries: [String: Entry] = [:]
    /// The ids in the order in which they were added.
    private var order: [String] = []

    /// The number of sign-ins that are known. The oldest are forgotten.
    static let capacity = 10_000
    /// The time for a sign-in at the issuer, and then for the page, in seconds.
    static let times = (flow: 600.0, page: 60.0)

    var count: Int { entries.count }

    /// Adds a sign-in and returns its id.
    mutating func begin(_ flow: Flow, at now: Double) -> String { add(.begun(flow), until: now + Self.times.flow, now) }

    /// The sign-in with an id, if it has not been completed.
    func flow(_ id: String, at now: Double) -> Flow? {
        guard let entry = entries[id], entry.end > now, case .begun(let flow) = entry.step else { return nil }
        return flow
    }

    /// Replaces a sign-in by its user, under another id.
    mutating func complete(_ user: IssuedUser, at now: Double) -> String {
        add(.identified(user), until: now + Self.times.page, now)
    }

    /// Forgets a sign-in.
    mutating func remove(_ id: String) { entries[id] = nil }

    /// Removes and returns the user of a completed sign-in.
    mutating func redeem(_ id: String, at now: Double) -> IssuedUser? {
        guard let entry = entries[id], case .identified(let user) = entry.step else { return nil }
        entries[id] = nil
        return entry.end > now ? user : nil
    }

    private mutating func add(_ step: Step, until end: Double, _ now: Double) -> String {
        if order.count >= Self.capacity {
            order.removeAll { id in
                if let entry = entries[id], entry.end > now { return false }
                entries[id] = nil
                return true
            }
            if order.count >= Self.capacity {
                for id in order.prefix(Self.capacity / 10) { entries[id] = nil }
                order.removeFirst(Self.capacity / 10)
            }
        }
        let id = SessionID.random()
        entries[id] = Entry(step: step, end: end)
        order.append(id)
        return id
    }
}
