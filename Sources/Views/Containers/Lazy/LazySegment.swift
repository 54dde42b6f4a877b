import EspalierLayoutEngine
import Foundation

/// A piece of a lazy layout's content in use: views that are all there, or rows of which some are.
@MainActor
final class LazySegment {
    /// A row that was made.
    private final class Row {
        let id: AnyHashable
        let node: StackNode
        /// When the row was used last, by the layout's count of placements.
        var lastUse = 0
        /// Which of the segment's values the row shows.
        var generation = 0

        init(id: AnyHashable, node: StackNode) {
            self.id = id
            self.node = node
        }
    }

    let type: ObjectIdentifier
    let place: String
    private var rows: (any LazyRows)?
    /// The whole content, where it is not lazy.
    private var whole: LazyWholeNode?
    private var made: [AnyHashable: Row] = [:]
    /// How often the segment got other values.
    private var generation = 0

    /// Rows beyond so many lose their state when they are out of sight.
    private static let capacity = 400

    init(_ part: LazyPart, in parent: LazyNode) {
        type = ObjectIdentifier(Swift.type(of: part.view))
        place = part.place
        if let rows = part.view as? any LazyRows, rows.isLazy {
            self.rows = rows
        } else {
            let node = LazyWholeNode(in: NodeContext(parent: parent))
            node.child = parent.making(component) { Self.make(part.view, in: NodeContext(parent: node)) }
            whole = node
        }
    }

    /// Takes the piece's new value; says whether the number of its views may be another one.
    func update(to view: any View) -> Bool {
        if let whole {
            if let child = whole.child { Self.update(child, to: view) }
            return whole.isStale
        }
        guard let newRows = view as? any LazyRows else { return false }
        let old = rows?.lazyCount
        rows = newRows
        generation += 1
        prune()
        return old != newRows.lazyCount
    }

    private static func make<V: View>(_ view: V, in context: NodeContext) -> ViewNode {
        V._makeNode(view, in: context)
    }

    private static func update<V: View>(_ node: ViewNode, to view: V) {
        V._updateNode(node, to: view)
    }

    // MARK: Views

    /// Whether the number of views may be another one than before.
    var isStale: Bool { whole?.isStale ?? false }
    var count: Int { whole?.items.count ?? rows?.lazyCount ?? 0 }
    var nodes: [ViewNode] { whole.map { [$0] } ?? made.values.map(\.node) }

    func id(of node: ViewNode) -> AnyHashable? { made.values.first { $0.node === node }?.id }

    // MARK: Structural paths

    private var component: String { "[\(place)]" }
    private func component(of id: AnyHashable) -> String { "[\(place)]=\(id)" }

    /// A node's component in structural paths; nil for another segment's.
    func structuralComponent(of node: ViewNode) -> String? {
        if let whole { return whole === node ? component : nil }
        return id(of: node).map(component(of:))
    }

    func forEachNodeWithState(_ body: (String, ViewNode) -> Void) {
        if let whole {
            if whole.holdsState { body(component, whole) }
            return
        }
        for (id, row) in made where row.node.holdsState { body(component(of: id), row.node) }
    }

    /// The id of a view that may not be made yet, as scrolling names it.
    func targetID(at index: Int, in container: LayoutNode) -> AnyHashable? {
        guard let whole else { return rows?.lazyID(at: index) }
        return whole.items.indices.contains(index) ? whole.items[index].scrollTargetID(in: container) : nil
    }

    func index(of id: AnyHashable) -> Int? {
        guard let rows else { return nil }
        return (0..<rows.lazyCount).first { rows.lazyID(at: $0) == id }
    }

    /// The view at an index, made or brought up to date.
    func item(at index: Int, in parent: LazyNode, use: Int) -> LayoutNode {
        if let whole { return whole.items[index] }
        guard let rows else { preconditionFailure("A segment is whole or has rows.") }
        let id = rows.lazyID(at: index)
        if let known = made[id] {
            if known.generation != generation, let content = known.node.content {
                known.generation = generation
                unsafeDowncast(content, to: LazyRowNode.self).update(to: rows, index: index)
            }
            known.lastUse = use
            return known.node
        }
        let node = StackNode(.column, kind: .lazyRow, in: NodeContext(parent: parent))
        node.content = parent.making(component(of: id)) {
            LazyRowNode(rows, index: index, in: NodeContext(parent: node))
        }
        let row = Row(id: id, node: node)
        row.lastUse = use
        row.generation = generation
        made[id] = row
        return node
    }

    /// Ends rows whose element has gone. In long collections they are found by not being used.
    private func prune() {
        guard let rows, !made.isEmpty, rows.lazyCount <= 10_000 else { return }
        var gone = Set(made.keys)
        for index in 0..<rows.lazyCount where !gone.isEmpty { gone.remove(rows.lazyID(at: index)) }
        for id in gone { made.removeValue(forKey: id)?.node.remove() }
    }

    /// Lets go of rows that are not in use, the longest unused first.
    func trim(use: Int) {
        guard made.count > Self.capacity else { return }
        let unused = made.values.filter { $0.lastUse != use }.sorted { $0.lastUse < $1.lastUse }
        for row in unused.prefix(made.count - Self.capacity) {
            made[row.id] = nil
            row.node.remove()
        }
    }

    func removeAll() {
        for node in nodes { node.remove() }
        made.removeAll()
    }
}

extension ContainerKind {
    /// The views of one element of a collection. What holds the rows has the elements of the page.
    static let lazyRow = ContainerKind("Row", mayFlow: false)
}

/// Keeps a view of a lazy layout's content that is made as a whole, and the items that it is.
final class LazyWholeNode: SingleChildNode {
    private var known: ItemList?

    var isStale: Bool { known == nil }

    var items: ItemList {
        if let known { return known }
        var items = ItemList()
        collectItems(into: &items)
        known = items
        return items
    }

    override func itemsDidChange() {
        known = nil
        super.itemsDidChange()
    }
}
