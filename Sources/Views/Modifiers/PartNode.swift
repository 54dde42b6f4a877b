import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// Wraps a view in an element for which the page has special behavior.
package nonisolated struct PartModifier: NodeModifier {
    let part: DisplayPart

    init(_ part: DisplayPart) {
        self.part = part
    }

    @MainActor func makeNode(in context: NodeContext) -> PartNode { PartNode(part, in: context) }
    @MainActor func update(_ node: PartNode) { node.update(to: part) }
}

final class PartNode: ValueBoxNode<DisplayPart> {
    override func makeBox(_ frame: CGRect, _ children: DisplayChildren, _ animation: DisplayAnimation?) -> DisplayNode {
        DisplayNode(
            id: displayNumber, type: value.typeName, frame: frame, content: .part(value), children: children,
            animation: animation)
    }
}

extension DisplayPart {
    fileprivate var typeName: StaticString {
        switch self {
        case .stop: "ScrollStop"
        case .pinned: "PinnedView"
        case .sheet: "SheetCard"
        case .backButton: "BackButton"
        case .keyboardBar: "KeyboardBar"
        case .inputBar: "InputBar"
        case .keepsFocus: "FocusKeeper"
        case .readerActions: "AccessibilityActions"
        case .scheme: "ColorSchemePart"
        case .shortcutHint: "ShortcutHint"
        case .refresh: "RefreshControl"
        case .swipeRow: "SwipeRow"
        case .swipeContent: "SwipeContent"
        case .swipeActions: "SwipeActions"
        case .contextMenu: "ContextMenu"
        case .rowHandle: "RowHandle"
        case .dragSource: "Draggable"
        case .dragPreview: "DragPreview"
        case .dropTarget: "DropTarget"
        case .columnEdge: "ColumnEdge"
        case .line: "Separator"
        case .front: "Front"
        case .keys: "KeyPresses"
        case .pointer: "PointerStyle"
        case .plot: "Plot"
        case .selectionMark: "SelectionMark"
        case .dataTable: "DataTable"
        }
    }
}
