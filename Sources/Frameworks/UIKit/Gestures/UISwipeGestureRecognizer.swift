import EspalierViews
import Foundation

/// Recognizes a quick drag in a direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Upwards.
        public static let up = Direction(rawValue: 4)
        /// Downwards.
        public static let down = Direction(rawValue: 8)
    }

    /// The number of fingers, 1. Other numbers have no effect.
    open var numberOfTouchesRequired = 1

    /// The directions that are recognized.
    open var direction: Direction = .right { didSet { if direction != oldValue { view?.appearanceDidChange() } } }

    override var gesture: AnyGesture<Void>? {
        AnyGesture(
            DragGesture(minimumDistance: 30, coordinateSpace: space)
                .onEnded { [weak self] value in
                    guard let self else { return }
                    let (x, y) = (value.translation.width, value.translation.height)
                    let direction: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
                    if self.direction.contains(direction) { enter(.ended, at: [value.startLocation]) }
                }
                .map { _ in () })
    }
}
