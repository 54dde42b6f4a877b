import EspalierLayoutEngine
import Foundation

/// A part of a lazy layout's content in use: views that all exist, or rows of which some exist.
@MainActor
final class LazySegment {
    let type: ObjectIdentifier
    let path: String
    private var role: LazyPart.Role
    private var section: String?
    /// The rows; nil if the content is not lazy.
    @exclusivity(unchecked) private var source: LazyRowSource?
    /// The whole content, if it is not lazy and was made.
    @exclusivity(unchecked) private var whole: LazyPartNode?
    /// The whole content until it is made.
    @exclusivity(unchecked) private var unmade: (any View)?
    /// The rows that were made; nil if the content is not lazy.
    @exclusivity(unchecked) private var made: (any LazyRowTable)?
    /// The ids of elements that the current step inserted, if it is animated.
    private var arrivals: Set<AnyHashable> = []

    /// The limit for rows that are kept. Rows beyond it lose their state when they are not visible.
    private static let capacity = 400
    /// The largest collection in which inserted and removed elements are found.
    private static let comparisonLimit = 10_000

    /// - Parameters:
    ///   - isNew: Whether the layout has shown other parts before, so that the views of this one are inserted.
    ///   - waits: Whether a content that is not lazy is made when it is shown. Until then it counts as one view.
    init(_ part: LazyPart, in parent: LazyNode, isNew: Bool, waits: Bool) {
        type = ObjectIdentifier(Swift.type(of: part.view))
        path = part.path
        role = part.role
        section = part.section
        if let rows = part.view.asUnmadeRows {
            source = LazyRowSource(rows)
            made = rows.makeRowTable()
            if isNew { findArrivals(in: rows, after: nil, in: parent) }
        } else if waits {
            unmade = part.view
        } else {
            makeWhole(part.view, in: parent, isNew: isNew)
        }
    }

    private func makeWhole(_ view: any View, in parent: LazyNode, isNew: Bool) {
        unmade = nil
        let transitions = parent.graph.transitions
        if isNew, let back = transitions.takeBack(of: parent, key: key(of: nil)) {
            let node = paired(back, as: LazyPartNode.self)
            if let child = node.child { Self.update(child, to: view) }
            whole = node
            return
        }
        let make = { [component] in
            let node = LazyPartNode(in: NodeContext(parent: parent))
            node.child = parent.making(component) { Self.make(view, in: NodeContext(parent: node)) }
            return node
        }
        let made = isNew ? transitions.insert(into: parent, make) : nil
        whole = made.map { paired($0, as: LazyPartNode.self) } ?? make()
    }

    /// Whether a part is this one after an update.
    func isFor(_ part: LazyPart) -> Bool { ObjectIdentifier(Swift.type(of: part.view)) == type && part.path == path }

    /// Whether a part, which is this one after an update, has the same function in the same section as before.
    func keepsPlace(of part: LazyPart) -> Bool { part.role == role && part.section == section }

    /// Updates the part; returns whether the number of views may have changed.
    func update(to part: LazyPart, in parent: LazyNode) -> Bool {
        let view = part.view
        (role, section) = (part.role, part.section)
        if let whole {
            if let child = whole.child { Self.update(child, to: view) }
            return whole.isStale
        }
        if unmade != nil {
            unmade = view
            return false
        }
        guard let source, let newRows = view.asLazyRows else { return false }
        let (oldRows, oldCount) = (source.rows, source.count)
        source.update(to: newRows)
        if let made, newRows.giveIDs(to: made) {
            prune(in: parent)
        } else {
            removeAll(from: parent)
            made = newRows.makeRowTable()
        }
        findArrivals(in: newRows, after: oldRows, in: parent)
        return oldCount != source.count
    }

    private static func make<V: View>(_ view: V, in context: NodeContext) -> ViewNode {
        V._makeNode(view, in: context)
    }

    private static func update<V: View>(_ node: ViewNode, to view: V) {
        V._updateNode(node, to: view)
    }

    // MARK: Views

    /// Whether the number of views may have changed.
    var isStale: Bool { whole?.isStale ?? false }
    /// The number of views. A content that is made when it is shown counts as one.
    var count: Int { source?.count ?? whole?.items.count ?? 1 }

    func forEachNode(_ body: (ViewNode) -> Void) {
        if let whole {
            body(whole)
        } else {
            made?.forEach { body($0.node) }
        }
    }

    func id(of node: ViewNode) -> AnyHashable? {
        var id: AnyHashable?
        made?.forEach { if $0.node === node { id = $0.id } }
        return id
    }

    // MARK: Structural paths

    private var component: String { "[\(path)]" }
    private func component(of id: AnyHashable) -> String { "[\(path)]=\(id)" }

    /// The component of a node in structural paths; nil for a node of another segment.
    func structuralComponent(of node: ViewNode) -> String? {
        if let whole { return whole === node ? component : nil }
        return id(of: node).map(component(of:))
    }

    func forEachNodeWithState(_ body: (String, ViewNode) -> Void) {
        if let whole {
            if whole.holdsState { body(component, whole) }
            return
        }
        made?.forEach { if $0.node.holdsState { body(component(of: $0.id), $0.node) } }
    }

