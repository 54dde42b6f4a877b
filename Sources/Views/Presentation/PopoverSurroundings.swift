import EspalierLayoutEngine
import Foundation

/// A popover in a wide window, or its adaptation to a narrow one.
nonisolated struct PopoverSurroundings: View {
    let content: AnyView
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
            PopoverBubble(content: content, attachment: attachment, edge: edge)
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
