package import EspalierDisplayTree
import EspalierLayoutEngine
package import Foundation

/// An item that draws something of its own and contains no items.
package class LeafNode: LayoutNode {
    /// What is to be seen at `frame`; nil for nothing. Called when the node needs display or has another size.
    package func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? { nil }

    override package func display(into builder: inout DisplayBuilder, at position: CGPoint) {
        let frame = PixelGrid.round(CGRect(origin: position, size: size))
        if !needsDisplay, let last = lastDisplay, last.frame.size == frame.size {
            builder.append(
                last.frame == frame ? last : last.moved(to: frame, animation: builder.animation), of: self)
        } else if let node = makeDisplay(at: frame, animation: builder.animation) {
            builder.append(node, of: self)
        } else {
            lastDisplay = nil
        }
        super.display(into: &builder, at: position)
    }
}
