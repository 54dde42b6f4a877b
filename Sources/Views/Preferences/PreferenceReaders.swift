public import EspalierLayoutEngine

/// `onPreferenceChange(_:perform:)`.
nonisolated struct PreferenceActionModifier<K: PreferenceKey>: NodeModifier, ViewlessModifier where K.Value: Equatable {
    let action: (K.Value) -> Void

    @MainActor func makeNode(in context: NodeContext) -> PreferenceActionNode<K> {
        PreferenceActionNode(action, in: context)
    }

    @MainActor func update(_ node: PreferenceActionNode<K>) { node.action = action }
}

/// Calls an action with a preference's value: once at first, and whenever it is another one after a pass.
final class PreferenceActionNode<K: PreferenceKey>: SingleChildNode, PreferenceReader where K.Value: Equatable {
    var action: (K.Value) -> Void
    private var last: K.Value?
    private var isEnqueued = true

    init(_ action: @escaping (K.Value) -> Void, in context: __shared NodeContext) {
        self.action = action
        super.init(in: context)
        graph.enqueuePreference(self)
    }

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
        if environment.pressedPreview != nil { return false }
        // What follows from places moves along with them.
        let transaction = graph.transaction
        graph.enqueueAction { [weak self] in
            guard let self, !isRemoved else { return }
            Transaction.perform(transaction) { action(value) }
        }
        return false
    }
}

extension View {
    /// Calls `action` with a preference's value of the views inside: at first, and after each change of it.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceActionModifier<K>(action: action))
    }
}

/// `overlayPreferenceValue` and `backgroundPreferenceValue`: further content over or behind a view, made from a
/// preference of it.
nonisolated struct PreferenceDecorationModifier<K: PreferenceKey, Secondary: View>: NodeModifier {
    let alignment: Alignment
    let role: DecorationRole
    let transform: (K.Value) -> Secondary

    static var updatesContentFirst: Bool { true }

    @MainActor func makeNode(in context: NodeContext) -> PreferenceDecorationNode<K, Secondary> {
        PreferenceDecorationNode(self, in: context)
    }

    @MainActor func update(_ node: PreferenceDecorationNode<K, Secondary>) { node.update(to: self) }
}

/// Keeps such a decoration. What it shows follows the preference of the primary content, so that it is made in the pass
/// after the one that computed it.
final class PreferenceDecorationNode<K: PreferenceKey, Secondary: View>: DecorationNode, PreferenceReader {
    private var modifier: PreferenceDecorationModifier<K, Secondary>
    private var isEnqueued = true

    init(_ modifier: PreferenceDecorationModifier<K, Secondary>, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(role: modifier.role, alignment: modifier.alignment, in: context)
        needsEvaluation = false
        graph.enqueuePreference(self)
    }

    func update(to newModifier: PreferenceDecorationModifier<K, Secondary>) {
        modifier = newModifier
        alignment = newModifier.alignment
        // The closure may have captured other values. It runs once, with what the preference then is.
        enqueueReading()
    }

    private func enqueueReading() {
        guard !isEnqueued else { return }
        isEnqueued = true
        graph.enqueuePreference(self)
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode {
        PreferenceDecorationNode(modifier, in: context)
    }

    override func refresh(_ copy: WrapperNode) {
        unsafeDowncast(copy, to: PreferenceDecorationNode<K, Secondary>.self).update(to: modifier)
    }

    override func preferencesDidChange(_ keys: PreferenceKeySet) {
        if keys.contains(PreferenceKeySet(K.self)) { enqueueReading() }
        super.preferencesDidChange(keys)
    }

    func readPreference() -> Bool {
        isEnqueued = false
        let value = Preference.value(of: K.self, below: content ?? item)
        let view = track { modifier.transform(value) }
        setSecondary(view)
        return true
    }

    /// Something that the closure read is another one: the closure waits for the preference, which may follow.
    override func evaluate() {
        needsEvaluation = false
        enqueueReading()
    }
}

extension View {
    /// Puts a view that is made from a preference of this one over it.
    public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceDecorationModifier<K, V>(alignment: alignment, role: .overlay, transform: transform))
    }

    /// Puts a view that is made from a preference of this one behind it.
    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceDecorationModifier<K, V>(alignment: alignment, role: .background, transform: transform))
    }
}
