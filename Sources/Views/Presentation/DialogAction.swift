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
    @Environment(\.presentationEnd) private var end
    @Environment(\.dialogFollower) private var follower
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.dialogHidesCancel) private var isHidden

    @MainActor var body: some View {
        let isCancel = configuration.role == .cancel
        Group { if isCancel, isHidden { Color.clear.frame(width: 0, height: 0) } else { button } }
            .presentationSetting { settings in
                // A tap outside, Escape and the back button do what the button does.
                if isCancel, settings.confirmation == nil { settings.confirmation = { run() } }
            }
            .modifier(_TraitWritingModifier<DialogActionTrait>(value: purpose))
    }

    @MainActor private func run() {
        // Another presentation that the action requests begins after this one has ended.
        configuration.action()
        end?()
        if configuration.role != .cancel { follower?() }
    }

    @MainActor private var button: some View {
        ButtonElement(
            role: configuration.role,
            action: { run() },
            label: AnyView(
                configuration.label
                    .font(isLarge ? .system(size: 20) : .body)
                    .fontWeight(configuration.role == .cancel ? .semibold : nil)
                    .foregroundStyle(color)
                    .lineLimit(1)
                    .padding(.horizontal, 8)
                    .frame(maxWidth: .infinity, minHeight: height)), makeBody: nil, feedback: .menuRow
        )
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

private enum DialogHidesCancelKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the dialog shows no button that cancels, because a tap outside does.
    var dialogHidesCancel: Bool {
        get { self[DialogHidesCancelKey.self] }
        set { self[DialogHidesCancelKey.self] = newValue }
    }
}

/// A line between the buttons of an alert or a dialog.
nonisolated struct DialogSeparator: View {
    @MainActor var body: some View { Rectangle().fill(.separator).frame(height: 0.5) }
}
