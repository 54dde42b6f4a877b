/// `task` and `task(id:)`.
package nonisolated struct TaskModifier<ID: Equatable>: NodeModifier, ViewlessModifier {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable @isolated(any) () async -> Void

    static var updatesContentFirst: Bool { true }

    @MainActor func makeNode(in context: NodeContext) -> TaskNode<ID> { TaskNode(self, in: context) }
    @MainActor func didMakeContent(of node: TaskNode<ID>) { node.begin() }
    @MainActor func update(_ node: TaskNode<ID>) { node.update(to: self) }
}

/// Runs a task for as long as the view is in sight, and again whenever the id changes.
final class TaskNode<ID: Equatable>: SingleChildNode {
    private var modifier: TaskModifier<ID>
    private var task: Task<Void, Never>?
    /// The number of the task that is under way; nil for none.
    private var running: Int?
    private var starts = 0

    init(_ modifier: TaskModifier<ID>, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
        noteVisibilityFollower()
    }

    /// Starts the task, after those of the content.
    func begin() { enqueue() }

    func update(to newModifier: TaskModifier<ID>) {
        let isSame = modifier.id == newModifier.id
        modifier = newModifier
        guard !isSame else { return }
        cancel()
        enqueue()
    }

    override func visibilityMayHaveChanged() { enqueue() }

    /// Defers the start, because the view's visibility is known only after the pass.
    private func enqueue() {
        guard let sideEffects else { return }
        sideEffects.enqueue { [weak self] in
            guard let self, !isRemoved else { return }
            guard isVisible else { return cancel() }
            if task == nil { start() }
        }
    }

    private func start() {
        let action = modifier.action
        graph.hasActed = true
        starts += 1
        running = starts
        graph.place.workBegins()
        task = Task(priority: modifier.priority) { [weak self, starts] in
            await action()
            self?.noteEnd(of: starts)
        }
    }

    private func cancel() {
        task?.cancel()
        task = nil
        if let running { noteEnd(of: running) }
    }

    private func noteEnd(of start: Int) {
        guard running == start else { return }
        running = nil
        graph.place.workEnds()
    }

    override func willRemove() {
        super.willRemove()
        cancel()
    }
}

extension View {
    /// Runs `action` when the view has come into sight, as `onAppear(perform:)` does. The task is canceled when the
    /// view goes out of sight or leaves the tree.
    public nonisolated __consuming func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        let action = UncheckedTransfer(action)
        return modifier(TaskModifier(id: 0, priority: priority, action: { await action.value() }))
    }

    /// Runs `action` when the view has come into sight and whenever `id` has changed. A change cancels the previous
    /// task.
    public nonisolated __consuming func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        let action = UncheckedTransfer(action)
        return modifier(TaskModifier(id: value, priority: priority, action: { await action.value() }))
    }
}
