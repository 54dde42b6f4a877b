/// A presentation above the page: a sheet, an alert, a popover.
nonisolated struct PresentationModifier: NodeModifier {
    let kind: PresentationKind
    /// Returns the presented view with its surroundings; nil for none. The presentation depends on the values that it reads.
    let content: () -> AnyView?
    /// Ends the presentation in the app's state.
    let dismiss: () -> Void
    /// Runs after the presentation has left the page.
    let onDismiss: (() -> Void)?

    @MainActor func makeNode(in context: NodeContext) -> PresentationNode { PresentationNode(self, in: context) }
    @MainActor func didMakeContent(of node: PresentationNode) { node.evaluate() }
    @MainActor func update(_ node: PresentationNode) { node.update(to: self) }
}

extension View {
    /// Presents a view above the page while a value is true.
    nonisolated func presentation<Presented: View>(
        _ kind: PresentationKind, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        _ view: @escaping () -> Presented
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: kind, content: { isPresented.wrappedValue ? AnyView(view()) : nil },
                dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss))
    }

    /// Presents a view above the page for an item. An item with another identity gets a new view.
    nonisolated func presentation<Item: Identifiable, Presented: View>(
        _ kind: PresentationKind, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        _ view: @escaping (Item) -> Presented
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: kind,
                content: { item.wrappedValue.map { AnyView(view($0).id($0.id)) } },
                dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss))
    }
}
