import EspalierLayoutEngine
import EspalierViews
import Foundation

/// Measures a view of SwiftUI outside of the page, without its actions and tasks.
@MainActor
enum MeasuredContent {
    /// The size that a view chooses for a proposal; zero before the app is started, as fonts are not known.
    static func size(of content: AnyView, for proposal: ProposedViewSize) -> CGSize {
        guard let resources = ViewGraph.current?.appResources ?? AppResources.ofProcess else {
            Warning.once("A UIHostingController is not measured before the app is started: its fonts are not known.")
            return .zero
        }
        let record = MeasuredSize()
        ViewGraph.keepingLastUsed {
            withTransaction(Transaction()) {
                var host = ViewGraph.currentHost
                host.safeAreaInsets = EdgeInsets()
                let graph = ViewGraph(host: host, resources: resources) {
                    MeasuringLayout(proposal: proposal, record: record) { ZStack { content.withoutActions() } }
                }
                _ = graph.updatedTree()
                graph.end()
            }
        }
        return record.size
    }
}

/// Layout runs on the main actor only.
private final class MeasuredSize: @unchecked Sendable {
    var size = CGSize.zero
}

/// Measures a view for a proposal.
private struct MeasuringLayout: Layout {
    let proposal: ProposedViewSize
    let record: MeasuredSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        record.size = subviews.first?.sizeThatFits(self.proposal) ?? .zero
        for subview in subviews { subview.place(at: bounds.origin, proposal: self.proposal) }
    }
}
