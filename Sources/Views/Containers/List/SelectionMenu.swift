import Foundation

extension View {
    /// Adds a context menu and a primary action for the selected rows of the lists and tables inside.
    ///
    /// The menu of a selected row is that of the whole selection, the menu of another row that of its value, and the menu
    /// beside the rows of a table that of the empty set. Two clicks on a row, or one tap across an upright phone, perform the
    /// primary action.
    ///
    /// - Parameters:
    ///   - itemType: The type of the values of the selection. Lists and tables with another one have no menu.
    ///   - menu: The controls for a set of values.
    ///   - primaryAction: The action on a set of values; nil for none.
    public nonisolated __consuming func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        environment(\.selectionMenu, SelectionMenu(menu: menu, primaryAction: primaryAction))
    }
}

/// The context menu and the primary action of selected rows.
nonisolated struct SelectionMenu {
    private let menu: @MainActor (Set<AnyHashable>) -> AnyView?
    /// Whether the menu is for values of the type of this one.
    private let takes: (AnyHashable) -> Bool
    let primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?

    init<I: Hashable, M: View>(menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)?) {
        let menu = UncheckedTransfer(menu)
        self.menu = { values in Self.typed(values, as: I.self).map { AnyView(menu.value($0)) } }
        takes = { $0.base is I }
        guard let primaryAction else {
            self.primaryAction = nil
            return
        }
        let action = UncheckedTransfer(primaryAction)
        self.primaryAction = { values in
            if let values = Self.typed(values, as: I.self) { action.value(values) }
        }
    }

    /// The values, unless one has another type.
    private static func typed<I: Hashable>(_ values: Set<AnyHashable>, as type: I.Type) -> Set<I>? {
        let typed = values.compactMap { $0.base as? I }
        return typed.count == values.count ? Set(typed) : nil
    }

    /// The menu of a row; nil if its value has another type.
    ///
    /// - Parameter values: The values to which the menu applies when it is opened.
    @MainActor func content(
        of value: AnyHashable, for values: @escaping @MainActor () -> Set<AnyHashable>
    ) -> ContextMenuContent? {
        takes(value) ? content(for: values) : nil
    }

    /// The menu beside the rows.
    @MainActor var contentBesideRows: ContextMenuContent { content { [] } }

    @MainActor private func content(for values: @escaping @MainActor () -> Set<AnyHashable>) -> ContextMenuContent {
        let view = SelectionMenuItems { menu(values()) }
        return ContextMenuContent(items: AnyView(view), preview: nil)
    }
}

/// The controls of the menu, made by the app's closure when the menu is opened.
private nonisolated struct SelectionMenuItems: View {
    let items: @MainActor () -> AnyView?

    @MainActor var body: some View { items() }
}

private enum SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

extension EnvironmentValues {
    /// The menu and the action of selected rows around the view.
    var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}
