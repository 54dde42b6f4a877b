import EspalierLayoutEngine
import EspalierViews
import Foundation

/// Reports the height that the page gives its content.
struct HeightRecording: Layout {
    /// Another version is measured again.
    let version: Int
    let record: @MainActor (CGFloat) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        UncheckedTransfer((record, bounds.height)).onMain { $0.0($0.1) }
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}
