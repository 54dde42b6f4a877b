import Synchronization

/// Tells a thread that it shall end.
final class ThreadLife: Sendable {
    private let state = Atomic<Bool>(false)

    var isEnded: Bool { state.load(ordering: .acquiring) }
    func end() { state.store(true, ordering: .releasing) }
}
