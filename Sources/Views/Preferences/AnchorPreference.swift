/// `anchorPreference` and `transformAnchorPreference`: a preference made from an anchor in the view's bounds.
package nonisolated struct AnchorPreferenceModifier<K: PreferenceKey, A>: NodeModifier, ViewlessModifier {
    let source: Anchor<A>.Source
    let apply: (inout K.Value, Anchor<A>) -> Void
    /// Whether the value replaces the values of the views inside.
    let replaces: Bool

    static var updatesContentFirst: Bool { true }

    @MainActor func makeNode(in context: NodeContext) -> AnchorPreferenceNode<K, A> {
        AnchorPreferenceNode(self, in: context)
    }

    @MainActor func update(_ node: AnchorPreferenceNode<K, A>) { node.update(to: self) }
}

/// Stores an anchor preference. The closure runs when the value is read after a change. The anchor refers to the first
/// item inside.
final class AnchorPreferenceNode<K: PreferenceKey, A>: SingleChildNode {
    private var modifier: AnchorPreferenceModifier<K, A>
    private var ownValue: K.Value?

    init(_ modifier: AnchorPreferenceModifier<K, A>, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
        preferencesDidChange(PreferenceKeySet(K.self))
    }

    func update(to newModifier: AnchorPreferenceModifier<K, A>) {
        modifier = newModifier
        ownValue = nil
        preferencesDidChange(PreferenceKeySet(K.self))
    }

    override func itemsDidChange() {
        ownValue = nil
        preferencesDidChange(PreferenceKeySet(K.self))
        super.itemsDidChange()
    }

    override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        guard Key.self == K.self else { return super.collectPreference(key, into: &value) }
        if modifier.replaces {
            if ownValue == nil {
                var made = K.defaultValue
                applyAnchor(to: &made)
                ownValue = made
            }
            if let ownValue { Preference.add(ownValue, for: K.self, to: &value, of: Key.self) }
        } else {
            var inner: K.Value?
            child?.collectPreference(K.self, into: &inner)
            var own = inner ?? K.defaultValue
            applyAnchor(to: &own)
            Preference.add(own, for: K.self, to: &value, of: Key.self)
        }
    }

    private func applyAnchor(to value: inout K.Value) {
        var items = ItemList()
        child?.collectItems(into: &items)
        guard let item = items.first else { return }
        modifier.apply(&value, Anchor(item: item, source: modifier.source))
    }
}

extension View {
    /// Sets the view's value for a preference key from an anchor in the view's bounds, such as `.bounds` or `.top`.
    public nonisolated __consuming func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            AnchorPreferenceModifier<K, A>(source: value, apply: { $0 = transform($1) }, replaces: true))
    }

    /// Changes the preference value of the views inside, with an anchor in the view's bounds.
    public nonisolated __consuming func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorPreferenceModifier<K, A>(source: value, apply: transform, replaces: false))
    }
}
