public import EspalierLayoutEngine

extension View {
    /// Sets the priority with which a stack gives space to the view before others; 0 by default.
    public nonisolated __consuming func layoutPriority(_ value: Double) -> some View {
        modifier(_TraitWritingModifier<LayoutPriorityTraitKey>(value: value))
    }

    /// Sets the order in which overlapping views are drawn: greater values on top; 0 by default.
    public nonisolated __consuming func zIndex(_ value: Double) -> some View {
        modifier(_TraitWritingModifier<ZIndexTraitKey>(value: value))
    }

    /// Attaches a value for the custom layout that holds the view.
    public nonisolated __consuming func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier(key: ObjectIdentifier(key), value: value))
    }
}
