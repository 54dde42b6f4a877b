import EspalierLayoutEngine
import Foundation

/// Hides from outer views where the first text inside begins. The texts of some controls are no part of the text of a row, whose
/// separator begins at its first text.
package nonisolated struct TextGuideBarrier: NodeModifier, ViewlessModifier {
    @MainActor func makeNode(in context: NodeContext) -> TextGuideBarrierNode { TextGuideBarrierNode(in: context) }
    @MainActor func update(_ node: TextGuideBarrierNode) {}
}

final class TextGuideBarrierNode: WrapperNode {
    override func makeCopy(in context: NodeContext) -> WrapperNode { TextGuideBarrierNode(in: context) }

    override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        if key == HorizontalAlignment.firstTextLeading.key { return nil }
        return super.explicitAlignment(key, proposal: proposal, size: size)
    }
}
