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
    /// Identifies the view as a choice of a picker or a page of a tab view. The type of `tag` must be that of the
    /// selection.
    public nonisolated __consuming func tag<V: Hashable>(_ tag: V) -> ModifiedContent<
        Self, _TraitWritingModifier<TagValueTraitKey<V>>
    > {
        modifier(_TraitWritingModifier<TagValueTraitKey<V>>(value: .tagged(tag)))
    }

    /// Identifies the view as a choice of a picker or a page of a tab view.
    ///
    /// - Parameter includeOptional: Whether the tag also applies to a selection that is an optional of the tag's type.
    public nonisolated __consuming func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
        self.tag(tag).modifier(OptionalTagModifier(tag: includeOptional ? tag : nil))
    }
}

/// Writes the tag for selections of an optional type.
private nonisolated struct OptionalTagModifier<V: Hashable>: ViewModifier {
    let tag: V?

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            _TraitWritingModifier<TagValueTraitKey<V?>>(value: tag.map { .tagged($0) } ?? .untagged))
    }
}
