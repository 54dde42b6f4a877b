import EspalierDisplayTree

/// Puts a view into an element of its own.
package nonisolated struct BoxModifier: NodeModifier {
    @MainActor func makeNode(in context: NodeContext) -> PlainBoxNode { PlainBoxNode(in: context) }
    @MainActor func update(_ node: PlainBoxNode) {}
}

final class PlainBoxNode: BoxNode {
    override func makeCopy(in context: NodeContext) -> WrapperNode { PlainBoxNode(in: context) }
}

extension View {
    /// Puts the view into an element of its own, which stays the same while elements inside come and go. Without it, a view with one
    /// element and a view with two have different elements, and a change between them takes the focus or a touch from the page.
    package nonisolated func boxed() -> some View { modifier(BoxModifier()) }
}