    /// The id of a view for scrolling, whether the view was made or not.
    func targetID(at index: Int, in container: LayoutNode) -> AnyHashable? {
        guard let whole else { return source?.rows.lazyID(at: index) }
        return whole.items.indices.contains(index) ? whole.items[index].scrollTargetID(in: container) : nil
    }

    func index(of id: AnyHashable) -> Int? {
        guard let source else { return nil }
        return (0..<source.count).first { source.rows.lazyID(at: $0) == id }
    }

    /// The view at an index, made or updated; nil if the content, which is made now, has fewer views.
    func item(at index: Int, in parent: LazyNode, use: Int) -> LayoutNode? {
        guard let source, let made else {
            if let unmade { makeWhole(unmade, in: parent, isNew: false) }
            guard let items = whole?.items, index < items.count else { return nil }
            return items[index]
        }
        let row: LazyRow
        if let known = made.row(at: index) {
            row = known
            if row.generation != source.generation { update(row, at: index, of: source) }
        } else {
            row = makeRow(at: RowPlace(index, of: source.count), of: source, among: made, in: parent)
        }
        row.lastUse = use
        return row.node
    }

    /// Updates a row to the current values. The row of the same object only takes its place.
    private func update(_ row: LazyRow, at index: Int, of source: LazyRowSource) {
        row.place.move(to: index, of: source.count)
        if !source.isCurrent(row.place, since: row.generation), let content = row.node.content {
            row.place = row.place.current
            paired(content, as: LazyElementNode.self).update(to: row.place, in: source)
        }
        row.generation = source.generation
    }

    private func makeRow(
        at place: RowPlace, of source: LazyRowSource, among made: any LazyRowTable, in parent: LazyNode
    ) -> LazyRow {
        let id = source.rows.lazyID(at: place.position)
        func make() -> LazyRowContainer {
            let node = LazyRowContainer(in: NodeContext(parent: parent))
            node.content = parent.making(component(of: id)) {
                LazyElementNode(source, place, in: NodeContext(parent: node))
            }
            return node
        }
        let transitions = parent.graph.transitions
        let node: LazyRowContainer
        if let back = transitions.takeBack(of: parent, key: key(of: id)) {
            node = paired(back, as: LazyRowContainer.self)
            if let content = node.content {
                paired(content, as: LazyElementNode.self).update(to: place, in: source)
            }
        } else if arrivals.remove(id) != nil {
            node = transitions.insert(into: parent, make).map { paired($0, as: LazyRowContainer.self) } ?? make()
        } else {
            node = make()
        }
        let row = made.add(node, at: place)
        row.generation = source.generation
        return row
    }

    // MARK: Transitions

    /// The identity of a removed row among the rows of all segments, or of a whole part.
    private struct Key: Hashable {
        let path: String
        let type: ObjectIdentifier
        /// Nil for a whole part.
        let id: AnyHashable?
    }

    private func key(of id: AnyHashable?) -> AnyHashable { AnyHashable(Key(path: path, type: type, id: id)) }

    /// Finds the elements of rows, and removes rows whose elements are gone, visible ones by their transitions. In long collections rows find
    /// their elements when they are used, and rows whose elements are gone are removed when they are not used.
    private func prune(in parent: LazyNode) {
        guard let source, let made else { return }
        guard source.count <= Self.comparisonLimit else { return made.forEach { $0.place.lose() } }
        for row in made.takeGone(from: source.count) {
            parent.graph.transitions.remove(row.node, of: parent, key: key(of: row.id))
        }
    }

    /// Finds the elements that an animated step inserted, so that only their rows arrive by transitions, and not those that are
    /// made because they become visible.
    private func findArrivals(in rows: any LazyRows, after old: (any LazyRows)?, in parent: LazyNode) {
        arrivals.removeAll()
        guard parent.graph.transitions.animatesInsertions(into: parent),
            max(rows.lazyCount, old?.lazyCount ?? 0) <= Self.comparisonLimit
        else { return }
        for index in 0..<rows.lazyCount { arrivals.insert(rows.lazyID(at: index)) }
        guard let old else { return }
        for index in 0..<old.lazyCount where !arrivals.isEmpty { arrivals.remove(old.lazyID(at: index)) }
    }

    /// Rows that are made from now on become visible by scrolling.
    func forgetArrivals() { arrivals.removeAll() }

    // MARK: Memory

    /// Removes rows beyond the limit that are not in use, the longest unused first.
    func trim(use: Int) {
        guard let made, made.count > Self.capacity else { return }
        var unused: [LazyRow] = []
        made.forEach { if $0.lastUse != use { unused.append($0) } }
        unused.sort { $0.lastUse < $1.lastUse }
        let gone = Set(unused.prefix(made.count - Self.capacity).map(ObjectIdentifier.init))
        for row in made.take(where: { gone.contains(ObjectIdentifier($0)) }) { row.node.remove() }
    }

    /// Removes all views, visible ones by their transitions.
    func removeAll(from parent: LazyNode) {
        let transitions = parent.graph.transitions
        if let whole { transitions.remove(whole, of: parent, key: key(of: nil)) }
        for row in made?.take(where: { _ in true }) ?? [] {
            transitions.remove(row.node, of: parent, key: key(of: row.id))
        }
    }
}

/// Stores the part of a lazy layout's content that is made as a whole, and its items.
final class LazyPartNode: SingleChildNode {
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
