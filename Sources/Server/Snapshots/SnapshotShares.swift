/// The bytes of stored sessions by client, so that one client's sessions neither fill the disk nor displace those of others.
struct SnapshotShares {
    private struct Stored {
        var owner: ClientAddress
        var bytes: Int
        var turn: Int
    }

    private var sessions: [String: Stored] = [:]
    private var totals: [ClientAddress: Int] = [:]
    private var turn = 0
    private let share: Int

    /// - Parameter share: the limit of one client in bytes.
    init(share: Int) {
        self.share = share
    }

    /// Counts a record of a client. Returns the sessions of the same client that have to be removed for it: those that were written
    /// longest ago.
    mutating func add(_ session: String, of owner: ClientAddress?, bytes: Int) -> [String] {
        remove(session)
        guard let owner = owner?.client else { return [] }
        turn += 1
        sessions[session] = Stored(owner: owner, bytes: bytes, turn: turn)
        totals[owner, default: 0] += bytes
        guard totals[owner, default: 0] > share else { return [] }
        // A tenth more than necessary, so that the search is rare.
        let own = sessions.filter { $0.value.owner == owner && $0.key != session }
        var removed: [String] = []
        for (oldest, _) in own.sorted(by: { $0.value.turn < $1.value.turn }) {
            if totals[owner, default: 0] <= share - share / 10 { break }
            remove(oldest)
            removed.append(oldest)
        }
        return removed
    }

    mutating func remove(_ session: String) {
        guard let stored = sessions.removeValue(forKey: session) else { return }
        let rest = totals[stored.owner, default: 0] - stored.bytes
        totals[stored.owner] = rest > 0 ? rest : nil
    }
}
