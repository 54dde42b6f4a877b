import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// Recognizes two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private var base: CGFloat = 1
    private var shown: CGFloat = 1

    /// The change of `scale` per second.
    open private(set) var velocity: CGFloat = 0

    /// The distance of the fingers, as a multiple of that at the start.
    open var scale: CGFloat {
        get { shown / base }
        set { base = newValue > 0 ? shown / newValue : shown }
    }

    override var gesture: AnyGesture<Void>? {
        AnyGesture(
            MagnifyGesture()
                .onChanged { [weak self] in self?.take($0, isOver: false) }
                .onEnded { [weak self] in self?.take($0, isOver: true) }
                .map { _ in () })
    }

    private func take(_ value: MagnifyGesture.Value, isOver: Bool) {
        (shown, velocity) = (value.magnification, value.velocity)
        if state == .possible { base = 1 }
        enterPair(isOver: isOver)
    }
}
