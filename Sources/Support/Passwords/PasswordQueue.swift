import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// Runs the hashing of passwords on few threads of low priority, in the order in which it was asked for.
final class PasswordQueue: Sendable {
    /// One core is left to pages: a thread of low priority still delays others for a few milliseconds on its core.
    static let shared = PasswordQueue(
        threads: max(1, min(2, ProcessInfo.processInfo.activeProcessorCount - 1)), waiting: 64)

    /// Work that waits.
    private struct Item {
        let number: Int
        let run: @Sendable () -> Void
        let cancel: @Sendable () -> Void
    }

    private struct State {
        var items: [Item] = []
        var threads = 0
        var lastNumber = 0
        /// The numbers of items that were cancelled before they were added.
        var cancelled: Set<Int> = []
        var completed = 0
    }

    private let state = Mutex(State())
    private let threads: Int
    private let waiting: Int

    /// - Parameters:
    ///   - threads: The maximum number of threads. They end when nothing is left.
    ///   - waiting: The maximum number of items that wait.
    init(threads: Int, waiting: Int) {
        self.threads = threads
        self.waiting = waiting
    }

    /// The number of items that have run.
    var completed: Int { state.withLock { $0.completed } }
    /// The number of items that wait.
    var waitingCount: Int { state.withLock { $0.items.count } }

    /// The result of work on one of the threads.
    ///
    /// - Throws: `PasswordError.busy` if too many items wait, a `CancellationError` if the task is cancelled before the work begins,
    ///   or the error of the work.
    func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                add(
                    Item(
                        number: number,
                        run: { continuation.resume(with: Result { try work() }) },
                        cancel: { continuation.resume(throwing: CancellationError()) }),
                    refuse: { continuation.resume(throwing: PasswordError.busy) })
            }
        } onCancel: {
            cancel(number)
        }
    }

    private enum Admission { case waits, begins, refused, cancelled }

    private func add(_ item: Item, refuse: () -> Void) {
        let admission = state.withLock { state -> Admission in
            if state.cancelled.remove(item.number) != nil { return .cancelled }
            if state.threads < threads {
                state.threads += 1
                state.items.append(item)
                return .begins
            }
            guard state.items.count < waiting else { return .refused }
            state.items.append(item)
            return .waits
        }
        switch admission {
        case .waits: break
        case .begins: Thread.detachNewThread { [self] in work() }
        case .refused: refuse()
        case .cancelled: item.cancel()
        }
    }

    /// Removes an item that waits. One that runs goes on, and its result is used.
    private func cancel(_ number: Int) {
        let item = state.withLock { state -> Item? in
            if let index = state.items.firstIndex(where: { $0.number == number }) {
                return state.items.remove(at: index)
            }
            // It is not added yet, or it runs. Of the latter kind few numbers are remembered.
            if number > state.lastNumber - 1024 { state.cancelled.insert(number) }
            if state.cancelled.count > 1024 { state.cancelled = [] }
            return nil
        }
        item?.cancel()
    }

    private func work() {
        // On Linux, the priority is that of the calling thread. Threads of pages and connections come first.
        _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
        while let item = next() {
            item.run()
            state.withLock { $0.completed += 1 }
        }
    }

    private func next() -> Item? {
        state.withLock { state in
            guard !state.items.isEmpty else {
                state.threads -= 1
                return nil
            }
            return state.items.removeFirst()
        }
    }
}
