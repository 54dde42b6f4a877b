public import Foundation

/// A point of a rectangle, to which a supplementary view is attached.
@MainActor @preconcurrency
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
    /// The edges of the point; a direction without one has its middle.
    open private(set) var edges: NSDirectionalRectEdge
    /// The distance from the point, in points or in multiples of the size of the supplementary view.
    open private(set) var offset: CGPoint
    /// Whether the distance is a number of points.
    open private(set) var isAbsoluteOffset: Bool
    /// Whether the distance is a multiple of the size of the supplementary view.
    open var isFractionalOffset: Bool { !isAbsoluteOffset }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
        self.edges = edges
        self.offset = offset
        isAbsoluteOffset = isAbsolute
        super.init()
    }

    /// A point at edges.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges, .zero, isAbsolute: true)
    }

    /// A point at a distance from edges, in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isAbsolute: true)
    }

    /// A point at a distance from edges, in multiples of the size of the supplementary view.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isAbsolute: false)
    }

    var anchor: GroupBadge.Anchor {
        GroupBadge.Anchor(
            x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
            y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5, offset: offset,
            isFractional: !isAbsoluteOffset)
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
