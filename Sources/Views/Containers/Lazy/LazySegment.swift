import Foundation
import LayoutEngine

/// A part of a lazy stack: views that are all there, or rows of which some are.
@MainActor
final class LazySegment {
    /// A row that was made.
    final class Row {
        let id: AnyHashable
        let node: ContainerNode<VStackLayout>
        /// When the row was used last, by the stack's count of placements.
        var lastUse = 0
        /// Which of the segment's values the row shows.
        var generation = 0

        init(id: AnyHashable, node: ContainerNode<VStackLayout>) {
            self.id = id
            self.node = node
        }
    }

    let type: ObjectIdentifier
    private(set) var rows: (any LazyRows)?
    /// The whole content, where it is not lazy.
    private(set) var whole: Row?
    private var made: [AnyHashable: Row] = [:]
    /// Lengths that are known, by index, where they differ from the usual one.
    private var lengths: [Int: CGFloat] = [:]
    /// The length of a row that was not made yet.
    var usualLength: CGFloat?

    /// Rows beyond so many lose their state when they are out of sight.
    private static let capacity = 400

    init(_ view: any View, in parent: ViewNode) {
        type = ObjectIdentifier(Swift.type(of: view))
        if let rows = view as? any LazyRows {
            self.rows = rows
        } else {
            whole = Self.row(AnyHashable(0), in: parent) { Self.make(view, in: $0) }
        }
    }

    func update(to view: any View) {
        guard let rows = view as? any LazyRows else {
            if let node = whole?.node.content { Self.update(node, to: view) }
            return
        }
        let old = self.rows?.lazyCount
        self.rows = rows
        if old != rows.lazyCount { lengths.removeAll() }
        generation += 1
    }

    /// How often the segment got other values.
    private var generation = 0

    private static func row(_ id: AnyHashable, in parent: ViewNode, _ content: (NodeContext) -> ViewNode) -> Row {
        let node = ContainerNode(VStackLayout(), kind: .vStack, in: NodeContext(parent: parent))
        node.content = content(NodeContext(parent: node))
        return Row(id: id, node: node)
    }

    private static func make<V: View>(_ view: V, in context: NodeContext) -> ViewNode {
        V._makeNode(view, in: context)
    }

    private static func update<V: View>(_ node: ViewNode, to view: V) {
        V._updateNode(node, to: view)
    }

    // MARK: Rows

    var count: Int { whole == nil ? rows?.lazyCount ?? 0 : 1 }

    var nodes: [ViewNode] { whole.map { [$0.node] } ?? made.values.map(\.node) }

    func id(of node: ViewNode) -> AnyHashable? {
        if let whole { return whole.node === node ? whole.id : nil }
        return made.values.first { $0.node === node }?.id
    }

    /// The row at an index, made or brought up to date.
    func row(at index: Int, in parent: ViewNode, use: Int) -> Row {
        if let whole { return whole }
        guard let rows else { preconditionFailure("A segment is whole or has rows.") }
        let id = rows.lazyID(at: index)
        if let known = made[id] {
            if known.generation != generation, let content = known.node.content {
                known.generation = generation
                unsafeDowncast(content, to: LazyRowNode.self).update(to: rows, index: index)
            }
            known.lastUse = use
            return known
        }
        let row = Self.row(id, in: parent) { LazyRowNode(rows, index: index, in: $0) }
        row.lastUse = use
        row.generation = generation
        made[id] = row
        return row
    }

    /// Lets go of rows that are not in use, the longest unused first, and of those that are gone.
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

    func index(of id: AnyHashable) -> Int? {
        guard let rows else { return nil }
        return (0..<rows.lazyCount).first { rows.lazyID(at: $0) == id }
    }

    // MARK: Lengths

    func length(at index: Int) -> CGFloat { lengths[index] ?? usualLength ?? 0 }

    /// Notes a row's length; says whether another one was taken to be it.
    func note(_ length: CGFloat, at index: Int) -> Bool {
        if usualLength == nil { usualLength = length }
        guard self.length(at: index) != length else { return false }
        lengths[index] = length == usualLength ? nil : length
        return true
    }

    func forgetLengths() {
        lengths.removeAll()
        usualLength = nil
    }

    /// Where row `index` begins.
    ///
    /// - Complexity: O(rows whose length is not the usual one).
    func start(of index: Int, gap: CGFloat) -> CGFloat {
        let usual = usualLength ?? 0
        var start = CGFloat(index) * (usual + gap)
        for (place, length) in lengths where place < index { start += length - usual }
        return start
    }

    /// From the first row's start to the last one's end.
    func extent(gap: CGFloat) -> CGFloat {
        count == 0 ? 0 : start(of: count, gap: gap) - gap
    }

    /// The row at a distance from the segment's start.
    func index(at position: CGFloat, gap: CGFloat) -> Int {
        var low = 0
        var high = max(0, count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if start(of: middle, gap: gap) <= position { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
