package import EspalierLayoutEngine
package import Foundation

/// The content of a node, between its background and its children.
package enum DisplayContent: Sendable {
    /// Nothing of its own: the children, placed by their frames.
    case box

    /// The children in a row or column whose flow places them. A child's frame is still exact; it follows from the sizes and
    /// gaps of the children before it, so an insertion changes none of its followers.
    case flow(DisplayFlow)

    case text(DisplayText)
    case image(DisplayImage)
    case shape(DisplayShape)

    /// The display list of a canvas, clipped at the node's edges.
    case drawing(CanvasDisplayList)

    /// A control of the browser. Its node has the frame of the control alone; a label beside it is a node of its own.
    indirect case control(DisplayControl)

    /// An invisible area that takes taps for a parent that takes none itself.
    case tapArea

    /// A link around the children.
    case link(DisplayLink)

    /// A list of controls that the browser shows over the page when its button asks for it.
    case popup

    /// A scroll area whose content, the only child, has its own frame.
    indirect case scroll(DisplayScroll)

    /// A part of a scroll area's content.
    indirect case part(DisplayPart)
}

/// The direction and the usual gap of a flow.
package struct DisplayFlow: Hashable, Sendable {
    package var axis: Axis
    /// The distance between two neighbours where the frames say no other, in whole quarters.
    package var gap: CGFloat

    package init(axis: Axis, gap: CGFloat) {
        self.axis = axis
        self.gap = gap
    }
}

/// A part of a scroll area's content that the page treats in its own way.
package enum DisplayPart: Hashable, Sendable {
    /// An invisible stop of the area. `always`: however fast it scrolls.
    case stop(always: Bool)

    /// A section's header or footer, which stays at an inset from an edge of the area while its section is visible. Its frame
    /// is its place in the section.
    case pinned(Edge, inset: CGFloat)

    /// The control after a scroll area that pulling the area presses: a button that is visible while it has the focus.
    case refresh

    /// A row with swipe actions: `swipeContent`, and `swipeActions` at its edges.
    case swipeRow
    /// The part of such a row that moves.
    case swipeContent
    /// The buttons at one edge, in their places beside the moved row. `isFull`: a long swipe presses the outermost.
    case swipeActions(isLeading: Bool, isFull: Bool)
}

/// A scroll area's directions.
package struct DisplayScroll: Hashable, Sendable {
    package var axes: Axis.Set
    package var showsIndicators: Bool
    /// The content's offset as the server knows it, in points.
    package var offset: CGPoint
    /// The position to scroll to.
    package var request: Request?
    /// The directions in which it comes to rest at the stops in its content.
    package var snapAxes: Axis.Set
    /// The insets of the area within which its stops are.
    package var snapInsets: EdgeInsets
    /// Whether only the content takes the pointer, because the area reaches over its neighbors.
    package var letsPointerThrough: Bool
    /// Whether scrolling by touch takes the keyboard away.
    package var dismissesKeyboard: Bool
    /// The expected length of a row, for rows that are made on demand; nil if all content is present.
    package var rowLength: CGFloat?

    /// A request of the server to scroll; each has a number of its own.
    package struct Request: Hashable, Sendable {
        package var number: Int
        package var offset: CGPoint
        package var isAnimated: Bool

        package init(number: Int, offset: CGPoint, isAnimated: Bool) {
            self.number = number
            self.offset = offset
            self.isAnimated = isAnimated
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
