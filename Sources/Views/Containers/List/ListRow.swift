import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A row of a list: the view with the list's insets, background and separator, and with buttons in edit mode.
///
/// A list has many rows, so a row makes nodes only for the features that it uses. Conditions and modifiers around a part of the row copy a
/// reference to the part (`BoxedView`).
nonisolated struct ListRow: View {
    let element: _VariadicView.Children.Element
    let appearance: _ListAppearance
    let isLast: Bool
    /// The row's place in its collection, if the collection can be edited.
    var place: RowPlace?
    var selection: ListSelection?

    @MainActor var body: some View {
        let traits = RowTraits(of: element)
        let isSelected = selection?.isSelected(element) == true
        let row = BoxedView(row(traits, isSelected: isSelected))
        let choice = choice(traits, isSelected: isSelected)
        let swipes = swipes(traits)
        return spaced(
            Group {
                if swipes.isEmpty, choice.isEmpty {
                    row
                } else {
                    swipeable(BoxedView(choice.applied(to: row)), swipes)
                }
            }
            .modifier(RowTransfer(drag: traits.drag, target: insertionTarget(traits)))
            .modifier(OptionalContextMenu(menu: traits.menu ?? selectionMenu))
            .modifier(AccessibilityModifier(change: .group(.listitem, nil))))
    }

    // MARK: Content

    @MainActor private func row(_ traits: RowTraits, isSelected: Bool) -> some View {
        let insets = traits.insets ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        let content = BoxedView(content(traits, insets))
        return RowSeparatorLayout(inset: traits.insets?.leading ?? 16) {
            content
                .padding(traits.fillsRow ? EdgeInsets() : insets)
                .frame(minHeight: appearance.rows.leastHeight)
            if showsSeparator(traits) {
                Hairline(.bottom, traits.separatorTint ?? appearance.settings.separator)
            }
        }
        .background {
            if let background = traits.background {
                background
            } else {
                fill(isSelected: isSelected)
            }
        }
    }

    /// The view, between the badge and the controls of edit mode.
    @MainActor private func content(_ traits: RowTraits, _ insets: EdgeInsets) -> some View {
        HStack(spacing: 12) {
            if let delete = isEditing ? delete(traits) : nil {
                deleteButton(delete).padding(.leading, max(0, 16 - insets.leading))
            }
            element
                .frame(maxWidth: .infinity, alignment: .leading)
                .inRow(
                    RowSurroundings(insets: traits.fillsRow ? insets : nil, badge: traits.fillsRow ? traits.badge : nil)
                )
            if let badge = traits.badge, !traits.fillsRow { badge.foregroundStyle(.secondary) }
            if let move = isEditing ? move(traits) : nil {
                moveButtons(move)
                handle(move).padding(.trailing, max(0, 16 - insets.trailing))
            }
        }
    }

    @MainActor @ViewBuilder private func fill(isSelected: Bool) -> some View {
        if let style = fillStyle(isSelected: isSelected) { Rectangle().fill(style) }
        if isSelected {
            if appearance.isSidebar {
                RoundedRectangle(cornerRadius: 10).fill(NamedStyle(name: .fill))
            } else {
                Rectangle().fill(NamedStyle(name: .fill))
            }
        }
    }

    private func fillStyle(isSelected: Bool) -> ColorOrNamed? {
        let color = appearance.settings.rowBackground
        if color != nil || appearance.hasBoxes { return ColorOrNamed(color, else: .secondaryGroupedBackground) }
        // The background of a selected row is opaque, because swipe actions are behind it.
        return isSelected ? ColorOrNamed(nil, else: appearance.isSidebar ? .groupedBackground : .background) : nil
    }

    private func showsSeparator(_ traits: RowTraits) -> Bool {
        if isLast || appearance.isSidebar || appearance.settings.hidesSeparators || traits.hidesSeparator {
            return false
        }
        return appearance.rows.spacing <= 0 || !appearance.hasBoxes
    }

    // MARK: Swipe actions

    @MainActor private func swipes(_ traits: RowTraits) -> [SwipeActions] {
        if isEditing { return [] }
        guard !traits.swipes.contains(where: { $0.edge == .trailing }), let delete = delete(traits) else {
            return traits.swipes
        }
        return traits.swipes + [deletion(delete)]
    }

    @MainActor @ViewBuilder private func swipeable(_ content: some View, _ swipes: [SwipeActions]) -> some View {
        if swipes.isEmpty {
            content
        } else {
            SwipeRow(
                content: content, leading: swipes.filter { $0.edge == .leading },
                trailing: swipes.filter { $0.edge == .trailing })
        }
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

    // MARK: Selection

    @MainActor private func choice(_ traits: RowTraits, isSelected: Bool) -> RowSelection {
        let isDisabled = traits.selectionIsDisabled
        let primary = primaryAction
        let tapIsPrimary = selection?.tapIsPrimary == true
        // A button in the row suffices for a tap by keyboard.
        let takesKeys = selection?.isSingle == false || primary != nil && !tapIsPrimary
        return RowSelection(
            action: isDisabled ? nil : selection.flatMap { $0.action(element) }, primary: primary,
            choose: isDisabled || !takesKeys ? nil : selection?.choose(element, primary: primary),
            tapIsPrimary: tapIsPrimary, isSelected: isSelected, follower: selection?.follower,
            isPlace: selection?.isSingle == true)
    }

    /// The menu for the selection, or for the row if it is not selected.
    @MainActor private var selectionMenu: ContextMenuContent? {
        guard let selection, let menu = selection.menu, let value = selection.value(element) else { return nil }
        return menu.content(of: value) { selection.values(around: element) ?? [] }
    }

    @MainActor private var primaryAction: (@MainActor () -> Void)? {
        guard let selection, let action = selection.menu?.primaryAction, selection.values(around: element) != nil
        else { return nil }
        return { if let values = selection.values(around: element) { action(values) } }
    }

    // MARK: Editing

    private var isEditing: Bool { appearance.rows.isEditing }

    private func delete(_ traits: RowTraits) -> ((IndexSet) -> Void)? {
        place == nil || traits.deletionIsDisabled ? nil : traits.changes.lazy.compactMap(\.delete).last
    }

    private func move(_ traits: RowTraits) -> ((IndexSet, Int) -> Void)? {
        place == nil || traits.movementIsDisabled ? nil : traits.changes.lazy.compactMap(\.move).last
    }

    /// The row as a place for dropped values: in front of it, or behind it.
    private func insertionTarget(_ traits: RowTraits) -> DropTarget? {
        guard let place, let insertion = traits.changes.lazy.compactMap(\.insertion).last else { return nil }
        return DropTarget(
            accepts: insertion.accepts, delegate: RowDrop(place: place, insertion: insertion), isRow: true)
    }
}
