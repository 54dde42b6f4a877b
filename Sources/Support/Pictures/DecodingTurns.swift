import Synchronization
import Dispatch

/// The turns of clients that wait for the decoding of their pictures. At most two pictures are decoded at a time, and only one of each
/// client. Of the clients that wait, the one whose last turn was the longest ago is next.
package final class DecodingTurns: Sendable {
    /// The turns of the process.
    package static let shared = DecodingTurns()

    private struct Waiting {
        let client: Int?
        let begin: CheckedContinuation<Void, Never>
    }

    private struct State {
        var running: Set<Int?> = []
        var waiting: [Waiting] = []
        var turn = 0
        /// The last turn of each client that waits or has a picture decoded.
        var turns: [Int?: Int] = [:]

        /// The next turn, if one is free.
        mutating func next() -> CheckedContinuation<Void, Never>? {
            guard running.count < DecodingTurns.capacity else { return nil }
            let ready = waiting.indices.filter { !running.contains(waiting[$0].client) }
            guard let index = ready.min(by: { lastTurn(waiting[$0].client) < lastTurn(waiting[$1].client) }) else {
                return nil
            }
            let chosen = waiting.remove(at: index)
            running.insert(chosen.client)
            turn += 1
            turns[chosen.client] = turn
            return chosen.begin
        }

        private func lastTurn(_ client: Int?) -> Int { turns[client] ?? 0 }

        mutating func end(_ client: Int?) {
            running.remove(client)
            if !waiting.contains(where: { $0.client == client }) { turns[client] = nil }
        }
    }

    /// The number of pictures that are decoded at the same time. Each needs up to 200 MB.
    static let capacity = 2
    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "pictures", attributes: .concurrent)

    package init() {}

    /// Performs work that decodes pictures, on a thread of its own.
    ///
    /// - Parameter client: A number of the client whose picture it is; nil if it is not known.
    package func perform<R: Sendable>(for client: Int?, _ work: @escaping @Sendable () -> R) async -> R {
        await withCheckedContinuation { begin in
            start { $0.waiting.append(Waiting(client: client, begin: begin)) }
        }
        let result = await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: work()) }
        }
        start { $0.end(client) }
        return result
    }

    private func start(_ change: (inout State) -> Void) {
        let begun = state.withLock { state in
            change(&state)
            var begun: [CheckedContinuation<Void, Never>] = []
            while let next = state.next() { begun.append(next) }
            return begun
        }
        for begin in begun { begin.resume() }
    }

    /// The number of pictures that wait.
    var waitingCount: Int { state.withLock { $0.waiting.count } }
}
