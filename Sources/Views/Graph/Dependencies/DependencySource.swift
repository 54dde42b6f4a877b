/// A source of values that bodies read. It records its readers, so that a change evaluates those readers and nothing
/// else.
package class DependencySource {
    private var readers: ContiguousArray<Unmanaged<ViewNode>> = []

    init() {}

    /// A source for other modules. They cannot call the initializer, since the compiler (6.3) finds an infinite recursion in those
    /// of subclasses if it has their access.
    package static func make() -> DependencySource { DependencySource() }

    package final var hasReaders: Bool { !readers.isEmpty }

    /// Records that the running body, if there is one, reads this source.
    package final func noteRead() {
        guard let reader = DependencyTracking.reader else { return }
        let reference = Unmanaged.passUnretained(reader)
        for known in readers where known.toOpaque() == reference.toOpaque() { return }
        readers.append(reference)
        reader.noteRead(self)
    }

    /// Removes a reader. Each node does so before it is released, so the references here are always alive.
    final func removeReader(_ reader: ViewNode) {
        let reference = Unmanaged.passUnretained(reader).toOpaque()
        if let index = readers.firstIndex(where: { $0.toOpaque() == reference }) { readers.remove(at: index) }
    }

    /// The value is a secret, such as a typed password, so that no snapshot may contain it.
    package func keepSecret() {}

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

/// The node whose body runs.
package enum DependencyTracking {
    /// Used on the main thread only: by evaluation, which runs on the main actor, and by values that a body reads,
    /// which check the thread first.
    package nonisolated(unsafe) static var current: ViewNode?

    /// The sources that each node read in its last evaluation. Used on the main thread only.
    nonisolated(unsafe) static var sources: [ObjectIdentifier: ContiguousArray<DependencySource>] = [:]

    /// Runs `body` without recording the sources that it reads.
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
