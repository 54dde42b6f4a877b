import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The element of a menu: its button, and its list, which the browser shows over the page.
nonisolated struct MenuElement: _PrimitiveView {
    typealias Body = Never

    let opener: AnyView
    let items: AnyView
    /// Whether only a long press shows the list.
    let isHeld: Bool

    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        let node = MenuNode(isHeld: view.isHeld, in: context)
        node.content = AnyView._makeNode(view.opener, in: NodeContext(parent: node))
        node.makeItems(view.items)
        return node
    }

    @MainActor static func _updateNode(_ node: _ViewNode, to view: Self) {
        let node = paired(node, as: MenuNode.self)
        if let content = node.content { AnyView._updateNode(content, to: view.opener) }
        node.update(view.items, isHeld: view.isHeld)
    }
}

/// A node with a list of controls over the page. The list is laid out separately, from (0, 0), and takes no space in
/// the page.
class MenuListNode: WrapperNode {
    private final var items: ViewNode?
    private(set) final var rows = ItemList()
    private var rowsAreStale = true
    /// The list's number in the display tree; 0 until it is first needed.
    private final var listNumber = 0

    /// Whether the list is made.
    final var hasItems: Bool { items != nil }

    /// Whether a view of the list presents another one or follows something, so that it must not be removed.
    final var itemsStayAwake: Bool {
        func staysAwake(_ node: ViewNode) -> Bool {
            if node.staysAwake { return true }
            var isFound = false
            node.forEachChild { isFound = isFound || staysAwake($0) }
            return isFound
        }
        return items.map(staysAwake) ?? false
    }

    final func makeItems(_ view: AnyView) {
        items = AnyView._makeNode(view, in: NodeContext(parent: self, slot: 1))
        rowsDidChange()
    }

    final func updateItems(_ view: AnyView) {
        if let items { AnyView._updateNode(items, to: view) }
    }

    final func removeItems() {
        guard let old = items else { return }
        items = nil
        rows.removeAll(keepingCapacity: false)
        old.remove()
        rowsDidChange()
    }

    private func rowsDidChange() {
        rowsAreStale = true
        needsPlacement = true
        invalidateLayout()
    }

    /// The list's number in the display tree, from the first time that the page needs it.
    final func takeListNumber() -> Int {
        if listNumber == 0 { listNumber = graph.takeDisplayNumber() }
        return listNumber
    }

    override func renumber(_ number: (Int) -> Int) {
        super.renumber(number)
        if listNumber != 0 { listNumber = number(listNumber) }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        super.forEachChild(body)
        if let items { body(items) }
    }

    /// The list sets no preferences of the page.
    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        content?.collectPreference(key, into: &value)
    }

    override func itemsDidChange() {
        super.itemsDidChange()
        rowsDidChange()
    }

    override func placeItems() {
        super.placeItems()
        if rowsAreStale {
            rowsAreStale = false
            rows.removeAll(keepingCapacity: true)
            items?.collectItems(into: &rows)
            for index in rows.indices { adopt(rows[index], at: index + 1, stackAxis: nil) }
            setNeedsDisplay()
        }
        for row in rows {
            let rowSize = row.sizeThatFits(.unspecified)
            row.place(at: .zero, proposal: .unspecified, size: rowSize)
        }
    }

    override func prepareElement() -> Bool { item != nil }

    /// The list, which the browser shows over the page.
    final func popup(in builder: DisplayBuilder) -> DisplayNode {
        let listNumber = takeListNumber()
        var list = builder.inner()
        // The line above the first row is outside of the list.
        for row in rows { list.add(row, at: CGPoint(x: 0, y: -0.5)) }
        let listSize = rows.first?.size ?? .zero
        return DisplayNode(
            id: listNumber, type: "MenuItems",
            frame: PixelGrid.round(
                CGRect(x: 0, y: size.height + 8, width: listSize.width, height: max(0, listSize.height - 0.5))),
            content: .popup, semantics: Semantics(role: .menu), children: DisplayChildren(list.nodes))
    }
}

/// The node of a menu.
final class MenuNode: MenuListNode {
    private var isHeld: Bool

    init(isHeld: Bool, in context: __shared NodeContext) {
        self.isHeld = isHeld
        super.init(in: context)
        needsEvaluation = false
    }

    override var typeName: String { "Menu" }

    func update(_ view: AnyView, isHeld: Bool) {
        if isHeld != self.isHeld { setNeedsDisplay() }
        self.isHeld = isHeld
        updateItems(view)
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { MenuNode(isHeld: isHeld, in: context) }

    override func makeElement(at frame: CGRect, in builder: DisplayBuilder) -> DisplayNode? {
        guard let item else { return nil }
        let popup = popup(in: builder)
        let opener = builder.nodes(of: item, at: item.origin).map { $0.opening(menu: popup.id, isHeld: isHeld) }
        return DisplayNode(
            id: displayNumber, type: "Menu", frame: frame,
            children: DisplayChildren(ContiguousArray(opener) + [popup]), animation: builder.animation)
    }
}

extension DisplayNode {
    /// The node with its button, here or inside, as the one that opens the list with a display number.
    fileprivate func opening(menu: Int, isHeld: Bool) -> DisplayNode {
        if case .control(var control) = content, case .button(var feedback) = control.kind {
            feedback.menu = menu
            feedback.menuIsHeld = isHeld
            control.kind = .button(feedback)
            return replacing(events: isHeld ? events : events.subtracting(.tap), content: .control(control))
        }
        guard !children.isEmpty else { return self }
        return replacing(
            children: DisplayChildren(ContiguousArray(children.map { $0.opening(menu: menu, isHeld: isHeld) })))
    }
}
