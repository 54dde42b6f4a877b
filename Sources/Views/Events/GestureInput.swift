import EspalierDisplayTree
import Foundation

/// What happened, for one gesture.
@MainActor
public struct _GestureInput {
    enum Kind {
        case began, moved, ended
        /// The touch came to nothing, or another gesture took it.
        case cancelled
        /// No further tap followed.
        case rested
    }

    var kind: Kind
    /// The page's clock, in seconds.
    var time: Double
    /// When that was by the server's calendar.
    var date: Date
    /// One or two places in the page's coordinates.
    var points: [CGPoint]
    /// The same in the coordinates of the view with the gesture.
    var localPoints: [CGPoint]
    var velocity: CGSize
    var modifiers: EventModifiers
    /// Whether the touch began on a control that taps and holds belong to.
    var isOnControl: Bool
    /// Whether a key stands for the tap: nothing else is recognised then.
    var isKey: Bool
    unowned let item: LayoutNode

    /// What the gestures' authors want done now, in order.
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

    /// The first place in the page's coordinates.
    var point: CGPoint { points.first ?? .zero }

    /// A place of the page in a coordinate space. What the view's own coordinates are is settled when the touch begins: a
    /// view that moves under the finger does not move the finger.
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

    /// The same for a gesture that ends otherwise than by itself.
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
