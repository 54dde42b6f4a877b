import EspalierViews
import Foundation

/// Recognizes taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps, one after the other.
    open var numberOfTapsRequired = 1 { didSet { if numberOfTapsRequired != oldValue { view?.appearanceDidChange() } } }
    /// The number of fingers, 1. Other numbers have no effect.
    open var numberOfTouchesRequired = 1
    /// The button of the pointer, the first. Other buttons have no effect.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary

    override var gesture: AnyGesture<Void>? {
        AnyGesture(
            SpatialTapGesture(count: max(1, numberOfTapsRequired), coordinateSpace: space)
                .onEnded { [weak self] value in self?.enter(.ended, at: [value.location]) }
                .map { _ in () })
    }
}
