/// `onChange(of:)`.
package nonisolated struct ChangeModifier<Value: Equatable>: NodeModifier, ViewlessModifier {
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void
    /// Whether the value depends on positions, so that changes by the action move along with them.
    var followsGeometry = false

    static var updatesContentFirst: Bool { true }

    @MainActor func makeNode(in context: NodeContext) -> ChangeNode<Value> { ChangeNode(self, in: context) }
    @MainActor func didMakeContent(of node: ChangeNode<Value>) { node.begin() }
    @MainActor func update(_ node: ChangeNode<Value>) { node.update(to: self) }
}

/// Calls an action after a pass in which the value changed.
final class ChangeNode<Value: Equatable>: SingleChildNode {
    private var modifier: ChangeModifier<Value>

    init(_ modifier: ChangeModifier<Value>, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
    }

    /// Calls the first action, after those of the content.
    func begin() {
        guard modifier.isInitial else { return }
        // An action that follows geometry runs again when the window's size is known.
        if !modifier.followsGeometry { graph.hasActed = true }
        enqueue(from: modifier.value, to: modifier.value)
    }

    override var staysAwake: Bool { true }

    func update(to newModifier: ChangeModifier<Value>) {
        let old = modifier.value
        modifier = newModifier
        if old != newModifier.value { enqueue(from: old, to: newModifier.value) }
    }

    private func enqueue(from old: Value, to new: Value) {
        guard let sideEffects = neededSideEffects else {
            environment.evaluationPreview?.hasActions = true
            return
        }
        let transaction = modifier.followsGeometry ? graph.transaction : Transaction()
        sideEffects.enqueue { [weak self] in
            guard let self, !isRemoved else { return }
            Transaction.perform(transaction) { modifier.action(old, new) }
        }
    }
}

extension View {
    /// Calls `action` with the old and the new value after `value` has changed, and at first if `initial` is true. Actions of inner
    /// views come first.
    public nonisolated __consuming func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Calls `action` after `value` has changed, and at first if `initial` is true.
    public nonisolated __consuming func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: { _, _ in action() }))
    }

    /// Calls `action` with the new value after `value` has changed.
    public nonisolated __consuming func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    )
        -> some View
    {
        modifier(ChangeModifier(value: value, isInitial: false, action: { _, new in action(new) }))
    }
}
