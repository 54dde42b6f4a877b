/// `onPreferenceChange(_:perform:)`.
package nonisolated struct PreferenceActionModifier<K: PreferenceKey>: NodeModifier, ViewlessModifier
where K.Value: Equatable {
    let action: (K.Value) -> Void

    @MainActor func makeNode(in context: NodeContext) -> PreferenceActionNode<K> {
        PreferenceActionNode(action, in: context)
    }

    @MainActor func update(_ node: PreferenceActionNode<K>) { node.action = action }
}

/// Calls an action with a preference's value: at first, and after each pass that changes the value.
final class PreferenceActionNode<K: PreferenceKey>: SingleChildNode, PreferenceReader where K.Value: Equatable {
    var action: (K.Value) -> Void
    private var last: K.Value?
    private var isEnqueued = true

    init(_ action: @escaping (K.Value) -> Void, in context: __shared NodeContext) {
        self.action = action
        super.init(in: context)
        graph.enqueuePreference(self)
    }

    override var staysAwake: Bool { true }

    override func preferencesDidChange(_ keys: PreferenceKeySet) {
        if keys.contains(PreferenceKeySet(K.self)), !isEnqueued {
            isEnqueued = true
            graph.enqueuePreference(self)
        }
        super.preferencesDidChange(keys)
    }

    func readPreference() -> Bool {
        isEnqueued = false
        let value = Preference.value(of: K.self, below: child)
        if last == value { return false }
        last = value
        guard let sideEffects = neededSideEffects else { return false }
        // Changes that depend on positions move along with them.
        let transaction = graph.transaction
        sideEffects.enqueue { [weak self] in
            guard let self, !isRemoved else { return }
            Transaction.perform(transaction) { action(value) }
        }
        return false
    }
}

extension View {
    /// Calls `action` with the preference value of the views inside: at first, and after each change.
    public nonisolated __consuming func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceActionModifier<K>(action: action))
    }
}
