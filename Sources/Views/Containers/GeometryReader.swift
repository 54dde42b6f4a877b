import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A container that fills the proposed space, and makes its content from the resulting size and position.
public nonisolated struct GeometryReader<Content: View>: _PrimitiveView {
    public typealias Body = Never

    /// Makes the content from the reader's size and position.
    public var content: (GeometryProxy) -> Content

    /// A container whose content depends on its size and position.
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        GeometryNode(view.content, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        paired(node, as: GeometryNode<Content>.self).update(to: view.content)
    }
}

/// The node of a geometry reader. It makes its content when it is placed, and again when its size changes, when a
/// position that the content read changes, or when other data that the content read changes.
final class GeometryNode<Content: View>: LayoutNode, GeometryReading {
    private var makeContent: (GeometryProxy) -> Content
    private var content: ViewNode?
    private var items = ItemList()
    private var itemsAreStale = true
    private var evaluatedSize: CGSize?
    private var queries: ContiguousArray<GeometryQuery> = []

    init(_ makeContent: @escaping (GeometryProxy) -> Content, in context: __shared NodeContext) {
        self.makeContent = makeContent
        super.init(in: context)
        needsEvaluation = false
    }

    func update(to newValue: @escaping (GeometryProxy) -> Content) {
        makeContent = newValue
        if evaluatedSize != nil { graph.enqueue(self) }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
    }

    override func forEachItem(_ body: (LayoutNode) -> Void) {
        for item in items { body(item) }
    }

    override var typeName: String { "GeometryReader" }

    override func itemsDidChange() {
        itemsAreStale = true
        needsPlacement = true
        invalidateLayout()
        setNeedsDisplay()
    }

    override func environmentDidChange() {
        if evaluatedSize != nil { graph.enqueue(self) }
    }

    // MARK: Content

    override func evaluate() {
        needsEvaluation = false
        guard isPlaced else { return }
        evaluatedSize = size
        graph.readsSize = true
        queries.removeAll(keepingCapacity: true)
        let proxy = GeometryProxy(self, size: size)
        let view = track { makeContent(proxy) }
        if let content {
            Content._updateNode(content, to: view)
        } else {
            let made = Content._makeNode(view, in: NodeContext(parent: self))
            content = made
            itemsDidChange()
        }
    }

    func record(_ query: GeometryQuery) {
        if queries.isEmpty { graph.geometry.insert(self) }
        queries.append(query)
    }

    func placesChanged() -> Bool {
        queries.contains { !$0.isSame() }
    }

    func enqueueForGeometry() {
        graph.enqueue(self)
    }

    override func willRemove() {
        super.willRemove()
        graph.geometry.remove(self)
    }

    // MARK: Layout

    override func placeItems() {
        if evaluatedSize != size || needsEvaluation { evaluate() }
        if itemsAreStale {
            itemsAreStale = false
            items.removeAll(keepingCapacity: true)
            content?.collectItems(into: &items)
            for index in items.indices { adopt(items[index], at: index, stackAxis: nil) }
        }
        let proposal = ProposedViewSize(size)
        for item in items {
            let itemSize = item.sizeThatFits(proposal)
            item.place(at: mirrored(.zero, width: itemSize.width), proposal: proposal, size: itemSize)
        }
    }

    override func displayContents(into builder: inout DisplayBuilder, at position: CGPoint) {
        for item in items {
            builder.add(item, at: CGPoint(x: position.x + item.origin.x, y: position.y + item.origin.y))
        }
    }
}

/// A node whose content depends on the positions of other nodes.
@MainActor
protocol GeometryReading: GeometryFollowing {
    func record(_ query: GeometryQuery)
}

/// A position that was read, and a check whether it is still the same.
struct GeometryQuery {
    let isSame: @MainActor () -> Bool
}
