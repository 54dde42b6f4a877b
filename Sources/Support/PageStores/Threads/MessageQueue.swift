import Synchronization

/// Messages that wait for the thread that sends them. It is bounded, and empty while the way is interrupted.
final class MessageQueue: Sendable {
    struct Entry: Sendable {
        /// Nil for all workers.
        let receiver: String?
        let bytes: [UInt8]
    }

    private struct State {
        var entries: [Entry] = []
        var bytes = 0
        var isOpen = false
    }

    private static let mostEntries = 4096
    private static let mostBytes = 8 << 20

    private let state = Mutex(State())

    /// Adds a message. Returns false if there is no room or no way.
    func add(_ entry: Entry) -> Bool {
        guard entry.bytes.count <= WorkerMessageLimit.bytes else { return false }
        return state.withLock { state in
            guard state.isOpen, state.entries.count < MessageQueue.mostEntries,
                state.bytes + entry.bytes.count <= MessageQueue.mostBytes
            else { return false }
            state.entries.append(entry)
            state.bytes += entry.bytes.count
            return true
        }
    }

    /// The messages that wait, in their order.
    func take() -> [Entry] {
        state.withLock { state in
            defer { (state.entries, state.bytes) = ([], 0) }
            return state.entries
        }
    }

    /// Begins or ends to take messages. Those that wait are dropped, because they would be late.
    func setOpen(_ isOpen: Bool) {
        state.withLock { state in
            state.isOpen = isOpen
            (state.entries, state.bytes) = ([], 0)
        }
    }
}
