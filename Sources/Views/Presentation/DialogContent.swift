/// The texts and buttons of an alert or a dialog.
nonisolated struct DialogContent {
    let title: Text?
    let message: AnyView?
    let actions: AnyView
    /// The identity of the item that it is for; nil for none.
    var id: AnyHashable?

    init(_ title: Text?, actions: some View, message: (some View)? = EmptyView?.none) {
        self.title = title
        self.message = message.map { AnyView($0) }
        self.actions = AnyView(actions)
    }

    /// The content of a confirmation dialog, which shows its title only if that is visible.
    init(_ title: Text, _ visibility: Visibility, actions: some View, message: (some View)? = EmptyView?.none) {
        self.init(visibility == .visible ? title : nil, actions: actions, message: message)
    }
}

extension View {
    /// Presents an alert or a dialog while a value is true and `content` returns its parts.
    nonisolated func dialog(
        _ kind: PresentationKind, _ isPresented: Binding<Bool>, _ content: @escaping () -> DialogContent?
    ) -> some View {
        dialog(
            kind, { isPresented.wrappedValue ? content() : nil }, dismiss: { _ in isPresented.wrappedValue = false })
    }

    /// Presents an alert or a dialog for an item.
    nonisolated func dialog<Item: Identifiable>(
        _ kind: PresentationKind, item: Binding<Item?>, _ content: @escaping (Item) -> DialogContent
    ) -> some View {
        dialog(
            kind,
            {
                item.wrappedValue.map { item in
                    var dialog = content(item)
                    dialog.id = AnyHashable(item.id)
                    return dialog
                }
            }, dismiss: { item.end($0) })
    }

    private nonisolated func dialog(
        _ kind: PresentationKind, _ content: @escaping () -> DialogContent?, dismiss: @escaping (AnyHashable?) -> Void
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: kind,
                content: {
                    content().map {
                        .init(
                            view: kind == .alert
                                ? AnyView(AlertSurroundings(content: $0)) : AnyView(DialogSurroundings(content: $0)),
                            id: $0.id)
                    }
                }, dismiss: dismiss, onDismiss: nil))
    }
}
