import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The browser's own menu of choices, over the view that shows the selected one.
nonisolated struct ChoiceView: NodeView {
    typealias Body = Never

    let options: [String]
    let selected: Int?
    let label: Text?
    let select: @MainActor (Int) -> Void

    @MainActor func makeNode(in context: NodeContext) -> ChoiceNode { ChoiceNode(self, in: context) }
    @MainActor func update(_ node: ChoiceNode) { node.update(to: self) }
}

final class ChoiceNode: ControlLeafNode {
    private var view: ChoiceView

    init(_ view: ChoiceView, in context: __shared NodeContext) {
        self.view = view
        super.init(in: context)
    }

    func update(to newView: ChoiceView) {
        if view.options != newView.options || view.selected != newView.selected || view.label != newView.label {
            setNeedsDisplay()
        }
        view = newView
    }

    override var elementName: StaticString { "Picker" }
    override var kind: DisplayControl.Kind { .choice(options: view.options, selected: view.selected) }
    override var events: EventTypes { .change }

    override func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        let text = view.label?.resolve(in: environment.textEnvironment(graph)).plainText ?? ""
        label = text.isEmpty ? "Choice" : text
        return super.makeDisplay(at: frame, animation: animation)
    }

    override func take(_ event: DisplayEvent) throws(EventRefusal) {
        guard case .number(let number) = event.value, let index = Int(exactly: number),
            view.options.indices.contains(index)
        else {
            throw .wrongValue(
                node: event.node, type: event.type,
                expected: "the index of an option, 0 to \(max(0, view.options.count - 1))")
        }
        view.select(index)
    }
}

extension VariadicChild {
    /// The texts in the view.
    var readableText: String {
        var texts: [String] = []
        func visit(_ node: ViewNode) {
            if let text = node as? TextNode {
                texts.append(text.plainText)
            } else {
                node.forEachChild(visit)
            }
        }
        visit(item)
        return texts.joined(separator: " ")
    }
}
