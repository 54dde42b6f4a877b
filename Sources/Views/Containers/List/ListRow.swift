import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A row of a list: the view with the list's insets, background and separator, and with buttons in edit mode.
nonisolated struct ListRow: View {
    let element: _VariadicView.Children.Element
    let appearance: _ListAppearance
    let isFirst: Bool
    let isLast: Bool
    /// The row's place in its collection, if the collection can be edited.
    var place: RowPlace?
    var selection: ListSelection?

    @Environment(\.defaultMinListRowHeight) private var leastHeight
    @Environment(\.listRowSpacing) var rowSpacing
    @Environment(\.editMode) private var editMode
    @Environment(\.selectionMenu) private var menu
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.selectionFollower) private var follower

    @MainActor var body: some View {
        let swipes = isEditing ? [] : element.all(ListRowTrait.Swipes.self).compactMap { $0 }
        let leading = swipes.filter { $0.edge == .leading }
        var trailing = swipes.filter { $0.edge == .trailing }
        if trailing.isEmpty, !isEditing, let delete { trailing = [deletion(delete)] }
        return spaced(
            Group {
                if leading.isEmpty, trailing.isEmpty {
                    content
                } else {
                    SwipeRow(content: content, leading: leading, trailing: trailing)
                }
            }
            .modifier(RowTransfer(drag: element[DragTrait.self], target: insertionTarget))
            .modifier(OptionalContextMenu(menu: element[ContextMenuTrait.self] ?? selectionMenu))
            .modifier(AccessibilityModifier(change: .group(.listitem, nil))))
    }

    /// The swipe action of a row that can be deleted.
    @MainActor private func deletion(_ delete: @escaping (IndexSet) -> Void) -> SwipeActions {
        SwipeActions(
            edge: .trailing, allowsFullSwipe: true,
            content: AnyView(
                Button(role: .destructive) {
                    if let place { withAnimation { delete(IndexSet(integer: place.position)) } }
                } label: {
                    SystemLabel(.delete)
                }))
    }

    @MainActor @ViewBuilder private var content: some View {
        let insets = element[ListRowTrait.Insets.self]
        let background = element[ListRowTrait.Background.self]
        let isSelected = selection?.isSelected(element) == true
        let takesWholeRow = element[FullRowTrait.self]
        let badge = element[RowBadgeTrait.self]
        let usualInsets = insets ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        let row = RowSeparatorLayout(inset: insets?.leading ?? 16) {
            HStack(spacing: 12) {
                if isEditing, let delete { deleteButton(delete).padding(.leading, max(0, 16 - usualInsets.leading)) }
                element
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .environment(\.rowInsets, takesWholeRow ? usualInsets : nil)
                    .environment(\.rowBadge, takesWholeRow ? badge : nil)
                    .environment(\.tintsIcons, true)
                if let badge, !takesWholeRow { badge.foregroundStyle(.secondary) }
                if isEditing, let move {
                    moveButtons(move)
                    handle(move).padding(.trailing, max(0, 16 - usualInsets.trailing))
                }
            }
            .padding(takesWholeRow ? EdgeInsets() : usualInsets)
            .frame(minHeight: leastHeight)
            if !isLast, !hidesSeparator, !(rowSpacing ?? 0 > 0 && appearance.hasBoxes) { separator }
        }
        .background {
            if let background {
                background
            } else {
                // The background of a selected row is opaque, because swipe actions are behind it.
                if let color = appearance.settings.rowBackground {
                    Rectangle().fill(color)
                } else if appearance.hasBoxes {
                    Rectangle().fill(NamedStyle(name: .secondaryGroupedBackground))
                } else if isSelected {
                    Rectangle().fill(NamedStyle(name: appearance.isSidebar ? .groupedBackground : .background))
                }
                if isSelected, appearance.isSidebar {
                    RoundedRectangle(cornerRadius: 10).fill(NamedStyle(name: .fill))
                } else if isSelected {
                    Rectangle().fill(NamedStyle(name: .fill))
                }
            }
        }
        rowSelection(isSelected: isSelected).applied(to: row)
    }

    @MainActor private func rowSelection(isSelected: Bool) -> RowSelection {
        let isDisabled = element[ListRowTrait.SelectionIsDisabled.self]
        let primary = primaryAction
        let tapIsPrimary = sizeClass == .compact && !isEditing
        // A button in the row suffices for a tap by keyboard.
        let takesKeys = selection?.isSingle == false || primary != nil && !tapIsPrimary
        return RowSelection(
            action: isDisabled ? nil : selection.flatMap { $0.action(element) }, primary: primary,
            choose: isDisabled || !takesKeys ? nil : selection?.choose(element, primary: primary),
            tapIsPrimary: tapIsPrimary, isSelected: isSelected, follower: follower, isPlace: selection?.isSingle == true
        )
    }

    /// The menu for the selection, or for the row if it is not selected.
    @MainActor private var selectionMenu: ContextMenuContent? {
        guard let menu, let selection, let value = selection.value(element) else { return nil }
        return menu.content(of: value) { selection.values(around: element) ?? [] }
    }

    @MainActor private var primaryAction: (@MainActor () -> Void)? {
        guard let action = menu?.primaryAction, let selection, selection.values(around: element) != nil else {
            return nil
        }
        return { if let values = selection.values(around: element) { action(values) } }
    }

    private var hidesSeparator: Bool {
        appearance.isSidebar || appearance.settings.hidesSeparators || element[ListRowTrait.HidesSeparator.self]
    }

    @MainActor @ViewBuilder private var separator: some View {
        if let tint = element[ListRowTrait.SeparatorTint.self] ?? appearance.settings.separator {
            Hairline(.bottom, tint)
        } else {
            Hairline(.bottom)
        }
    }

    // MARK: Editing

    @MainActor private var isEditing: Bool { editMode?.wrappedValue.isEditing == true }

    @MainActor private var delete: ((IndexSet) -> Void)? {
        if place == nil || element[ListRowTrait.DeletionIsDisabled.self] { return nil }
        return element.all(ListRowTrait.Deletion.self).compactMap { $0?.delete }.last
    }

    @MainActor private var move: ((IndexSet, Int) -> Void)? {
        if place == nil || element[ListRowTrait.MovementIsDisabled.self] { return nil }
        return element.all(ListRowTrait.Deletion.self).compactMap { $0?.move }.last
    }

    /// The row as a place for dropped values: in front of it, or behind it.
    @MainActor private var insertionTarget: DropTarget? {
        guard let place,
            let insertion = element.all(ListRowTrait.Deletion.self).compactMap({ $0?.insertion }).last
        else { return nil }
        return DropTarget(
            accepts: insertion.accepts, delegate: RowDrop(place: place, insertion: insertion), isRow: true)
    }

    @MainActor private func deleteButton(_ delete: @escaping (IndexSet) -> Void) -> some View {
        Button {
            if let place { withAnimation { delete(IndexSet(integer: place.position)) } }
        } label: {
            ZStack {
                Circle().fill(Color.red)
                Rectangle().fill(Color.white).frame(width: 11, height: 2)
            }
            .frame(width: 22, height: 22)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(SystemText.delete)
    }

    /// Three lines, by which a pointer or a finger drags the row.
    @MainActor private func handle(_ move: @escaping (IndexSet, Int) -> Void) -> some View {
        Image(systemName: "line.3.horizontal")
            .foregroundStyle(.tertiary)
            .frame(width: 26, height: 26)
            .accessibilityHidden(true)
            .modifier(RowHandleModifier(position: place?.shown ?? 0, count: place?.count ?? 0, move: move))
    }

    /// Buttons for up and down, since pages have no drag by keyboard.
    @MainActor private func moveButtons(_ move: @escaping (IndexSet, Int) -> Void) -> some View {
        HStack(spacing: 4) {
            moveButton("chevron.up", .moveUp, isEnabled: place?.shown != 0) { position in
                move(IndexSet(integer: position), position - 1)
            }
            moveButton("chevron.down", .moveDown, isEnabled: place.map { $0.shown < $0.count - 1 } ?? true) {
                position in
                move(IndexSet(integer: position), position + 2)
            }
        }
    }

    @MainActor private func moveButton(
        _ symbol: String, _ name: SystemText, isEnabled: Bool, action: @escaping (Int) -> Void
    ) -> some View {
        Button {
            if let place { withAnimation { action(place.position) } }
        } label: {
            Image(systemName: symbol).font(.system(size: 13, weight: .semibold)).frame(width: 26, height: 26)
        }
        .buttonStyle(.plain)
        .foregroundStyle(.secondary)
        .disabled(!isEnabled)
        .accessibilityLabel(name)
    }
}

/// The actions of taps and keys on a row. The row's body chooses, because a modifier that did would keep its content, a copy of the
/// whole row.
private nonisolated struct RowSelection {
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

extension _VariadicView.Children.Element {
    /// All values of a trait, the innermost first.
    func all<Trait: _ViewTraitKey>(_ trait: Trait.Type) -> [Trait.Value] {
        let key = ObjectIdentifier(trait)
        return UncheckedTransfer(child).onMain { UncheckedTransfer($0.traits(key)) }.value
            .compactMap { $0 as? Trait.Value }
    }
}
