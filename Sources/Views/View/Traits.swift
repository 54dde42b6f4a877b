/// Sets a trait of a view.
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

extension _TraitWritingModifier: Sendable where Trait.Value: Sendable {}

/// The trait of a view that already fills the width of a menu's list.
enum MenuRowTrait: _ViewTraitKey {
    static var defaultValue: Bool { false }
}

/// The trait that identifies the choices of a picker or a tab view.
public struct TagValueTraitKey<V: Hashable>: _ViewTraitKey {
    /// A tag, or none.
    public enum Value {
        /// The view has no tag of this type.
        case untagged
        /// The view has a tag.
        case tagged(V)
    }

    /// No tag.
    public static var defaultValue: Value { .untagged }
}

extension View {
    /// Sets a trait for the container of the view. A root of `_VariadicView` reads it as `child[key]`.
    public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(_TraitWritingModifier<K>(value: value))
    }

    /// Identifies the view as a choice of a picker or a page of a tab view. The type of `tag` must be that of the
    /// selection.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> ModifiedContent<
        Self, _TraitWritingModifier<TagValueTraitKey<V>>
    > {
        modifier(_TraitWritingModifier<TagValueTraitKey<V>>(value: .tagged(tag)))
    }
}
