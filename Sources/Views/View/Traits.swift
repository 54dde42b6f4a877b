/// Gives a view a trait.
public nonisolated struct _TraitWritingModifier<Trait: _ViewTraitKey>: ViewModifier {
    public typealias Body = Never

    public let value: Trait.Value

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

extension _TraitWritingModifier: Sendable where Trait.Value: Sendable {}

/// The trait by which a picker or a tab view tells its choices apart.
public struct TagValueTraitKey<V: Hashable>: _ViewTraitKey {
    public enum Value {
        case untagged
        case tagged(V)
    }

    public static var defaultValue: Value { .untagged }
}

extension View {
    /// Gives the view a trait, for what holds it: a root of `_VariadicView` finds it as `child[key]`.
    public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(_TraitWritingModifier<K>(value: value))
    }

    /// Names the view as a choice of a picker, or a page of a tab view.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> ModifiedContent<
        Self, _TraitWritingModifier<TagValueTraitKey<V>>
    > {
        modifier(_TraitWritingModifier<TagValueTraitKey<V>>(value: .tagged(tag)))
    }
}
