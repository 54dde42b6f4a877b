import EspalierLayoutEngine

/// `preference(key:value:)`: the view's value for a key, in place of the values inside.
package nonisolated struct PreferenceValueModifier<K: PreferenceKey>: NodeModifier, ViewlessModifier {
    let value: K.Value

    static var updatesContentFirst: Bool { true }

    @MainActor func makeNode(in context: NodeContext) -> PreferenceWriterNode<K> {
        PreferenceWriterNode(.value(value), in: context)
    }

    @MainActor func update(_ node: PreferenceWriterNode<K>) { node.update(to: .value(value)) }
}

/// `transformPreference(_:_:)`: the changed value of the views inside.
package nonisolated struct PreferenceTransformModifier<K: PreferenceKey>: NodeModifier, ViewlessModifier {
    let transform: (inout K.Value) -> Void

    static var updatesContentFirst: Bool { true }

    @MainActor func makeNode(in context: NodeContext) -> PreferenceWriterNode<K> {
        PreferenceWriterNode(.transform(transform), in: context)
    }

    @MainActor func update(_ node: PreferenceWriterNode<K>) { node.update(to: .transform(transform)) }
}

/// Stores a modifier that writes a preference.
final class PreferenceWriterNode<K: PreferenceKey>: SingleChildNode {
    enum Source {
        case value(K.Value)
        case transform((inout K.Value) -> Void)
    }

    private var source: Source

    init(_ source: Source, in context: __shared NodeContext) {
        self.source = source
        super.init(in: context)
        preferencesDidChange(PreferenceKeySet(K.self))
    }

    func update(to newSource: Source) {
        if case .value(let new) = newSource, case .value(let old) = source, ValueComparison.areEqual(old, new) {
            return
        }
        source = newSource
        preferencesDidChange(PreferenceKeySet(K.self))
    }

    override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        guard Key.self == K.self else { return super.collectPreference(key, into: &value) }
        switch source {
        case .value(let own):
            Preference.add(own, for: K.self, to: &value, of: Key.self)
        case .transform(let transform):
            var inner: K.Value?
            child?.collectPreference(K.self, into: &inner)
            var own = inner ?? K.defaultValue
            transform(&own)
            Preference.add(own, for: K.self, to: &value, of: Key.self)
        }
    }
}

extension View {
    /// Sets the view's value for a preference key, in place of the values of the views inside. Surrounding views read
    /// it.
    public nonisolated __consuming func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View
    {
        modifier(PreferenceValueModifier<K>(value: value))
    }

    /// Changes the preference value of the views inside.
    public nonisolated __consuming func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceTransformModifier<K>(transform: callback))
    }
}
