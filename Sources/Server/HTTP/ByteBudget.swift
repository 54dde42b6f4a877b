import Synchronization

/// A limited number of bytes that many clients use at the same time, of which each has a share.
final class ByteBudget: Sendable {
    private struct State {
        var used = 0
        var clients: [ClientAddress: Int] = [:]
    }

    private let capacity: Int
    private let share: Int
    private let state = Mutex(State())

    /// - Parameters:
    ///   - capacity: the limit of all clients.
    ///   - share: the limit of one client.
    init(capacity: Int, share: Int) {
        self.capacity = capacity
        self.share = share
    }

    /// Takes bytes for a client. Returns false, and takes none, if there are not enough.
    ///
    /// - Parameters:
    ///   - client: the client, which has a share; nil for one that is not known, which has none.
    ///   - isOwed: whether others will soon return enough bytes, so that only the client's share counts.
    func take(_ count: Int, for client: ClientAddress?, isOwed: Bool = false) -> Bool {
        state.withLock { state in
            guard isOwed || state.used + count <= capacity else { return false }
            if let client = client?.client {
                guard state.clients[client, default: 0] + count <= share else { return false }
                state.clients[client, default: 0] += count
            }
            state.used += count
            return true
        }
    }

    /// Returns bytes that were taken for a client.
    func give(back count: Int, of client: ClientAddress?) {
        guard count > 0 else { return }
        state.withLock { state in
            state.used -= count
            guard let client = client?.client, let held = state.clients[client] else { return }
            state.clients[client] = held > count ? held - count : nil
        }
    }

    /// The bytes that are in use.
    var used: Int { state.withLock { $0.used } }

    /// Whether a client has bytes left of its share.
    func hasShare(_ count: Int, of client: ClientAddress?) -> Bool {
        guard let client = client?.client else { return true }
        return state.withLock { $0.clients[client, default: 0] + count <= share }
    }
}
