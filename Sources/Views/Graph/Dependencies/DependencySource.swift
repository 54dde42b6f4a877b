/// Something that bodies read and that knows who did, so that a change marks those and nothing else.
package class DependencySource {
    private var readers: ContiguousArray<Unmanaged<ViewNode>> = []

    init() {}

    package final var hasReaders: Bool { !readers.isEmpty }

    /// Notes that the body that runs now, if one does, reads this.
    package final func noteRead() {
        guard let reader = DependencyTracking.reader else { return }
        let reference = Unmanaged.passUnretained(reader)
        for known in readers where known.toOpaque() == reference.toOpaque() { return }
        readers.append(reference)
        reader.noteRead(self)
    }

    /// The node leaves the readers; it says so before it goes, so that the references here are always alive.
    final func removeReader(_ reader: ViewNode) {
        let reference = Unmanaged.passUnretained(reader).toOpaque()
        if let index = readers.firstIndex(where: { $0.toOpaque() == reference }) { readers.remove(at: index) }
    }

    /// Evaluates all readers again, in the step of the current transaction.
    @MainActor
    package final func invalidateReaders() {
        forEachReader { $0.graph.enqueue($0) }
    }

    @MainActor
    final func forEachReader(_ body: (ViewNode) -> Void) {
        for reference in readers { body(reference.takeUnretainedValue()) }
    }
}

/// Whose body runs.
package enum DependencyTracking {
    /// Set and read on the main thread only: by evaluation, which is on the main actor, and by the values that a body
    /// reads, which ask first whether they are on it.
    package nonisolated(unsafe) static var current: ViewNode?

    /// What the last evaluation of each node read, for those that read something. For the main thread as well.
    nonisolated(unsafe) static var sources: [ObjectIdentifier: ContiguousArray<DependencySource>] = [:]

    /// Runs `body` without noting what it reads.
    static func untracked<T>(_ body: () -> T) -> T {
        guard let outer = reader else { return body() }
        current = nil
        defer { current = outer }
        return body()
    }

    static var reader: ViewNode? {
        get { MainThread.isCurrent ? current : nil }
        set { current = newValue }
    }
}
