package import Foundation

/// Intercepts placements between a layout and its subviews. It mirrors positions in a right-to-left container, and
/// records which subviews were placed and where.
package final class LayoutContainer {
    /// The treatment of a placement.
    package enum Purpose {
        /// Passes it on to the subview.
        case placing
        /// Only records it: the layout is asked where it would place its subviews.
        case noting
    }

    /// The recorded placement of a subview.
    struct Place {
        var origin: CGPoint
        var proposal: ProposedViewSize
        var size: CGSize
    }

    package let bounds: CGRect
    let purpose: Purpose
    private(set) var places: ContiguousArray<Place?> = []

    package init(bounds: CGRect, purpose: Purpose = .placing) {
        self.bounds = bounds
        self.purpose = purpose
    }

    /// Whether the subview at `index` was placed.
    package func hasPlaced(_ index: Int) -> Bool {
        index < places.count && places[index] != nil
    }

    func place(_ subview: LayoutSubview, at origin: CGPoint, proposal: ProposedViewSize, size: CGSize) {
        while places.count <= subview.index { places.append(nil) }
        places[subview.index] = Place(origin: origin, proposal: proposal, size: size)
        guard purpose == .placing else { return }
        var origin = origin
        if subview.layoutDirection == .rightToLeft {
            origin.x = bounds.minX + bounds.maxX - origin.x - size.width
        }
        subview.item.place(at: origin, proposal: proposal, size: size)
    }
}
