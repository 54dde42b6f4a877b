import EspalierViews
public import Foundation

/// Recognizes a drag of one finger.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The smallest number of fingers, 1. Other numbers have no effect.
    open var minimumNumberOfTouches = 1
    /// The greatest number of fingers. It has no effect.
    open var maximumNumberOfTouches = Int.max

    private var moved = CGSize.zero
    private var base = CGSize.zero
    private var speed = CGSize.zero

    /// The distance from the start, in points.
    open func translation(in view: UIView?) -> CGPoint {
        CGPoint(x: moved.width - base.width, y: moved.height - base.height)
    }

    /// Counts the distance anew, so that it is `translation` now.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        base = CGSize(width: moved.width - translation.x, height: moved.height - translation.y)
    }

    /// The speed in points per second.
    open func velocity(in view: UIView?) -> CGPoint { CGPoint(x: speed.width, y: speed.height) }

    override var gesture: AnyGesture<Void>? {
        AnyGesture(
            // The outermost view does not move with the app's changes of the recognizer's view, as that view itself may.
            DragGesture(minimumDistance: 10, coordinateSpace: space)
                .onChanged { [weak self] in self?.take($0, isOver: false) }
                .onEnded { [weak self] in self?.take($0, isOver: true) }
                .map { _ in () })
    }

    private func take(_ value: DragGesture.Value, isOver: Bool) {
        (moved, speed) = (value.translation, value.velocity)
        if state == .possible {
            guard mayStart(at: value.startLocation) else {
                if !isOver { state = .failed }
                return
            }
            base = .zero
            enter(.began, at: value.location)
            if !isOver { return }
        }
        enter(isOver ? .ended : .changed, at: value.location)
    }

    /// Whether a drag may start at a place in the coordinates of the outermost view.
    func mayStart(at place: CGPoint) -> Bool { true }

    /// The kinds of wheels and trackpads that scroll. It has no effect: a browser scrolls by them.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// The coordinates of the outermost view; those of the page for a recognizer of a view of SwiftUI.
    private var space: CoordinateSpace { view.map { .named(AnyHashable($0.hostedIdentity)) } ?? .global }

    override open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
}

/// Kinds of devices that scroll.
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The wheel of a mouse.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// A trackpad.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
