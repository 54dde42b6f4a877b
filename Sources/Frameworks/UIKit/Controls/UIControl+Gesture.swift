import EspalierViews
import Foundation

extension UIControl {
    /// The events for which the page reports each movement.
    private static let drags: Event = [
        .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit, .touchUpOutside, .touchCancel,
    ]

    /// The gesture that reports touches to the control; nil for none.
    ///
    /// A control whose class overrides no method of touches takes only taps, unless an action waits for drags, so that a touch on it
    /// scrolls the views around it.
    var trackingGesture: AnyGesture<Void>? {
        if TouchMethods.areOverridden(by: self) { return isEnabled ? touches.gesture : nil }
        guard isEnabled, !reportsOwnEvents else { return nil }
        let events = allControlEvents
        if !events.isDisjoint(with: Self.drags) { return touches.gesture }
        guard !events.isDisjoint(with: [.touchDown, .touchUpInside]) else { return nil }
        return AnyGesture(
            TapGesture().onEnded { [weak self] in self?.sendActions(for: [.touchDown, .touchUpInside]) }.map { _ in () }
        )
    }
}
