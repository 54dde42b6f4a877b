package import Foundation

/// The requirements of a node's gestures: the touches that the page reports, and when.
package struct DisplayGesture: Hashable, Sendable {
    /// A press that must be held for a duration.
    package struct Hold: Hashable, Sendable {
        package var milliseconds: Int
        /// The distance that the pointer may move during the press, in CSS pixels.
        package var distance: CGFloat

        package init(milliseconds: Int, distance: CGFloat) {
            self.milliseconds = milliseconds
            self.distance = distance
        }
    }

    /// The distance that a pointer must move, in CSS pixels, before its moves are reported; nil if no gesture follows
    /// moves.
    package var distance: CGFloat?
    package var holds: [Hold]
    /// Whether a touch is reported when it starts, not only when it can be recognized.
    package var reportsStart: Bool
    /// Whether a touch that is not recognized otherwise is reported as a tap.
    package var takesTaps: Bool
    /// Whether the page reports that no further tap follows.
    package var waitsForTaps: Bool
    package var takesTwoFingers: Bool
    /// Whether a moving finger does not scroll the surrounding area.
    package var keepsFromScrolling: Bool
    /// Whether the gesture prevents presses of controls inside.
    package var overridesControls: Bool
    /// Whether only the content inside accepts pointer input, not the node itself.
    package var letsPointerThrough: Bool

    package init(
        distance: CGFloat? = nil, holds: [Hold] = [], reportsStart: Bool = false, takesTaps: Bool = false,
        waitsForTaps: Bool = false, takesTwoFingers: Bool = false, keepsFromScrolling: Bool = false,
        overridesControls: Bool = false, letsPointerThrough: Bool = false
    ) {
        self.distance = distance
        self.holds = holds
        self.reportsStart = reportsStart
        self.takesTaps = takesTaps
        self.waitsForTaps = waitsForTaps
        self.takesTwoFingers = takesTwoFingers
        self.keepsFromScrolling = keepsFromScrolling
        self.overridesControls = overridesControls
        self.letsPointerThrough = letsPointerThrough
    }
}

/// A page's report of fingers or the pointer on a node with gestures.
package struct TouchReport: Hashable, Sendable {
    /// The page's number of the touch.
    package var serial: Int
    /// The time on the page's clock, in seconds.
    package var time: Double
    /// One or two positions in the node's own coordinates.
    package var points: [CGPoint]
    /// The same positions in page coordinates; empty if not reported.
    package var pagePoints: [CGPoint]
    /// The velocity of the first position, in points per second.
    package var velocity: CGSize
    /// The held modifier keys: 1 shift, 2 control, 4 option, 8 command.
    package var keys: Int
    /// Whether the touch began on a control inside the node.
    package var isOnControl: Bool
    /// Whether the touch was canceled.
    package var isCancelled: Bool

    /// Positions and velocities are clamped to this value.
    package static let reach: CGFloat = 1_000_000

    /// Nil if a number is not finite, or if there are not one or two positions.
    package init?(
        serial: Int, time: Double, points: [CGPoint], pagePoints: [CGPoint] = [], velocity: CGSize = .zero,
        keys: Int = 0, isOnControl: Bool = false, isCancelled: Bool = false
    ) {
        guard time.isFinite, (1...2).contains(points.count), pagePoints.isEmpty || pagePoints.count == points.count,
            (points + pagePoints).allSatisfy({ $0.x.isFinite && $0.y.isFinite }), velocity.width.isFinite,
            velocity.height.isFinite
        else { return nil }
        func clamp(_ number: CGFloat) -> CGFloat { min(max(number, -Self.reach), Self.reach) }
        self.serial = serial
        self.time = min(max(time, 0), 1e12)
        self.points = points.map { CGPoint(x: clamp($0.x), y: clamp($0.y)) }
        self.pagePoints = pagePoints.map { CGPoint(x: clamp($0.x), y: clamp($0.y)) }
        self.velocity = CGSize(width: clamp(velocity.width), height: clamp(velocity.height))
        self.keys = keys & 15
        self.isOnControl = isOnControl
        self.isCancelled = isCancelled
    }
}
