import EspalierLayoutEngine
import Foundation

/// The view of a navigation link: a row with a chevron in a list or form, a button elsewhere.
nonisolated struct NavigationLinkBody: View {
    let label: AnyView
    let value: AnyHashable?
    let view: AnyView?
    let isActive: Binding<Bool>?
    @Environment(\.isInForm) private var isInForm
    @Environment(\.navigation) private var registry
    @Environment(\.isEnabled) private var isEnabled

    @MainActor private var isUsable: Bool { isEnabled && registry != nil && (value != nil || view != nil) }

    @MainActor @ViewBuilder var body: some View {
        if isInForm {
            HStack(spacing: 8) {
                label
                Spacer(minLength: 0)
                RowBadge()
                Image(systemName: "chevron.forward")
                    .font(.system(size: 13, weight: .semibold)).foregroundStyle(.tertiary).accessibilityHidden(true)
            }
            .systemForegroundStyle(isUsable ? .primary : .tertiary)
            .fillingRow()
            .modifier(link(isRow: true))
            .modifier(_TraitWritingModifier<FullRowTrait>(value: true))
        } else {
            label.actionLabel(isEnabled: isUsable).modifier(link(isRow: false))
        }
    }

    @MainActor
    private func link(isRow: Bool) -> NavigationLinkModifier {
        NavigationLinkModifier(value: value, view: view, isActive: isActive, isRow: isRow, isUsable: isUsable)
    }
}
