import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A wrapper whose content is always in an element of its own, which subclasses make.
class BoxNode: WrapperNode {
    /// The element around what is inside.
    func makeBox(_ frame: CGRect, _ children: DisplayChildren, _ animation: DisplayAnimation?) -> DisplayNode {
        DisplayNode(id: displayNumber, type: "Group", frame: frame, children: children, animation: animation)
    }

    override final func display(into builder: inout DisplayBuilder, at position: CGPoint) {
        guard let item else { return super.display(into: &builder, at: position) }
        let frame = PixelGrid.round(CGRect(origin: position, size: size))
        if !needsDisplay, !hasDisplayChangesBelow, let last = lastDisplay, last.frame.size == frame.size {
            builder.append(last.frame == frame ? last : last.moved(to: frame, animation: builder.animation), of: self)
            return
        }
        var inner = builder.inner()
        item.display(into: &inner, at: item.origin)
        needsDisplay = false
        hasDisplayChangesBelow = false
        builder.append(makeBox(frame, DisplayChildren(inner.nodes), builder.animation), of: self)
    }
}
