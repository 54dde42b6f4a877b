import DisplayTree
import Foundation
import LayoutEngine

extension Text: View, _PrimitiveView {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Text, in context: _NodeContext) -> _ViewNode {
        TextNode(view, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Text) {
        unsafeDowncast(node, to: TextNode.self).update(to: view)
    }
}

/// Keeps a text: resolved in its environment, shaped, and in lines for the width that it got.
final class TextNode: LeafNode {
    private var text: Text
    private var resolved: ResolvedText
    private var shaped: any ShapedText
    private var constraints: TextConstraints
    private var lastLayout: (width: CGFloat?, height: CGFloat?, layout: TextLayout)?

    init(_ text: Text, in context: NodeContext) {
        self.text = text
        let textEnvironment = context.environment.textEnvironment(context.graph)
        resolved = text.resolve(in: textEnvironment)
        shaped = resolved.shaped(by: context.graph.measurer)
        constraints = textEnvironment.settings.constraints(leading: resolved.leading)
        super.init(in: context)
    }

    func update(to newText: Text) {
        guard newText != text else { return }
        text = newText
        resolve()
    }

    override func environmentDidChange() {
        resolve()
    }

    private func resolve() {
        let textEnvironment = environment.textEnvironment(graph)
        let newValue = text.resolve(in: textEnvironment)
        let newConstraints = textEnvironment.settings.constraints(leading: newValue.leading)
        if newValue == resolved, newConstraints == constraints { return }
        let measuresTheSame = newConstraints == constraints && newValue.runs == resolved.runs
        resolved = newValue
        constraints = newConstraints
        setNeedsDisplay()
        if measuresTheSame { return }
        shaped = resolved.shaped(by: graph.measurer)
        lastLayout = nil
        invalidateLayout()
    }

    private func layout(for proposal: ProposedViewSize) -> TextLayout {
        let natural = shaped.natural
        if fits(natural, proposal) { return natural }
        if let lastLayout, lastLayout.width == proposal.width, lastLayout.height == proposal.height {
            return lastLayout.layout
        }
        let layout = shaped.layout(width: proposal.width, height: proposal.height, constraints: constraints)
        lastLayout = (proposal.width, proposal.height, layout)
        return layout
    }

    /// Whether the text as it is without limits is also the answer to `proposal`.
    private func fits(_ natural: TextLayout, _ proposal: ProposedViewSize) -> Bool {
        if let width = proposal.width, width < natural.size.width { return false }
        if constraints.lineSpacing != 0 && natural.lines.count > 1 { return false }
        if let height = proposal.height, height < natural.size.height, natural.lines.count > 1 { return false }
        if let most = constraints.maximumLines, natural.lines.count > most { return false }
        return natural.lines.count >= constraints.reservedLines
    }

    override func measure(_ proposal: ProposedViewSize) -> SizeAnswer {
        let natural = shaped.natural
        if fits(natural, proposal) {
            // Where it fits, every wider and higher proposal gets the same answer.
            return SizeAnswer(
                size: natural.size,
                from: CGSize(
                    width: natural.size.width,
                    height: natural.lines.count > 1 ? natural.size.height : -.infinity))
        }
        return SizeAnswer(layout(for: proposal).size)
    }

    override var explicitGuides: ExplicitGuides { .textBaselines }

    override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return layout(for: proposal).firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return layout(for: proposal).lastBaseline }
        return nil
    }

    override func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        let layout = layout(for: placedProposal)
        let textEnvironment = environment.textEnvironment(graph)
        return DisplayNode(
            id: displayNumber, type: "Text", frame: frame,
            content: .text(resolved.display(layout, in: textEnvironment)), animation: animation)
    }
}
