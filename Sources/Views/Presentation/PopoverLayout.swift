import EspalierLayoutEngine
import Foundation

/// Places a bubble beside an anchor: the first subview is the bubble, the others are the arrows toward each edge of it, of
/// which one is visible.
nonisolated struct PopoverLayout: Layout {
    /// The rectangle at which the bubble points; nil for the middle of the window.
    let source: CGRect?
    let edge: Edge?

    static let margin: CGFloat = 10
    static let cornerRadius: CGFloat = 13
    static let arrow = CGSize(width: 26, height: 12)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let bubble = subviews.first else { return }
        let source = source ?? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
        let place = PopoverPlace(source: source, edge: edge, window: bounds) { room in
            let ideal = bubble.sizeThatFits(.unspecified)
            if ideal.width <= room.width, ideal.height <= room.height { return ideal }
            let fitted = bubble.sizeThatFits(
                ProposedViewSize(width: min(ideal.width, room.width), height: min(ideal.height, room.height)))
            return CGSize(width: min(fitted.width, room.width), height: min(fitted.height, room.height))
        }
        bubble.place(at: place.bubble.origin, proposal: ProposedViewSize(place.bubble.size))
        for (edge, arrow) in zip(Edge.allCases, subviews.dropFirst()) {
            let own = edge == place.arrowEdge ? place.arrow : CGRect(origin: place.bubble.origin, size: .zero)
            arrow.place(at: own.origin, proposal: ProposedViewSize(own.size))
        }
    }
}
