import EspalierLayoutEngine
import Foundation

/// Places the two buttons of an alert, which follow their separator: side by side if half of the width is enough for each, otherwise in a
/// column with the first one, which cancels, at the end.
nonisolated struct AlertPairLayout: Layout {
    private static let line: CGFloat = 0.5

    private func isPair(_ subviews: Subviews, in width: CGFloat) -> Bool {
        subviews.dropFirst().allSatisfy { $0.sizeThatFits(.unspecified).width <= width / 2 }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 270
        if isPair(subviews, in: width) {
            let half = ProposedViewSize(width: width / 2, height: nil)
            return CGSize(width: width, height: subviews.dropFirst().map { $0.sizeThatFits(half).height }.max() ?? 0)
        }
        let whole = ProposedViewSize(width: width, height: nil)
        return CGSize(
            width: width, height: subviews.dropFirst().reduce(Self.line) { $0 + $1.sizeThatFits(whole).height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 3 else { return }
        let (separator, cancel, other) = (subviews[0], subviews[1], subviews[2])
        if isPair(subviews, in: bounds.width) {
            let half = ProposedViewSize(width: bounds.width / 2, height: bounds.height)
            cancel.place(at: bounds.origin, proposal: half)
            other.place(at: CGPoint(x: bounds.midX, y: bounds.minY), proposal: half)
            separator.place(
                at: CGPoint(x: bounds.midX - Self.line / 2, y: bounds.minY),
                proposal: ProposedViewSize(width: Self.line, height: bounds.height))
        } else {
            let whole = ProposedViewSize(width: bounds.width, height: nil)
            let height = other.sizeThatFits(whole).height
            other.place(at: bounds.origin, proposal: whole)
            separator.place(
                at: CGPoint(x: bounds.minX, y: bounds.minY + height),
                proposal: ProposedViewSize(width: bounds.width, height: Self.line))
            cancel.place(at: CGPoint(x: bounds.minX, y: bounds.minY + height + Self.line), proposal: whole)
        }
    }
}
