import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The shape of the pointer over a view.
public struct PointerStyle: Hashable, Sendable {
    /// The value of the CSS property `cursor`.
    let cursor: String

    /// The system's shape for the view.
    public static let `default` = PointerStyle(cursor: "default")
    /// A beam for text in rows.
    public static let horizontalText = PointerStyle(cursor: "text")
    /// A beam for text in columns.
    public static let verticalText = PointerStyle(cursor: "vertical-text")
    /// A cross that selects an area.
    public static let rectSelection = PointerStyle(cursor: "crosshair")
    /// An open hand: the view can be dragged.
    public static let grabIdle = PointerStyle(cursor: "grab")
    /// A closed hand: the view is being dragged.
    public static let grabActive = PointerStyle(cursor: "grabbing")
    /// A hand over a link.
    public static let link = PointerStyle(cursor: "pointer")
    /// A magnifying glass that enlarges.
    public static let zoomIn = PointerStyle(cursor: "zoom-in")
    /// A magnifying glass that reduces.
    public static let zoomOut = PointerStyle(cursor: "zoom-out")
    /// Arrows for the width of a column.
    public static let columnResize = PointerStyle(cursor: "col-resize")
    /// Arrows for the height of a row.
    public static let rowResize = PointerStyle(cursor: "row-resize")
}

extension View {
    /// Shows or hides the pointer over the view.
    public nonisolated __consuming func pointerVisibility(_ visibility: Visibility) -> some View {
        pointerStyle(visibility == .hidden ? PointerStyle(cursor: "none") : nil)
    }

    /// Sets the shape of the pointer over the view; nil for the usual one. Controls inside keep their own.
    public nonisolated __consuming func pointerStyle(_ style: PointerStyle?) -> some View {
        modifier(PointerStyleModifier(style: style))
    }
}

private nonisolated struct PointerStyleModifier: NodeModifier, ViewlessModifier {
    let style: PointerStyle?

    @MainActor func makeNode(in context: NodeContext) -> PointerStyleNode { PointerStyleNode(style, in: context) }
    @MainActor func update(_ node: PointerStyleNode) { node.update(to: style) }
}

private final class PointerStyleNode: ValueBoxNode<PointerStyle?> {
    override var typeName: String { "PointerStyle" }

    override func makeBox(_ frame: CGRect, _ children: DisplayChildren, _ animation: DisplayAnimation?) -> DisplayNode {
        DisplayNode(
            id: displayNumber, type: "PointerStyle", frame: frame,
            content: value.map { .part(.pointer($0.cursor)) } ?? .box, children: children, animation: animation)
    }
}
