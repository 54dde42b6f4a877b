public import Foundation

/// A header or a footer of a section of a compositional layout, or of all of it. The data source makes it.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The place: at the bottom of the section, or else at its top.
    open private(set) var alignment: NSRectAlignment
    /// The distance from that place, in points.
    open private(set) var offset: CGPoint
    /// Whether the section grows by the view. Otherwise the view covers its items.
    open var extendsBoundary = true
    /// Whether a view at the top stays in view while its section does.
    open var pinToVisibleBounds = false

    /// A view at an edge of a section.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    }
}
