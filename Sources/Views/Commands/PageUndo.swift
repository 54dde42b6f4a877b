import EspalierDisplayTree
public import EspalierInternationalization
import Foundation

/// The undo manager of a page, and its keys: ⌘Z undoes and ⇧⌘Z redoes, or the same with Control on other keyboards.
///
/// A field with the focus keeps the keys for its text.
@MainActor package final class PageUndo: PageFeature {
    /// The manager of the page's views and objects of UIKit.
    package let manager = UndoManager()

    package init(_ graph: ViewGraph) {
        for way in [UndoKeyNode.Way.undo, .redo] { graph.root.addOwnLayer(UndoKeyNode(way, of: manager, in: graph)) }
    }

    package func pageDidEnd() { manager.removeAllActions() }
}

/// An invisible button, whose shortcut undoes or redoes.
private final class UndoKeyNode: LeafNode {
    enum Way { case undo, redo }
    private let way: Way
    private unowned let manager: UndoManager

    init(_ way: Way, of manager: UndoManager, in graph: ViewGraph) {
        (self.way, self.manager) = (way, manager)
        super.init(in: NodeContext(parent: graph.root))
    }

    override var typeName: String { way == .undo ? "Undo" : "Redo" }

    override func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        graph.setTarget(displayNumber, self)
        let shortcut = KeyboardShortcut("z", modifiers: way == .undo ? .command : [.command, .shift])
        return DisplayNode(
            id: displayNumber, type: way == .undo ? "Undo" : "Redo", frame: .zero,
            content: .control(DisplayControl(kind: .button(.none), shortcut: shortcut.words)),
            semantics: Semantics(isHidden: true), events: .tap)
    }

    override func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard event.type == .tap else { throw .notTaken(node: event.node, type: event.type) }
        switch way {
        case .undo: manager.undo()
        case .redo: manager.redo()
        }
    }
}

extension EnvironmentValues {
    /// The undo manager of the page; nil outside of a page.
    ///
    /// Views are not evaluated when its stacks change: as on Apple's systems, a change comes with a change of the app's state.
    public var undoManager: UndoManager? {
        optionalGraph.map { UncheckedTransfer($0).onMain { ($0.feature() as PageUndo).manager } }
    }
}
