import EspalierDisplayTree
import Foundation

/// A way in which the keyboard chooses a row. The raw value is that of the event `choose`.
enum RowChoice: Int {
    /// Return performs the primary action.
    case open = 0
    /// Space selects the row, or deselects it.
    case select = 1
    /// An arrow with Shift extends the selection to the row.
    case extend = 2
    /// Command or Control with A selects all rows.
    case all = 3
}

/// Lets the keyboard choose a row. The page moves the focus among rows by itself.
package nonisolated struct RowChoiceModifier: NodeModifier {
    /// The row's meaning for assistive technology; nil if an outer view has it.
    var semantics: Semantics?
    /// Nil for a row that cannot be chosen.
    let choose: (@MainActor (RowChoice) -> Void)?

    @MainActor func makeNode(in context: NodeContext) -> RowChoiceNode { RowChoiceNode(self, in: context) }
    @MainActor func update(_ node: RowChoiceNode) { node.update(to: self) }
}

final class RowChoiceNode: BoxNode {
    private var modifier: RowChoiceModifier

    init(_ modifier: RowChoiceModifier, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
    }

    func update(to newModifier: RowChoiceModifier) {
        if newModifier.semantics != modifier.semantics || (newModifier.choose == nil) != (modifier.choose == nil) {
            setNeedsDisplay()
        }
        modifier = newModifier
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { RowChoiceNode(modifier, in: context) }
    override func refresh(_ copy: WrapperNode) { paired(copy, as: RowChoiceNode.self).update(to: modifier) }
    override func environmentDidChange() { setNeedsDisplay() }

    override var typeName: String { "Row" }

    private var isChoosable: Bool { modifier.choose != nil && environment.isEnabled }

    override func makeBox(_ frame: CGRect, _ children: DisplayChildren, _ animation: DisplayAnimation?) -> DisplayNode {
        graph.setTarget(displayNumber, self)
        return DisplayNode(
            id: displayNumber, type: "Row", frame: frame, semantics: modifier.semantics,
            events: isChoosable ? .choose : [], children: children, animation: animation)
    }

    override func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard event.type == .choose, isChoosable else { throw .notTaken(node: event.node, type: event.type) }
        guard case .number(let number) = event.value, let choice = Int(exactly: number).flatMap(RowChoice.init) else {
            throw .wrongValue(node: event.node, type: event.type, expected: "a whole number from 0 to 3")
        }
        modifier.choose?(choice)
    }
}
