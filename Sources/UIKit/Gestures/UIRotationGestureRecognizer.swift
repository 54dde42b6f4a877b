import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// Recognizes two fingers that turn around each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private var base: CGFloat = 0
    private var shown: CGFloat = 0

    /// The angle from that at the start, in radians; clockwise is positive.
    open var rotation: CGFloat {
        get { shown - base }
        set { base = shown - newValue }
    }

    override var gesture: AnyGesture<Void>? {
        AnyGesture(
            RotateGesture()
                .onChanged { [weak self] in self?.take($0.rotation, isOver: false) }
                .onEnded { [weak self] in self?.take($0.rotation, isOver: true) }
                .map { _ in () })
    }

    private func take(_ angle: Angle, isOver: Bool) {
        shown = CGFloat(angle.radians)
        if state == .possible {
            base = 0
            enter(.began)
        } else {
            enter(isOver ? .ended : .changed)
        }
    }
}
