import EspalierLayoutEngine
import EspalierViews
import Foundation

/// The size of a cell or a header: the lengths that its place has, and else those of its content.
@MainActor
final class ReusableViewSizing: HostedSizing {
    private let view: UICollectionReusableView
    /// The lengths that the content has if it sets none.
    private let estimate: CGSize

    init(_ view: UICollectionReusableView, estimate: CGSize) {
        self.view = view
        self.estimate = estimate
    }

    func size(for proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return view.contentSize(width: proposal.width, height: proposal.height, estimate: estimate)
    }
}
