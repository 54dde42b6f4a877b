/// A presentation above the page: a sheet, an alert, a popover.
package nonisolated struct PresentationModifier: NodeModifier {
    /// The view to present.
    struct Presented {
        let view: AnyView
        /// The identity of the item that it is for; nil for a view without one.
        var id: AnyHashable?
    }

    let kind: PresentationKind
    /// Returns the presented view with its surroundings; nil for none. The presentation depends on the values that it reads.
    let content: () -> Presented?
    /// Ends the presentation of the view with an identity in the app's state, unless that already wants another one.
    let dismiss: (AnyHashable?) -> Void
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
                kind: kind, content: { isPresented.wrappedValue ? .init(view: AnyView(view())) : nil },
                dismiss: { _ in isPresented.wrappedValue = false }, onDismiss: onDismiss))
    }

    /// Presents a view above the page for an item. For an item with another identity, the view is dismissed and another one is
    /// presented.
    nonisolated func presentation<Item: Identifiable, Presented: View>(
        _ kind: PresentationKind, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        _ view: @escaping (Item) -> Presented
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: kind,
                content: { item.wrappedValue.map { .init(view: AnyView(view($0).id($0.id)), id: $0.id) } },
                dismiss: { item.end($0) }, onDismiss: onDismiss))
    }
}

extension Binding {
    /// Sets nil if the item has an identity.
    func end<Item: Identifiable>(_ id: AnyHashable?) where Value == Item? {
        if let item = wrappedValue, AnyHashable(item.id) == id { wrappedValue = nil }
    }
}
