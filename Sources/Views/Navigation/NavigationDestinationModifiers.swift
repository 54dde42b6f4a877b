extension View {
    /// Declares the view that a navigation stack shows for values of a type. If a stack contains several declarations for a type, it
    /// uses the one closest to the root.
    public nonisolated __consuming func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(ValueDestinationModifier<D> { AnyView(destination($0)) })
    }

    /// Pushes a view onto the navigation stack while a value is true.
    public nonisolated __consuming func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let view = AnyView(destination())
        return modifier(
            ViewDestinationModifier(
                content: { isPresented.wrappedValue ? view : nil }, didPop: { isPresented.wrappedValue = false }))
    }

    /// Pushes a view for an item onto the navigation stack.
    public nonisolated __consuming func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            ViewDestinationModifier(
                content: { item.wrappedValue.map { AnyView(destination($0).id($0)) } },
                didPop: { item.wrappedValue = nil }))
    }
}
