import EspalierDisplayTree
import Foundation

/// An input of a gesture.
@MainActor
public struct _GestureInput {
    enum Kind {
        case began, moved, ended
        /// The touch was canceled, or another gesture won it.
        case cancelled
        /// No further tap followed in time.
        case rested
    }

    var kind: Kind
    /// The page's clock, in seconds.
    var time: Double
    /// The same time by the server's calendar.
    var date: Date
    /// One or two positions in the page's coordinates.
    var points: [CGPoint]
    /// The same positions in the coordinates of the view with the gesture.
    var localPoints: [CGPoint]
    var velocity: CGSize
    var modifiers: EventModifiers
    /// Whether the touch began on a control that handles taps and presses itself.
    var isOnControl: Bool
    /// Whether the event comes from a key that acts as a tap. Only taps are recognized then.
    var isKey: Bool
    unowned let item: LayoutNode

    /// The actions of the gestures for this input, in order.
    var actions: ContiguousArray<@MainActor () -> Void> = []

    init(kind: Kind, item: LayoutNode) {
        self.kind = kind
        self.item = item
        time = 0
        date = Date()
        points = []
        localPoints = []
        velocity = .zero
        modifiers = []
        isOnControl = false
        isKey = false
    }

    /// The first position in the page's coordinates.
    var point: CGPoint { points.first ?? .zero }

    /// Converts a position of the page to a coordinate space. The view's own coordinates are those at the start of the
    /// touch, so a view that moves under the finger does not move the value.
    func convert(_ index: Int, to space: CoordinateSpace) -> CGPoint {
        guard index < points.count, index < localPoints.count else { return .zero }
        switch space {
        case .global: return points[index]
        case .local: return localPoints[index]
        case .named(let name):
            guard let item = item.ancestor(named: name) else { return points[index] }
            let base = item.positionInPage
            return CGPoint(x: points[index].x - base.x, y: points[index].y - base.y)
        }
    }

    /// The same input for a gesture that is canceled.
    func cancelling() -> _GestureInput {
        var input = self
        input.kind = .cancelled
        input.actions = []
        return input
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
