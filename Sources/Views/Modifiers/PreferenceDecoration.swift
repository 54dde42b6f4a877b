public import EspalierLayoutEngine

/// `overlayPreferenceValue` and `backgroundPreferenceValue`: further content over or behind a view, made from a
/// preference of it.
package nonisolated struct PreferenceDecorationModifier<K: PreferenceKey, Secondary: View>: NodeModifier {
    let alignment: Alignment
    let role: DecorationRole
    let transform: (K.Value) -> Secondary

    static var updatesContentFirst: Bool { true }

    @MainActor func makeNode(in context: NodeContext) -> PreferenceDecorationNode<K, Secondary> {
        PreferenceDecorationNode(self, in: context)
    }

    @MainActor func update(_ node: PreferenceDecorationNode<K, Secondary>) { node.update(to: self) }
}

/// The node of these decorations. Their content depends on a preference of the primary content, so it is made in the
/// preference pass.
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
        // The closure may have captured other values. It runs once, with the current value of the preference.
        enqueueReading()
        refreshCopies()
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
        paired(copy, as: PreferenceDecorationNode<K, Secondary>.self).update(to: modifier)
    }

    override func preferencesDidChange(_ keys: PreferenceKeySet) {
        if keys.contains(PreferenceKeySet(K.self)) {
            enqueueReading()
            refreshCopies()
        }
        super.preferencesDidChange(keys)
    }

    override func didReplaceCopies() { enqueueReading() }

    /// The largest part of the content that contains the item of a copy, and no other item.
    private var partOfItem: ViewNode? {
        var part: ViewNode? = item
        while let outer = part?.parent as? SingleChildNode, outer !== parent { part = outer }
        return part
    }

    func readPreference() -> Bool {
        isEnqueued = false
        if isDistributing { return false }
        let value = Preference.value(of: K.self, below: content ?? partOfItem)
        let view = track { modifier.transform(value) }
        setSecondary(view)
        return true
    }

    /// Called when a dependency of the closure changes. The closure runs in the preference pass, since the preference may
    /// change, too.
    override func evaluate() {
        needsEvaluation = false
        enqueueReading()
    }
}

extension View {
    /// Puts a view that is made from a preference of this one over it.
    public nonisolated __consuming func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceDecorationModifier<K, V>(alignment: alignment, role: .overlay, transform: transform))
    }

    /// Puts a view that is made from a preference of this one behind it.
    public nonisolated __consuming func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceDecorationModifier<K, V>(alignment: alignment, role: .background, transform: transform))
    }
}
