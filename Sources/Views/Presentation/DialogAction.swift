import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The purposes of the buttons in alerts and dialogs, by which these arrange them. Nil for views that are no buttons.
enum DialogActionTrait: _ViewTraitKey {
    nonisolated enum Purpose { case usual, cancel, destructive }

    static var defaultValue: Purpose? { nil }
}

/// A button of an alert or a dialog. It ends the presentation after its action.
nonisolated struct DialogActionStyle: PrimitiveButtonStyle {
    let height: Double
    let isLarge: Bool

    @MainActor func makeBody(configuration: Configuration) -> some View {
        DialogActionRow(configuration: configuration, height: height, isLarge: isLarge)
    }
}

private nonisolated struct DialogActionRow: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let height: Double
    let isLarge: Bool
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dialogFollower) private var follower
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        ButtonElement(
            role: configuration.role,
            action: {
                // Another presentation that the action requests begins after this one has ended.
                configuration.action()
                dismiss()
                if configuration.role != .cancel { follower?() }
            },
            label: AnyView(
                configuration.label
                    .font(isLarge ? .system(size: 20) : .body)
                    .fontWeight(configuration.role == .cancel ? .semibold : nil)
                    .foregroundStyle(color)
                    .lineLimit(1)
                    .padding(.horizontal, 8)
                    .frame(maxWidth: .infinity, minHeight: height)), makeBody: nil, feedback: .menuRow
        )
        .modifier(_TraitWritingModifier<DialogActionTrait>(value: purpose))
    }

    @MainActor private var color: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.accentColor)
    }

    private var purpose: DialogActionTrait.Purpose {
        switch configuration.role {
        case .cancel?: .cancel
        case .destructive?: .destructive
        default: .usual
        }
    }
}

/// A line between the buttons of an alert or a dialog.
nonisolated struct DialogSeparator: View {
    @MainActor var body: some View { Rectangle().fill(.separator).frame(height: 0.5) }
}
