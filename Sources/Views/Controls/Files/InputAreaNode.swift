import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The node of a transparent control of the browser over drawn content. It fills the proposed space and reports input.
class InputAreaNode: ControlLeafNode {
    /// The name for assistive technologies.
    final var title: Text { didSet { if title != oldValue { setNeedsDisplay() } } }

    init(_ title: Text, in context: __shared NodeContext) {
        self.title = title
        super.init(in: context)
    }

    override final var events: EventTypes { .input }

    override final func measure(_ proposal: ProposedViewSize) -> MeasuredSize { FillRule.measuredSize(for: proposal) }

    override final func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        label = title.resolve(in: environment.textEnvironment(graph)).plainText
        return super.makeDisplay(at: frame, animation: animation)
    }
}
