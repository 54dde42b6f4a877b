import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The container of the views of one element of a collection.
///
/// The element of a list's row is moved without a visit of its views.
final class LazyRowContainer: StackNode {
    /// The element of the only view, and the frame of the container when it was displayed; nil if there are several elements, or if the view
    /// has to be visited when it moves.
    @exclusivity(unchecked) private var element: DisplayNode?
    @exclusivity(unchecked) private var elementFrame = CGRect.zero

    init(in context: __shared NodeContext) {
        super.init(.column, kind: .lazyRow, in: context)
    }

    override func displayContents(into builder: inout DisplayBuilder, at position: CGPoint) {
        let frame = PixelGrid.round(CGRect(origin: position, size: size))
        if let element {
            if !needsDisplay, !hasDisplayChangesBelow, builder.movesAtOnce, elementFrame.size == frame.size {
                let moved = element.moved(by: frame.origin, from: elementFrame.origin)
                self.element = moved
                elementFrame = frame
                builder.nodes.append(moved)
                return
            }
            describingItem?.didMove(to: element, at: elementFrame)
        }
        let first = builder.nodes.count
        super.displayContents(into: &builder, at: position)
        elementFrame = frame
        element = nil
        if let item = describingItem, builder.nodes.count == first + 1, item.lastDisplay === builder.nodes[first],
            item.origin == .zero, item.size == size
        {
            element = item.lastDisplay
        }
    }

    /// The only item, if it can be moved without a visit.
    private var describingItem: AccessibilityNode? {
        items.count == 1 ? items[0] as? AccessibilityNode : nil
    }

    override func renumber(_ new: (Int) -> Int) {
        super.renumber(new)
        element = nil
    }
}

extension ContainerKind {
    /// The views of one element of a collection. The rows' container has the element in the page.
    fileprivate static let lazyRow = ContainerKind("Row", mayFlow: false, isRow: true)
}
