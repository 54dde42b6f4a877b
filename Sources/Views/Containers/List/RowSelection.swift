/// The actions of taps and keys on a row. The row's body chooses, because a modifier that did would keep its content, a copy of the
/// whole row.
nonisolated struct RowSelection {
    let action: (@MainActor () -> Void)?
    let primary: (@MainActor () -> Void)?
    /// The action of the keyboard, unless it only presses the row.
    let choose: (@MainActor (RowChoice) -> Void)?
    /// Whether one tap performs the primary action, and selects nothing.
    let tapIsPrimary: Bool
    let isSelected: Bool
    let follower: SelectionFollower?
    /// Whether the selected row is the current place, because there is only one.
    let isPlace: Bool

    /// Whether the row is as it would be without a selection.
    var isEmpty: Bool { action == nil && choose == nil && (primary == nil || !tapIsPrimary) }

    @MainActor @ViewBuilder func applied(to content: some View) -> some View {
        if let choose {
            tapped(content).modifier(RowChoiceModifier(choose: choose))
        } else {
            tapped(content)
        }
    }

    @MainActor @ViewBuilder private func tapped(_ content: some View) -> some View {
        if let primary, tapIsPrimary {
            content.onTapGesture { primary() }.accessibilityAddTraits(.isButton)
        } else if let action, let primary {
            content.onTapGesture {
                action()
                follower?.column?.didSelectRow()
            }
            .accessibilityAddTraits(.isButton)
            .modifier(traits)
            .simultaneousGesture(TapGesture(count: 2).onEnded { primary() })
        } else if let action {
            content.onTapGesture {
                action()
                follower?.column?.didSelectRow()
            }
            .accessibilityAddTraits(.isButton)
            .modifier(traits)
        } else {
            content
        }
    }

    private var traits: AccessibilityModifier {
        AccessibilityModifier(change: isPlace ? .current(isSelected) : .adding(isSelected ? .isSelected : []))
    }
}
