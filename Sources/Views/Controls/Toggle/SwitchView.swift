import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

nonisolated struct SwitchView: NodeView {
    typealias Body = Never

    let isOn: Binding<Bool>
    let label: Text?

    @MainActor func makeNode(in context: NodeContext) -> SwitchNode { SwitchNode(self, in: context) }
    @MainActor func update(_ node: SwitchNode) { node.update(to: self) }
}

/// The node of a switch of iOS's size, 51 × 31 points.
final class SwitchNode: ControlLeafNode {
    private var view: SwitchView
    private var isOn = false

    init(_ view: SwitchView, in context: __shared NodeContext) {
        self.view = view
        super.init(in: context)
        evaluate()
    }

    func update(to newView: SwitchView) {
        if view.label != newView.label { setNeedsDisplay() }
        view = newView
        evaluate()
    }

    override func evaluate() {
        isOn = evaluated(isOn) { view.isOn.wrappedValue }
    }

    override var takesAccent: Bool { false }
    override var commonTint: Color? { interface.settings.switchTint }
    override var elementName: StaticString { "Toggle" }
    override var kind: DisplayControl.Kind { .toggle(isOn: isOn) }
    override var events: EventTypes { .change }

    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize { .always(CGSize(width: 51, height: 31)) }

    override func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        let text = view.label?.resolve(in: environment.textEnvironment(graph)).plainText ?? ""
        label = text.isEmpty ? nil : text
        return super.makeDisplay(at: frame, animation: animation)
    }

    override func take(_ event: DisplayEvent) throws(EventRefusal) {
        guard case .bool(let value) = event.value else {
            throw .wrongValue(node: event.node, type: event.type, expected: "true or false")
        }
        view.isOn.wrappedValue = value
    }
}
