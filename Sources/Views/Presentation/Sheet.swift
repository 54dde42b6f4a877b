extension View {
    /// Presents a sheet while a value is true.
    ///
    /// In a narrow window the sheet covers the page up to its upper edge, in a wide one it is in the middle. A tap beside it, a
    /// drag downwards, Escape and the browser's back button end it.
    ///
    /// - Parameter onDismiss: Runs when the sheet has left the page.
    public nonisolated __consuming func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentation(.sheet, isPresented: isPresented, onDismiss: onDismiss) {
            SheetSurroundings(content: AnyView(content()))
        }
    }

    /// Presents a sheet for an item. For an item with another identity, the sheet is dismissed and another one is presented.
    ///
    /// - Parameter onDismiss: Runs when the sheet has left the page.
    public nonisolated __consuming func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presentation(.sheet, item: item, onDismiss: onDismiss) { item in
            SheetSurroundings(content: AnyView(content(item)))
        }
    }

    /// Covers the page with a view while a value is true. Only the app ends it.
    ///
    /// - Parameter onDismiss: Runs when the view has left the page.
    public nonisolated __consuming func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentation(.cover, isPresented: isPresented, onDismiss: onDismiss) {
            CoverSurroundings(content: AnyView(content()))
        }
    }

    /// Covers the page with a view for an item. For an item with another identity, the view is dismissed and another one is
    /// presented.
    ///
    /// - Parameter onDismiss: Runs when the view has left the page.
    public nonisolated __consuming func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presentation(.cover, item: item, onDismiss: onDismiss) { item in
            CoverSurroundings(content: AnyView(content(item)))
        }
    }
}
