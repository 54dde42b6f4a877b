package import EspalierDisplayTree
package import Foundation

/// An item that draws something of its own and contains no items.
package class LeafNode: LayoutNode {
    /// The element at `frame`; nil for nothing. Called when the node needs display or has another size.
    package func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? { nil }

    override package func prepareElement() -> Bool { true }

    override package final func makeElement(at frame: CGRect, in builder: DisplayBuilder) -> DisplayNode? {
        makeDisplay(at: frame, animation: builder.animation)
    }
}
