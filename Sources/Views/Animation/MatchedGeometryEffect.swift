import EspalierDisplayTree
public import EspalierLayoutEngine
import Foundation

/// The parts of the geometry that matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: UInt32

    /// Parts by their bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The position of the anchor.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Position and size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

package nonisolated struct MatchedGeometryModifier: NodeModifier {
    let id: AnyHashable
    let namespace: Namespace.ID
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    @MainActor func makeNode(in context: NodeContext) -> MatchedGeometryNode { MatchedGeometryNode(self, in: context) }
    @MainActor func update(_ node: MatchedGeometryNode) { node.update(to: self) }
}

/// Gives the content a name. The page moves the content from the previous position of a view with the same name. A view
/// that is not the source moves to the source.
final class MatchedGeometryNode: WrapperNode, GeometryFollowing {
    private var modifier: MatchedGeometryModifier
    private var number: Int
    private var mergedFrom: DisplayNode?
    /// The position that the item follows; nil for the node's own position.
    private var followed: FollowedPlace?

    init(_ modifier: MatchedGeometryModifier, in context: __shared NodeContext) {
        self.modifier = modifier
        number = context.graph.feature(MatchedGeometryNames.self).number(of: modifier)
        super.init(in: context)
        register()
    }

    func update(to newModifier: MatchedGeometryModifier) {
        let old = modifier
        modifier = newModifier
        if old.id != modifier.id || old.namespace != modifier.namespace || old.isSource != modifier.isSource {
            unregister()
            number = graph.feature(MatchedGeometryNames.self).number(of: modifier)
            register()
            mergedFrom = nil
            setNeedsDisplay()
        }
        if old.properties != modifier.properties || old.anchor != modifier.anchor { enqueueForGeometry() }
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { MatchedGeometryNode(modifier, in: context) }

    override func refresh(_ copy: WrapperNode) {
        paired(copy, as: MatchedGeometryNode.self).update(to: modifier)
    }

    private func register() {
        // Views of a screen that is made in advance neither lead nor follow those of the page.
        if environment.evaluationPreview?.isScreen == true, neededSideEffects == nil { return }
        if modifier.isSource {
            graph.feature(MatchedGeometryNames.self).sources[number, default: []].append(self)
        } else {
            graph.geometry.insert(self)
        }
    }

    private func unregister() {
        graph.geometry.remove(self)
        graph.feature(MatchedGeometryNames.self).sources[number]?.removeAll { $0 === self }
        if graph.feature(MatchedGeometryNames.self).sources[number]?.isEmpty == true {
            graph.feature(MatchedGeometryNames.self).sources[number] = nil
        }
    }

    override func willRemove() {
        super.willRemove()
        unregister()
    }

    // MARK: Following

    /// The positions of a source and of the node itself, in the page's coordinates.
    private struct FollowedPlace: Equatable {
        var frame: CGRect
        /// The point of the source to which the item's anchor moves.
        var point: CGPoint
        var own: CGPoint
    }

    /// Whether the view, or one around it, is being removed.
    fileprivate var isLeaving: Bool {
        guard graph.hasDepartures else { return false }
        var node: ViewNode? = self
        while let current = node {
            if let item = current as? LayoutNode, graph.transitions.isLeaving(item) { return true }
            node = current.parent
        }
        return false
    }

    private func findPlace() -> FollowedPlace? {
        guard !modifier.isSource, let source = graph.feature(MatchedGeometryNames.self).source(of: number) else {
            return nil
        }
        let frame = CGRect(origin: source.positionInPage, size: source.size)
        return FollowedPlace(frame: frame, point: frame.point(at: source.modifier.anchor), own: positionInPage)
    }

    func placesChanged() -> Bool { item != nil && isPlaced && findPlace() != followed }

    func enqueueForGeometry() {
        needsPlacement = true
        invalidateLayout()
    }

    override func placeItems() {
        followed = findPlace()
        guard let item, let followed else { return super.placeItems() }
        let proposal = modifier.properties.contains(.size) ? ProposedViewSize(followed.frame.size) : placedProposal
        let itemSize = item.sizeThatFits(proposal)
        var origin = CGRect(origin: .zero, size: size).point(at: modifier.anchor)
        if modifier.properties.contains(.position) {
            origin = CGPoint(x: followed.point.x - followed.own.x, y: followed.point.y - followed.own.y)
        }
        let anchor = CGRect(origin: .zero, size: itemSize).point(at: modifier.anchor)
        item.place(
            at: CGPoint(x: origin.x - anchor.x, y: origin.y - anchor.y), proposal: proposal, size: itemSize)
    }

    // MARK: Display

    override func displayContents(into builder: inout DisplayBuilder, at position: CGPoint) {
        guard let item else { return }
        let nodes = builder.nodes(
            of: item, at: CGPoint(x: position.x + item.origin.x, y: position.y + item.origin.y))
        guard let first = nodes.first else { return }
        if mergedFrom === first, let last = lastDisplay {
            builder.append(last, of: self)
        } else {
            mergedFrom = first
            builder.append(
                first.replacing(
                    matchedGeometry: .some(MatchedGeometry(number: number, isSource: modifier.isSource))), of: self)
        }
        builder.nodes.append(contentsOf: nodes.dropFirst())
    }
}

extension CGRect {
    fileprivate func point(at anchor: UnitPoint) -> CGPoint {
        CGPoint(x: minX + anchor.x * width, y: minY + anchor.y * height)
    }
}

/// The names of `matchedGeometryEffect` on a page, and the sources that other views follow.
final class MatchedGeometryNames: PageFeature {
    private var numbers: [AnyHashable: Int] = [:]
    var sources: [Int: ContiguousArray<MatchedGeometryNode>] = [:]

    init(_ graph: ViewGraph) {}

    func number(of modifier: MatchedGeometryModifier) -> Int {
        let key = AnyHashable([modifier.id, AnyHashable(modifier.namespace)])
        if let known = numbers[key] { return known }
        let made = numbers.count + 1
        numbers[key] = made
        return made
    }

    /// The newest source of a name on the page that is not being removed.
    func source(of number: Int) -> MatchedGeometryNode? {
        sources[number]?.last { $0.item != nil && $0.isPlaced && $0.isInPage && !$0.isLeaving }
    }
}

extension View {
    /// Matches the view's geometry with that of other views with the same id and namespace. A view that appears in an
    /// animated change starts from the geometry of the previous one. A view that is not the source moves to the source.
    ///
    /// - Parameters:
    ///   - properties: The parts that a view takes over from the source. If they include the size, the view is proposed
    ///     the source's size. If they include the position, its anchor moves to the source's anchor. Its space in the
    ///     layout does not change.
    ///   - anchor: The point of the view that is matched.
    ///   - isSource: Whether other views follow this one. Among several sources, the newest one counts.
    public nonisolated __consuming func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                id: AnyHashable(id), namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
    }
}
