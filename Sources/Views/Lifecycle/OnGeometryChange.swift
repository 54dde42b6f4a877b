extension View {
    /// Calls `action` with what `transform` makes of the view's size and place: once when they are known, and after each
    /// layout in which it became another value.
    public nonisolated func onGeometryChange<T: Equatable & Sendable>(
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

    /// Calls `action` with the old and the new value of what `transform` makes of the view's size and place: once with the
    /// same value twice when they are known, and after each layout in which it became another value.
    public nonisolated func onGeometryChange<T: Equatable & Sendable>(
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
