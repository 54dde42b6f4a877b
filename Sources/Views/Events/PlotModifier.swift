package import EspalierDisplayTree
import EspalierLayoutEngine
package import Foundation

extension View {
    /// Shows a rule and a tooltip over the view, which follow the pointer on the page without the server.
    ///
    /// - Parameters:
    ///   - plot: The values, in the view's coordinates. If it does not report, the closures are never called.
    ///   - action: Called with the position of the selected sample each time that it changes, and with nil when nothing is selected any
    ///     more.
    ///   - rangeAction: Called with the two positions of the selected range along the plot's axis each time that they change, and with nil
    ///     when no range is selected any more.
    package nonisolated __consuming func plot(
        _ plot: DisplayPlot, perform action: @escaping (CGPoint?) -> Void = { _ in },
        selectRange rangeAction: @escaping (ClosedRange<CGFloat>?) -> Void = { _ in }
    ) -> some View {
        modifier(PlotModifier(plot: plot, action: action, rangeAction: rangeAction))
    }

    /// Lets the page move the view with the selected position of the plot around it until the server has moved it.
    package nonisolated __consuming func followsPlotSelection() -> some View { modifier(PartModifier(.selectionMark)) }
}

private nonisolated struct PlotModifier: NodeModifier, ViewlessModifier {
    let plot: DisplayPlot
    let action: (CGPoint?) -> Void
    let rangeAction: (ClosedRange<CGFloat>?) -> Void

    @MainActor func makeNode(in context: NodeContext) -> PlotNode { PlotNode(self, in: context) }
    @MainActor func update(_ node: PlotNode) { node.update(to: self) }
}

/// The area of a chart in which the page shows values, in an element of its own.
private final class PlotNode: BoxNode {
    private var modifier: PlotModifier
    private var isActive = false
    private var hasRange = false

    init(_ modifier: PlotModifier, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
    }

    func update(to newModifier: PlotModifier) {
        let isShown = modifier.plot == newModifier.plot
        modifier = newModifier
        if !isShown { setNeedsDisplay() }
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { PlotNode(modifier, in: context) }
    override func refresh(_ copy: WrapperNode) { paired(copy, as: PlotNode.self).update(to: modifier) }

    override var typeName: String { "Plot" }

    override func makeBox(_ frame: CGRect, _ children: DisplayChildren, _ animation: DisplayAnimation?) -> DisplayNode {
        let reports = modifier.plot.reports || modifier.plot.selectsRanges
        if reports { graph.setTarget(displayNumber, self) }
        return DisplayNode(
            id: displayNumber, type: "Plot", frame: frame, content: .part(.plot(modifier.plot)),
            events: reports ? .over : [], children: children, animation: animation)
    }

    override func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard event.type == .over else { throw .notTaken(node: event.node, type: event.type) }
        switch event.value {
        case .point(let point):
            isActive = true
            modifier.action(point)
        case .text(""):
            guard hasRange else { return }
            hasRange = false
            modifier.rangeAction(nil)
        case .text(let text):
            let positions = text.split(separator: " ").compactMap { Double($0) }
            guard positions.count == 2, positions[0] <= positions[1], positions.allSatisfy({ abs($0) < 1e6 }) else {
                throw refusal(event)
            }
            hasRange = true
            modifier.rangeAction(positions[0]...positions[1])
        case .none:
            guard isActive else { return }
            isActive = false
            modifier.action(nil)
        default: throw refusal(event)
        }
    }

    private func refusal(_ event: DisplayEvent) -> EventRefusal {
        .wrongValue(node: event.node, type: event.type, expected: "a position, two of them as a text, or nothing")
    }
}
