package import EspalierLayoutEngine
package import Foundation

/// What a node draws between its background and its children.
package enum DisplayContent: Sendable {
    /// Nothing of its own: the children, placed by their frames.
    case box

    /// The children in a row or column whose flow gives them their places: a child's frame is still exact, and it
    /// follows from the sizes and gaps of the children before it, so that an insertion says nothing about its followers.
    case flow(DisplayFlow)

    case text(DisplayText)
    case image(DisplayImage)
    case shape(DisplayShape)

    /// The display list of a canvas, clipped at the node's edges.
    case drawing(CanvasDisplayList)

    /// A control of the browser's own. Its node has the frame of the control alone; a label beside it is a node of its own.
    indirect case control(DisplayControl)

    /// Nothing to be seen: a place that takes taps for what is around it, which takes none itself.
    case tapArea

    /// A link around the children.
    case link(url: String)

    /// A list of controls that the browser shows over the page when its button asks for it; else it is not to be seen.
    case popup

    /// A scroll area whose content, the only child, has its own frame.
    indirect case scroll(DisplayScroll)

    /// A part of a scroll area's content that the page treats in its own way.
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

/// What the page does with a part of a scroll area's content.
package enum DisplayPart: Hashable, Sendable {
    /// A place at which the area comes to rest; nothing is to be seen of it. `always`: however fast it scrolls.
    case stop(always: Bool)

    /// A section's header or footer, which stays at an edge of what is to be seen, so far inside of it, while its section is
    /// there. Its frame is where it stands in the section.
    case pinned(Edge, inset: CGFloat)

    /// The control after a scroll area that pulling the area down presses: a button that is seen while it has the focus.
    case refresh

    /// A row that is drawn aside to show the buttons under it: `swipeContent`, and `swipeActions` at its edges.
    case swipeRow
    /// What moves in such a row.
    case swipeContent
    /// The buttons at one edge, in their places as if the row were drawn aside. `isFull`: drawing it far presses the outermost.
    case swipeActions(isLeading: Bool, isFull: Bool)
}

/// A scroll area's directions.
package struct DisplayScroll: Hashable, Sendable {
    package var axes: Axis.Set
    package var showsIndicators: Bool
    /// How far the content is scrolled, as far as the server knows, in points.
    package var offset: CGPoint
    /// The position to scroll to.
    package var request: Request?
    /// The directions in which it comes to rest at the stops in its content.
    package var snapAxes: Axis.Set
    /// How far inside of the area's edges the stops come to stand.
    package var snapInsets: EdgeInsets
    /// Whether only the content takes the pointer: the area reaches over its neighbours.
    package var letsPointerThrough: Bool
    /// Whether scrolling by touch takes the keyboard away.
    package var dismissesKeyboard: Bool
    /// How long a row is thought to be, where rows are made when they are to be seen; nil where all content is there.
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
