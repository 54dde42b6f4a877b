extension View {
    /// Calls `action` with a value derived from the view's size and position, once they are known and after each layout
    /// that changes the value.
    public nonisolated __consuming func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        background {
            GeometryReader { proxy in
                EmptyView().modifier(
                    ChangeModifier(
                        value: transform(proxy), isInitial: true, action: { _, new in action(new) },
                        followsGeometry: true))
            }
        }
    }

    /// Calls `action` with the old and the new value derived from the view's size and position. The first call, once
    /// they are known, receives the same value twice. Further calls follow each layout that changes the value.
    public nonisolated __consuming func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        background {
            GeometryReader { proxy in
                EmptyView().modifier(
                    ChangeModifier(
                        value: transform(proxy), isInitial: true, action: action, followsGeometry: true))
            }
        }
    }
}
