import Foundation
import EspalierLayoutEngine
import EspalierDisplayTree
extension View {
    /// Presents a sheet while a value is true.
    ///
    /// In a narrow window the sheet covers the page up to its upper edge, in a wide one it is in the middle. The user ends
    /// it by a tap beside it, Escape or the browser's back button.
    ///
    /// - Parameter onDismiss: Runs when the sheet has ended.
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .sheet,
                content: { _ in
                    isPresented.wrappedValue ? AnyView(SheetSurroundings(content: AnyView(content()))) : nil
                }, dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss))
    }

    /// Presents a sheet for an item. An item with another identity gets a new sheet.
    ///
    /// - Parameter onDismiss: Runs when the sheet has ended.
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .sheet,
                content: { _ in
                    item.wrappedValue.map {
                        AnyView(SheetSurroundings(content: AnyView(content($0))).id($0.id))
                    }
                }, dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss))
    }

    /// Covers the page with a view while a value is true. Only the app ends it.
    ///
    /// - Parameter onDismiss: Runs when the view has gone.
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .cover,
                content: { _ in isPresented.wrappedValue ? AnyView(CoverSurroundings(content: AnyView(content()))) : nil
                },
                dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss))
    }

    /// Covers the page with a view for an item. An item with another identity gets a new view.
    ///
    /// - Parameter onDismiss: Runs when the view has gone.
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .cover,
                content: { _ in
                    item.wrappedValue.map { AnyView(CoverSurroundings(content: AnyView(content($0))).id($0.id)) }
                }, dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss))
    }
}

/// A view that covers the window.
nonisolated struct CoverSurroundings: View {
    let content: AnyView
    @Environment(\.presentationSettings) private var settings

    @MainActor var body: some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { background.ignoresSafeArea() }
            .transition(.move(edge: .bottom))
    }

    @MainActor @ViewBuilder private var background: some View {
        if let own = settings.background { own } else { Rectangle().fill(BackgroundStyle()) }
    }
}
