package import EspalierDisplayTree
import EspalierLayoutEngine
package import Foundation

/// Collects the children of one display node while the display pass walks the graph.
///
/// The builder decides which elements are made again. An element that needs no display is the same object as in the
/// previous tree, or that object at another position. Nodes only describe themselves.
@MainActor
package struct DisplayBuilder {
    package var nodes: ContiguousArray<DisplayNode> = []
    /// The transaction of the displayed changes, as surrounding modifiers changed it.
    var transaction: Transaction { didSet { updateAnimation() } }
    /// The animation of changes here.
    package private(set) var animation: DisplayAnimation?
    /// The environment that a custom animation has read; nil if it reads none.
    private var readEnvironment: EnvironmentEntry?
    private var readsEnvironment = false
    private let template: DisplayTemplate?
    /// Whether elements that move are the same as before, apart from their places: without animations, and not those of a page that shares
    /// elements with others.
    var movesAtOnce: Bool { animation == nil && !hasTransitions && template == nil }
    /// Whether views of the page are being inserted or removed under an animation.
    private let hasTransitions: Bool

    init(template: DisplayTemplate?, transaction: Transaction, hasTransitions: Bool = false) {
        self.template = template
        self.hasTransitions = hasTransitions
        self.transaction = transaction
        updateAnimation()
    }

    private init(around builder: DisplayBuilder) {
        template = builder.template
        hasTransitions = builder.hasTransitions
        transaction = builder.transaction
        animation = builder.animation
        readsEnvironment = builder.readsEnvironment
        readEnvironment = builder.readEnvironment
    }

    private mutating func updateAnimation() {
        animation = transaction.displayAnimation
        readsEnvironment = transaction.effectiveAnimation?.readsEnvironment ?? false
        readEnvironment = nil
    }

    /// Evaluates an animation that reads the environment with that of a view.
    private mutating func readEnvironment(of item: LayoutNode) {
        let environment = item.environment
        guard readEnvironment !== environment.head else { return }
        readEnvironment = environment.head
        animation = transaction.effectiveAnimation?.display(in: environment)
    }

    /// A builder for the children of a node that will be added to this one.
    package func inner() -> DisplayBuilder {
        DisplayBuilder(around: self)
    }

    /// A builder for content that is displayed with another transaction.
    package func inner(with transaction: Transaction) -> DisplayBuilder {
        DisplayBuilder(template: template, transaction: transaction, hasTransitions: hasTransitions)
    }

    /// The display nodes of `item`, with its top left corner at `position`.
    package func nodes(of item: LayoutNode, at position: CGPoint) -> ContiguousArray<DisplayNode> {
        var inner = inner()
        inner.add(item, at: position)
        return inner.nodes
    }

    /// Adds the display nodes of `item`.
    ///
    /// - Parameter position: The item's top left corner in the coordinates of the display node around it.
    package mutating func add(_ item: LayoutNode, at position: CGPoint) {
        guard hasTransitions else { return addAsIs(item, at: position) }
        let first = nodes.count
        addAsIs(item, at: position)
        let transitions = item.graph.transitions
        let isFaded = transitions.isFaded(item)
        let isArriving = transitions.isArriving(item)
        guard isFaded || isArriving else { return }
        for index in nodes.indices[first...] {
            let node = nodes[index]
            nodes[index] = node.replacing(
                appearance: isFaded ? .some((node.appearance ?? Appearance()).with(opacity: 0)) : nil,
                animation: isArriving ? nil : animation, transition: isArriving ? .arriving : nil)
        }
    }

    /// Adds the display nodes of an item that is leaving. Its container does not place it any more, but its transition may move
    /// what is in it.
    mutating func addLeaving(_ item: LayoutNode, at position: CGPoint) {
        if item.needsPlacement { item.place(at: item.origin, proposal: item.placedProposal, size: item.size) }
        for node in nodes(of: item, at: position) { nodes.append(node.replacing(transition: .leaving)) }
    }

    private mutating func addAsIs(_ item: LayoutNode, at position: CGPoint) {
        if readsEnvironment { readEnvironment(of: item) }
        if item.prepareElement() {
            let frame = PixelGrid.round(CGRect(origin: position, size: item.size))
            let isCurrent = !item.needsDisplay && !item.hasDisplayChangesBelow
            addElement(of: item, at: frame, isCurrent: isCurrent) { item.makeElement(at: frame, in: $0) }
        } else {
            item.displayContents(into: &self, at: position)
        }
        item.hasDisplayChangesBelow = false
        item.needsDisplay = false
    }

    /// Adds the element of `item`: the last one, moved, if it is current and has the size of `frame`, otherwise a new
    /// one.
    package mutating func addElement(
        of item: LayoutNode, at frame: CGRect, isCurrent: Bool, make: (DisplayBuilder) -> DisplayNode?
    ) {
        if isCurrent, let last = item.lastDisplay, last.frame.size == frame.size {
            append(last.frame == frame ? last : last.moved(to: frame, animation: animation), of: item)
        } else if let node = make(self) {
            append(node, of: item)
        } else {
            item.lastDisplay = nil
        }
    }

    /// Adds `node` as the element of `item`, and stores it there.
    mutating func append(_ node: DisplayNode, of item: LayoutNode) {
        if let template, template.hasRoom {
            store(template.shared(node), of: item)
        } else {
            store(node, of: item)
        }
    }

    private mutating func store(_ node: DisplayNode, of item: LayoutNode) {
        if node.animation != nil, let last = item.lastDisplay, last !== node,
            let animation = transaction.effectiveAnimation
        {
            let noted = item.graph.motions.noted(node, after: last, of: item, by: animation)
            item.lastDisplay = noted
            nodes.append(noted)
        } else {
            item.lastDisplay = node
            nodes.append(node)
        }
    }
}
