import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The controls of a context menu, for `contextMenu(_:)`.
public nonisolated struct ContextMenu<MenuItems: View> {
    let menuItems: MenuItems

    /// A menu of controls.
    public init(@ViewBuilder menuItems: () -> MenuItems) {
        self.menuItems = menuItems()
    }
}

extension View {
    /// Shows controls over the page after a right click on the view, a long press by touch, or the keyboard's menu key.
    ///
    /// The views of the controls are made when the user opens the menu. The menu of a list's row belongs to the whole row. A menu
    /// without controls does not open.
    public nonisolated __consuming func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems)
        -> some View
    {
        modifier(ContextMenuModifier(menu: ContextMenuContent(items: AnyView(menuItems()), preview: nil)))
    }

    /// Shows a preview and controls over the page after a right click on the view, a long press by touch, or the
    /// keyboard's menu key.
    ///
    /// The preview is above the controls, at most 250 by 320 points large.
    public nonisolated __consuming func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View {
        modifier(
            ContextMenuModifier(
                menu: ContextMenuContent(items: AnyView(menuItems()), preview: AnyView(preview()))))
    }

    /// Shows a context menu over the page after a right click on the view, a long press by touch, or the keyboard's menu
    /// key; nil for no menu.
    public nonisolated __consuming func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?)
        -> some View
    {
        modifier(
            ContextMenuModifier(
                menu: contextMenu.map { ContextMenuContent(items: AnyView($0.menuItems), preview: nil) }))
    }
}

/// The views of a context menu.
nonisolated struct ContextMenuContent {
    let items: AnyView
    let preview: AnyView?

    @MainActor fileprivate var list: AnyView { AnyView(MenuItems(content: items, preview: preview)) }
}

/// The context menu of a view, for the list's row that shows it.
enum ContextMenuTrait: _ViewTraitKey {
    static var defaultValue: ContextMenuContent? { nil }
}

/// Adds a context menu to a view. A view that is a row of a list gives its menu to the row.
package nonisolated struct ContextMenuModifier: RowGivingModifier {
    let menu: ContextMenuContent?

    var trait: _TraitWritingModifier<ContextMenuTrait> { _TraitWritingModifier(value: menu) }
    var inPlace: OptionalContextMenu { OptionalContextMenu(menu: menu) }
}

/// Adds a context menu where the modifier stands; nil for none.
package nonisolated struct OptionalContextMenu: NodeModifier {
    let menu: ContextMenuContent?

    @MainActor func makeNode(in context: NodeContext) -> ContextMenuNode { ContextMenuNode(menu, in: context) }
    @MainActor func update(_ node: ContextMenuNode) { node.update(to: menu) }
}

/// The node of a view with a context menu. It makes the list when the user opens the menu, and removes it when the user opens another
/// one of the page.
final class ContextMenuNode: MenuListNode {
    private var menu: ContextMenuContent?
    /// Whether the user has opened the menu, and no other one since.
    private var isOpened = false

    init(_ menu: ContextMenuContent?, in context: __shared NodeContext) {
        self.menu = menu
        super.init(in: context)
        needsEvaluation = false
        let kept = graph.keptState(for: self, property: Self.openedName, as: StateLocation<Bool>.self)
        let isRestored = graph.restoredState(for: self, property: Self.openedName, as: Bool.self) == true
        guard kept != nil || isRestored else { return }
        noteOpening()
        evaluate()
    }

    func update(to newMenu: ContextMenuContent?) {
        if menu == nil, newMenu == nil { return }
        if (menu == nil) != (newMenu == nil) { setNeedsDisplay() }
        menu = newMenu
        evaluate()
        refreshCopies()
    }

    override func evaluate() {
        needsEvaluation = false
        guard isOpened, let menu else { return removeItems() }
        if hasItems { updateItems(menu.list) } else { makeItems(menu.list) }
    }

    // MARK: Opening

    override func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard event.type == .menu, menu != nil else { throw .notTaken(node: event.node, type: event.type) }
        noteOpening()
        if !hasItems { graph.enqueue(self) }
    }

    private func noteOpening() {
        isOpened = true
        noteState()
        graph.feature(OpenedMenu.self).note(self)
    }

    /// Removes the list, because another menu is opened. One that presents a view stays.
    fileprivate func close() {
        guard isOpened, !itemsStayAwake else { return }
        isOpened = false
        graph.enqueue(self)
    }

    // MARK: Snapshots

    private static var openedName: String { "opened" }

    /// A page that is made again has the list that its browser shows.
    override func forEachSnapshotSlot(_ body: (String, any SnapshotSlot) -> Void) {
        if isOpened { body(Self.openedName, StateLocation(true)) }
    }

    // MARK: Display

    override func makeCopy(in context: NodeContext) -> WrapperNode { ContextMenuNode(menu, in: context) }
    override func refresh(_ copy: WrapperNode) { paired(copy, as: ContextMenuNode.self).update(to: menu) }

    override var typeName: String { "ContextMenu" }

    /// Whether the menu contains a visible row.
    private var hasRows: Bool { rows.contains { $0.size.height >= 1 } }

    override func makeElement(at frame: CGRect, in builder: DisplayBuilder) -> DisplayNode? {
        guard let item else { return nil }
        let opener = builder.nodes(of: item, at: item.origin)
        guard menu != nil else {
            return DisplayNode(
                id: displayNumber, type: "ContextMenu", frame: frame, children: DisplayChildren(opener),
                animation: builder.animation)
        }
        graph.setTarget(displayNumber, self)
        return DisplayNode(
            id: displayNumber, type: "ContextMenu", frame: frame, content: .part(.contextMenu(takeListNumber())),
            events: .menu, children: DisplayChildren(hasRows ? opener + [popup(in: builder)] : opener),
            animation: builder.animation)
    }
}

/// The context menu of a page that was opened last.
private final class OpenedMenu: PageFeature {
    private weak var node: ContextMenuNode?

    init(_ graph: ViewGraph) {}

    func note(_ newNode: ContextMenuNode) {
        if let node, !node.isRemoved, node !== newNode { node.close() }
        node = newNode
    }
}
