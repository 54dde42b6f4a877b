package import EspalierLayoutEngine
package import Foundation

/// The content of a node, between its background and its children.
package enum DisplayContent: Sendable {
    /// No content of its own: only the children, placed by their frames.
    case box

    /// The children in a row or column whose flow places them. A child's frame is still exact. It follows from the
    /// sizes and gaps of the children before it, so an insertion does not change the children after it.
    case flow(DisplayFlow)

    case text(DisplayText)
    case image(DisplayImage)
    case shape(DisplayShape)

    /// The display list of a canvas, clipped to the node's frame.
    case drawing(CanvasDisplayList)

    /// A control of the browser. The node's frame is that of the control alone; a label beside it is a separate node.
    indirect case control(DisplayControl)

    /// An invisible area that accepts taps for a parent that cannot.
    case tapArea

    /// A link around the children.
    case link(DisplayLink)

    /// A list of controls that the browser shows above the page when its button opens it.
    case popup

    /// A layer in front of the page, which the browser shows as a dialog. The semantics determine whether it is modal. An
    /// elevated layer has lighter backgrounds in the dark. A modeless layer lets the page behind it be used.
    case dialog(isElevated: Bool, isModeless: Bool = false)

    /// A scroll area whose content, the only child, has its own frame.
    indirect case scroll(DisplayScroll)

    /// A part of a scroll area's content.
    indirect case part(DisplayPart)
}

/// The direction and the usual gap of a flow.
package struct DisplayFlow: Hashable, Sendable {
    package var axis: Axis
    /// The distance between two neighbors unless their frames differ, in whole quarters.
    package var gap: CGFloat

    package init(axis: Axis, gap: CGFloat) {
        self.axis = axis
        self.gap = gap
    }
}

/// A part of a scroll area's content with a special function in the page.
package enum DisplayPart: Hashable, Sendable {
    /// An invisible stop for scrolling: along an axis of the area, or, with nil, along each of them. `always`: even fast scrolling
    /// stops there.
    case stop(along: Axis? = nil, always: Bool)

    /// A section's header or footer, which stays at an inset from an edge of the area while its section is visible. Its
    /// frame is its position in the section.
    case pinned(Edge, inset: CGFloat)

    /// The refresh control after a scroll area. Pulling the area presses it. It is visible while it has the focus.
    case refresh

    /// A row with swipe actions: `swipeContent`, and `swipeActions` at its edges.
    case swipeRow
    /// The movable part of such a row.
    case swipeContent
    /// The buttons at one edge, in their positions beside the moved row. `isFull`: a long swipe presses the outermost.
    case swipeActions(isLeading: Bool, isFull: Bool)

    /// A view with a context menu: the number of the menu's node, which is a child.
    case contextMenu(Int)

    /// The part of a row that drags it to another position: the row's position in its collection.
    case rowHandle(Int)

    /// A view that can be dragged to others, and the number of its drags that ended in an accepted drop.
    case dragSource(accepted: Int)
    /// The preview of a view that is being dragged, which is its child.
    case dragPreview
    /// A view on which others can be dropped.
    case dropTarget(DropFeedback)

    /// A line that is one pixel of the screen thick, at an edge of the frame.
    case line(Edge, DisplayColor)

    /// A view that is drawn in front of the siblings after it.
    case front

    /// The edge of a table's column, which changes the column's width.
    case columnEdge(ColumnEdge)

    /// A view that gets key presses: the phases and the keys, as the page names them.
    case keys(String)

    /// A view over which the pointer has a shape: a value of the CSS property `cursor`.
    case pointer(String)

    /// The card of a sheet, which the page drags: the heights at which it rests, as the page names them.
    case sheet(String)

    /// The button that goes back to the screen below. The page shows that screen before the server confirms it.
    case backButton

    /// A bar above the keyboard of a touch screen, which is visible while a text field has the focus.
    case keyboardBar

    /// A bar at the lower edge of the window, above the keyboard of a touch screen, wherever its view is.
    case inputBar

    /// A view whose press leaves the focus where it is.
    case keepsFocus

    /// The hint of a shortcut, with the signs of a Mac: the shortcut as the page names it. The page writes the hint for other
    /// keyboards.
    case shortcutHint(String)

    /// The buttons of a view for assistive technology, which are visible while one of them has the focus.
    case readerActions

    /// A part of the page with colors of its own.
    case scheme(DisplayColorScheme)

    /// An area of a chart whose values the page shows at the pointer.
    case plot(DisplayPlot)

    /// A view in such an area that stands at the selected position. The page moves it with the pointer until the server has moved it.
    case selectionMark

    /// A table that assistive technology reads.
    case dataTable(DisplayDataTable)
}

/// The page's part in drops on a view.
package struct DropFeedback: Hashable, Sendable {
    /// Whether what is dropped goes in front of the view or behind it.
    package var isRow: Bool
    /// Whether the page reports each movement over the view.
    package var reportsMoves: Bool
    /// The effect of a drop now; nil if nothing that the view accepts is over it.
    package var effect: Effect?
    /// The words for the progress of uploads, with bars between; nil if the view takes no files of the user's device.
    package var uploads: String?

    package enum Effect: Hashable, Sendable {
        case copy, move, none
    }

    package init(isRow: Bool, reportsMoves: Bool, effect: Effect?, uploads: String? = nil) {
        self.uploads = uploads
        self.isRow = isRow
        self.reportsMoves = reportsMoves
        self.effect = effect
    }
}

/// The width of a table's column, and its bounds, in points.
package struct ColumnEdge: Hashable, Sendable {
    package var width: CGFloat
    package var minimum: CGFloat
    package var maximum: CGFloat

    package init(width: CGFloat, minimum: CGFloat, maximum: CGFloat) {
        self.width = width
        self.minimum = minimum
        self.maximum = maximum
    }
}

/// A scroll area: its directions, its offset and its settings.
package struct DisplayScroll: Hashable, Sendable {
    package var axes: Axis.Set
    package var showsIndicators: Bool
    /// The content's offset as last reported, in points.
    package var offset: CGPoint
    /// The position to scroll to.
    package var request: Request?
    /// The directions in which scrolling ends at the stops in the content.
    package var snapAxes: Axis.Set
    /// The insets of the area in which its stops are aligned.
    package var snapInsets: EdgeInsets
    /// Whether only the content accepts pointer input, because the area extends over its neighbors.
    package var letsPointerThrough: Bool
    /// Whether scrolling by touch hides the keyboard.
    package var dismissesKeyboard: Bool
    /// The expected length of a row, for rows that are created on demand; nil if all content is present.
    package var rowLength: CGFloat?

    /// A scroll request of the server. Each has its own number.
    package struct Request: Hashable, Sendable {
        package var number: Int
        package var offset: CGPoint
        /// The animation of the scrolling; nil to scroll at once.
        package var animation: DisplayAnimation?

        package init(number: Int, offset: CGPoint, animation: DisplayAnimation? = nil) {
            self.number = number
            self.offset = offset
            self.animation = animation
        }
    }

    package init(
        axes: Axis.Set, showsIndicators: Bool = true, offset: CGPoint = .zero, request: Request? = nil,
        snapAxes: Axis.Set = [], snapInsets: EdgeInsets = EdgeInsets(), letsPointerThrough: Bool = false,
        dismissesKeyboard: Bool = false, rowLength: CGFloat? = nil
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.offset = offset
        self.request = request
        self.snapAxes = snapAxes
        self.snapInsets = snapInsets
        self.letsPointerThrough = letsPointerThrough
        self.dismissesKeyboard = dismissesKeyboard
        self.rowLength = rowLength
    }
}
