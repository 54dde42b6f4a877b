import EspalierLayoutEngine
import Foundation

/// A row of a list with the separator at its lower edge, which reaches from one guide of the row to another.
///
/// Without a guide of the author's, the separator begins at the row's first text, as on iOS, or else at the row's inset.
nonisolated struct RowSeparatorLayout: Layout {
    /// The row's leading inset, in points.
    let inset: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let row = subviews.first else { return }
        row.place(at: bounds.origin, proposal: proposal)
        guard subviews.count > 1 else { return }
        let dimensions = row.dimensions(in: proposal)
        let start =
            dimensions[explicit: .listRowSeparatorLeading] ?? dimensions[explicit: .firstTextLeading] ?? inset
        let end = dimensions[explicit: .listRowSeparatorTrailing] ?? dimensions.width
        subviews[1].place(
            at: CGPoint(x: bounds.minX + start, y: bounds.maxY), anchor: .bottomLeading,
            proposal: ProposedViewSize(width: max(0, end - start), height: nil))
    }
}
