public import EspalierLayoutEngine
public import Foundation

/// The place on a view from which a popover originates.
public enum PopoverAttachmentAnchor {
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view.
    case point(UnitPoint)
}

extension View {
    /// Presents a popover while a value is true: a bubble that points at the view, or a sheet in a narrow window.
    ///
    /// - Parameters:
    ///   - attachmentAnchor: The place at which the popover points.
    ///   - arrowEdge: The edge of the place at which the popover stands, if there is room; nil for any.
    public nonisolated __consuming func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentation(.popover, isPresented: isPresented) {
            PopoverSurroundings(content: AnyView(content()), attachment: attachmentAnchor, edge: arrowEdge)
        }
    }

    /// Presents a popover for an item: a bubble that points at the view, or a sheet in a narrow window. For an item with another
    /// identity, the popover is dismissed and another one is presented.
    ///
    /// - Parameters:
    ///   - attachmentAnchor: The place at which the popover points.
    ///   - arrowEdge: The edge of the place at which the popover stands, if there is room; nil for any.
    public nonisolated __consuming func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presentation(.popover, item: item) { item in
            PopoverSurroundings(content: AnyView(content(item)), attachment: attachmentAnchor, edge: arrowEdge)
        }
    }
}
