import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// Recognizes two fingers that turn around each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private var base: CGFloat = 0
    private var shown: CGFloat = 0

    /// The change of `rotation` per second, in radians.
    open private(set) var velocity: CGFloat = 0

    /// The angle from that at the start, in radians; clockwise is positive.
    open var rotation: CGFloat {
        get { shown - base }
        set { base = shown - newValue }
    }

    override var gesture: AnyGesture<Void>? {
        AnyGesture(
            RotateGesture()
                .onChanged { [weak self] in self?.take($0, isOver: false) }
                .onEnded { [weak self] in self?.take($0, isOver: true) }
                .map { _ in () })
    }

    private func take(_ value: RotateGesture.Value, isOver: Bool) {
        (shown, velocity) = (CGFloat(value.rotation.radians), CGFloat(value.velocity.radians))
        if state == .possible { base = 0 }
        enterPair(isOver: isOver)
    }
}
