import EspalierLayoutEngine
import Foundation

/// Places a sheet in the window: at the lower edge of a narrow one, in the middle of a wide one.
nonisolated struct SheetLayout: Layout {
    var isCompact: Bool
    var sizing: PresentationSizingKind
    /// The height; nil for the full height.
    var height: CGFloat?

    /// The room above a sheet of full height.
    static let topMargin: CGFloat = 12

    static func fullHeight(in room: CGFloat) -> CGFloat { max(0, room - topMargin) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let card = subviews.first else { return }
        if isCompact {
            let own = min(height ?? .infinity, Self.fullHeight(in: bounds.height))
            card.place(
                at: CGPoint(x: bounds.minX, y: bounds.maxY - own),
                proposal: ProposedViewSize(
                    width: bounds.width, height: own))
            return
        }
        let room = CGSize(width: max(0, bounds.width - 48), height: max(0, bounds.height - 48))
        let wanted: CGSize =
            switch sizing {
            case .form: CGSize(width: 540, height: 620)
            case .page: CGSize(width: 704, height: 960)
            case .fitted: card.sizeThatFits(ProposedViewSize(width: min(room.width, 704), height: nil))
            }
        let size = CGSize(width: min(wanted.width, room.width), height: min(height ?? wanted.height, room.height))
        card.place(
            at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
            proposal: ProposedViewSize(size))
    }
}
