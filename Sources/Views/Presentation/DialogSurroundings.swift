import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A confirmation dialog: cards at the lower edge of a narrow window, a bubble at its button in a wide one.
nonisolated struct DialogSurroundings: View {
    let content: DialogContent
    @Environment(\.dismiss) private var dismiss
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.presentationSettings) private var settings

    @MainActor @ViewBuilder var body: some View {
        let isCompact = sizeClass == .compact
        let canDismiss = !settings.isDismissDisabled
        PresentationShade(isDismissible: canDismiss, dismiss: dismiss, opacity: isCompact ? 0.2 : 0)
            .transition(.opacity)
        if isCompact {
            Group(subviews: content.actions) { DialogCards(content: content, subviews: $0) }
                .modifier(DialogPlacement())
        } else {
            PopoverBubble(
                content: AnyView(
                    Group(subviews: content.actions) {
                        DialogBubble(content: content, subviews: $0, hasCancelButton: !canDismiss)
                    }
                    .buttonStyle(DialogActionStyle(height: 44, isLarge: false))
                    .environment(\.dialogHidesCancel, canDismiss)
                    .foregroundColor(nil)
                    .frame(width: 270)),
                attachment: .rect(.bounds), edge: nil
            )
            .transition(.opacity)
        }
    }
}

private nonisolated struct DialogPlacement: ViewModifier {
    @MainActor func body(content: Content) -> some View {
        VStack(spacing: 0) { content }
            .buttonStyle(DialogActionStyle(height: 57, isLarge: true))
            .foregroundColor(nil)
            .frame(maxWidth: 500)
            .padding(8)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
            .transition(.move(edge: .bottom))
    }
}

/// The title, the message and the actions of a dialog, apart from the one that cancels.
private nonisolated struct DialogActions: View {
    let content: DialogContent
    let actions: [Subview]

    @MainActor @ViewBuilder var body: some View {
        if content.title != nil || content.message != nil {
            VStack(spacing: 8) {
                if let title = content.title {
                    title.font(.footnote.weight(.semibold)).accessibilityAddTraits(.isHeader)
                }
                if let message = content.message { message.font(.footnote) }
            }
            .multilineTextAlignment(.center)
            .foregroundStyle(.secondary)
            .padding(.horizontal, 16)
            .padding(.vertical, 14)
            DialogSeparator()
        }
        ForEach(actions) { button in
            if button.id != actions.first?.id { DialogSeparator() }
            button
        }
    }
}

/// The actions of a dialog, and the button that cancels below them.
private nonisolated struct DialogCards: View {
    let content: DialogContent
    let subviews: SubviewsCollection

    @MainActor var body: some View {
        VStack(spacing: 8) {
            VStack(spacing: 0) { DialogActions(content: content, actions: subviews.others) }
                .frame(maxWidth: .infinity)
                .background(.regularMaterial)
                .clipShape(RoundedRectangle(cornerRadius: 14))
            CancelButton(own: subviews.cancels)
                .background { Rectangle().fill(NamedStyle(name: .secondaryGroupedBackground)) }
                .clipShape(RoundedRectangle(cornerRadius: 14))
        }
    }
}

/// The actions of a dialog in a bubble, 270 points wide. As on an iPad, a tap outside cancels, so there is no button for it.
private nonisolated struct DialogBubble: View {
    let content: DialogContent
    let subviews: SubviewsCollection
    /// Whether there is a button that cancels, because a tap outside does not.
    let hasCancelButton: Bool
    @Environment(\.dismiss) private var dismiss

    @MainActor var body: some View {
        let (others, cancels) = (subviews.others, subviews.cancels)
        VStack(spacing: 0) {
            DialogActions(content: content, actions: others)
            if hasCancelButton {
                if !others.isEmpty { DialogSeparator() }
                CancelButton(own: cancels)
            } else {
                ForEach(cancels) { $0 }
                if others.isEmpty {
                    // It does what a tap outside does.
                    Button(role: .cancel, action: { dismiss() }, label: { SystemLabel(.cancel) })
                        .environment(\.dialogHidesCancel, false)
                }
            }
        }
    }
}

/// The button that cancels: the app's own, or the system's.
private nonisolated struct CancelButton: View {
    let own: [Subview]

    @MainActor @ViewBuilder var body: some View {
        if own.isEmpty {
            Button(role: .cancel, action: {}, label: { SystemLabel(.cancel) })
        } else {
            ForEach(own) { $0 }
        }
    }
}

extension SubviewsCollection {
    @MainActor fileprivate var cancels: [Subview] { filter { $0.element[DialogActionTrait.self] == .cancel } }
    @MainActor fileprivate var others: [Subview] { filter { $0.element[DialogActionTrait.self] != .cancel } }
}
