import EspalierDisplayTree
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
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .popover,
                content: { anchor in
                    guard isPresented.wrappedValue else { return nil }
                    return AnyView(
                        PopoverSurroundings(
                            content: AnyView(content()), anchor: anchor, attachment: attachmentAnchor,
                            edge: arrowEdge))
                }, dismiss: { isPresented.wrappedValue = false }, onDismiss: nil))
    }

    /// Presents a popover for an item: a bubble that points at the view, or a sheet in a narrow window.
    ///
    /// - Parameters:
    ///   - attachmentAnchor: The place at which the popover points.
    ///   - arrowEdge: The edge of the place at which the popover stands, if there is room; nil for any.
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .popover,
                content: { anchor in
                    item.wrappedValue.map {
                        AnyView(
                            PopoverSurroundings(
                                content: AnyView(content($0)), anchor: anchor, attachment: attachmentAnchor,
                                edge: arrowEdge
                            ).id($0.id))
                    }
                }, dismiss: { item.wrappedValue = nil }, onDismiss: nil))
    }
}

/// A popover, in the form that the window has room for.
nonisolated struct PopoverSurroundings: View {
    let content: AnyView
    let anchor: PresentationAnchor
    let attachment: PopoverAttachmentAnchor
    let edge: Edge?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationSettings) private var settings
    @Environment(\.horizontalSizeClass) private var sizeClass

    @MainActor @ViewBuilder var body: some View {
        switch form {
        case .sheet: SheetSurroundings(content: content)
        case .fullScreenCover: CoverSurroundings(content: content)
        default:
            PresentationShade(isDismissible: !settings.isDismissDisabled, dismiss: dismiss, opacity: 0)
                .transition(.opacity)
            PopoverBubble(content: content, anchor: anchor, attachment: attachment, edge: edge)
                .transition(.opacity)
        }
    }

    @MainActor private var form: PresentationAdaptation.Kind {
        guard sizeClass == .compact else { return .popover }
        switch settings.compactAdaptation?.kind ?? .automatic {
        case .automatic, .sheet: return .sheet
        case .none, .popover: return .popover
        case .fullScreenCover: return .fullScreenCover
        }
    }
}
