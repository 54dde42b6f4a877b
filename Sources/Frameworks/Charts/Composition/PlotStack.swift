import EspalierChartLayout
import EspalierLayoutEngine
import EspalierViews
import Foundation

/// Places the items of a plot at their frames.
struct PlotStack: Layout {
    let frames: [(frame: CGRect, annotation: ChartAnnotation?)]
    /// The area of the whole chart in the plot's coordinates.
    let chart: CGRect

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, place) in zip(subviews, frames) {
            var frame = place.frame
            if let annotation = place.annotation {
                let size = subview.sizeThatFits(.unspecified)
                frame = annotation.frame(
                    size, mark: place.frame, plot: CGRect(origin: .zero, size: bounds.size), chart: chart)
            }
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }
}
