import EspalierDisplayTree
import Foundation

/// A wrapper that puts its content into an element of its own, which subclasses make.
class BoxNode: WrapperNode {
    /// The element around the content.
    func makeBox(_ frame: CGRect, _ children: DisplayChildren, _ animation: DisplayAnimation?) -> DisplayNode {
        DisplayNode(id: displayNumber, type: "Group", frame: frame, children: children, animation: animation)
    }

    override package final func prepareElement() -> Bool { item != nil }

    override package final func makeElement(at frame: CGRect, in builder: DisplayBuilder) -> DisplayNode? {
        guard let item else { return nil }
        return makeBox(frame, DisplayChildren(builder.nodes(of: item, at: item.origin)), builder.animation)
    }
}
