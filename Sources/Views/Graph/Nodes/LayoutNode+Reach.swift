import EspalierLayoutEngine
import Foundation

extension LayoutNode {
    /// Places an item whose place or size no page has: its size is what it was offered where that is a number, else 0, and
    /// its place the container's corner. Standard error names the view.
    func placeWithinReach(_ origin: CGPoint, _ proposal: ProposedViewSize, _ size: CGSize) {
        func length(_ length: CGFloat, _ proposed: CGFloat?) -> CGFloat {
            if abs(length) < PixelGrid.reach / 4 { return length }
            guard let proposed, proposed < PixelGrid.reach / 4 else { return 0 }
            return max(proposed, 0)
        }
        func distance(_ distance: CGFloat) -> CGFloat { abs(distance) < PixelGrid.reach / 4 ? distance : 0 }
        let place = authorName.map { $0 + ": " } ?? ""
        Warning.once(
            "\(place)\(typeName): no page has room for \(size.width) × \(size.height) points at \(origin.x), \(origin.y)."
        )
        self.place(
            at: CGPoint(x: distance(origin.x), y: distance(origin.y)), proposal: proposal,
            size: CGSize(width: length(size.width, proposal.width), height: length(size.height, proposal.height)))
    }
}
