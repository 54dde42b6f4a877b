import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A confirmation dialog with the shade behind it: at the lower edge of a narrow window, as an alert in a wide one.
nonisolated struct DialogSurroundings: View {
    let content: DialogContent
    @Environment(\.dismiss) private var dismiss
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.presentationSettings) private var settings

    @MainActor @ViewBuilder var body: some View {
        PresentationShade(isDismissible: !settings.isDismissDisabled, dismiss: dismiss)
            .transition(.opacity)
        let isCompact = sizeClass == .compact
        Group(subviews: content.actions) { subviews in
            DialogCards(content: content, subviews: subviews, isCompact: isCompact)
        }
        .modifier(DialogPlacement(isCompact: isCompact))
    }
}

private nonisolated struct DialogPlacement: ViewModifier {
    let isCompact: Bool

    @MainActor func body(content: Content) -> some View {
        VStack(spacing: 0) { content }
            .buttonStyle(DialogActionStyle(height: isCompact ? 57 : 44, isLarge: isCompact))
            .foregroundColor(nil)
            .frame(maxWidth: isCompact ? 500 : 270)
            .padding(8)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isCompact ? .bottom : .center)
            .transition(
                isCompact
                    ? AnyTransition.move(edge: .bottom)
                    : .asymmetric(insertion: .scale(scale: 1.1).combined(with: .opacity), removal: .opacity))
    }
}

/// The actions of a dialog, and the button that cancels below them.
private nonisolated struct DialogCards: View {
    let content: DialogContent
    let subviews: SubviewsCollection
    let isCompact: Bool

    @MainActor var body: some View {
        let cancels = subviews.filter { $0.element[DialogActionTrait.self] == .cancel }
        let others = subviews.filter { $0.element[DialogActionTrait.self] != .cancel }
        VStack(spacing: isCompact ? 8 : 0) {
            VStack(spacing: 0) {
                if content.title != nil || content.message != nil {
                    VStack(spacing: isCompact ? 8 : 4) {
                        if let title = content.title {
                            title.font(isCompact ? .footnote.weight(.semibold) : .headline)
                                .accessibilityAddTraits(.isHeader)
                        }
                        if let message = content.message { message.font(.footnote) }
                    }
                    .multilineTextAlignment(.center)
                    .foregroundStyle(isCompact ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary))
                    .padding(.horizontal, 16)
                    .padding(.vertical, isCompact ? 14 : 19)
                    DialogSeparator()
                }
                ForEach(others) { button in
                    if button.id != others.first?.id { DialogSeparator() }
                    button
                }
                if !isCompact {
                    DialogSeparator()
                    cancel(cancels)
                }
            }
            .frame(maxWidth: .infinity)
            .background(.regularMaterial)
            .clipShape(RoundedRectangle(cornerRadius: 14))
            if isCompact {
                cancel(cancels)
                    .background { Rectangle().fill(NamedStyle(name: .secondaryGroupedBackground)) }
                    .clipShape(RoundedRectangle(cornerRadius: 14))
            }
        }
    }

    /// The button that cancels: the app's own, or the system's.
    @MainActor @ViewBuilder
    private func cancel(_ own: [Subview]) -> some View {
        if own.isEmpty {
            Button(role: .cancel, action: {}, label: { SystemLabel(.cancel) })
        } else {
            ForEach(own) { $0 }
        }
    }
}
