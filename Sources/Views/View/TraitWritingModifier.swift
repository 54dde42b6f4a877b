/// Sets a trait of a view, which the view's container reads.
public nonisolated struct _TraitWritingModifier<Trait: _ViewTraitKey>: ViewModifier {
    public typealias Body = Never

    /// The trait's value.
    public let value: Trait.Value

    /// Sets the trait to `value`.
    public init(value: Trait.Value) {
        self.value = value
    }

    @MainActor public static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext)
        -> _ViewNode
    {
        TraitModifier<Trait.Value>._makeNode(modifier.trait, content: content, in: context)
    }

    @MainActor public static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        TraitModifier<Trait.Value>._updateNode(node, to: modifier.trait, content: content)
    }

    private var trait: TraitModifier<Trait.Value> {
        TraitModifier(key: ObjectIdentifier(Trait.self), value: value)
    }
}

/// A modifier that only sets a trait.
protocol TraitWriting {}

extension _TraitWritingModifier: TraitWriting {}

extension _TraitWritingModifier: Sendable where Trait.Value: Sendable {}

extension View {
    /// Sets a trait for the container of the view. A root of `_VariadicView` reads it as `child[key]`.
    public nonisolated __consuming func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(_TraitWritingModifier<K>(value: value))
    }
}
