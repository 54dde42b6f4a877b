import EspalierLayoutEngine
import EspalierViews
import Foundation

/// The arrangement of all items of a collection view.
@MainActor
protocol CollectionArrangement {
    /// Whether sections follow each other downwards, or else to the side.
    var isVertical: Bool { get }
    /// The directions of scrolling.
    var axes: Axis.Set { get }
    /// The length of all sections in this direction.
    var length: CGFloat { get }
    /// The place of an item's line in this direction; nil for an unknown item.
    func place(of path: IndexPath) -> (start: CGFloat, depth: CGFloat)?
    /// Whether places depend on the sizes of cells.
    var isMeasured: Bool { get }
    /// The places of all items, headers and footers.
    func attributes(in view: UICollectionView) -> [UICollectionViewLayoutAttributes]
    /// The content of the scroll view.
    func shown(in view: UICollectionView, version: Int) -> AnyView
}

extension CollectionArrangement {
    var isMeasured: Bool { false }
    var axes: Axis.Set { isVertical ? .vertical : .horizontal }
}
