public import Foundation

/// A finger or a pointer on a view.
///
/// Views, controllers and recognizers whose classes override `touchesBegan(_:with:)` or one of the other three methods receive one touch
/// at a time. Touches on controls, such as buttons and fields, belong to the browser.
@MainActor @preconcurrency
open class UITouch: NSObject {
    /// The progress of the touch.
    public internal(set) final var phase = Phase.began
    /// The time of the last change, in seconds since the start of the server.
    public internal(set) final var timestamp = ProcessInfo.processInfo.systemUptime
    /// The view on which the touch began; nil for a recognizer of a view of SwiftUI.
    public internal(set) final weak var view: UIView?
    /// The window of the view.
    public final var window: UIWindow? { view?.window }
    /// The number of touches in a row at the same place, this one included.
    public internal(set) final var tapCount = 1
    /// The pressure; always 0.
    public final var force: CGFloat { 0 }
    /// The greatest pressure; always 0.
    public final var maximumPossibleForce: CGFloat { 0 }
    /// The radius of the touch in points; always 0.
    public final var majorRadius: CGFloat { 0 }
    /// The kind of the touch. Browsers report fingers, pens and pointers alike.
    public final var type: TouchType { .direct }

    /// The places in the coordinates of `view`.
    var place = CGPoint.zero
    var previousPlace = CGPoint.zero

    /// The place in the coordinates of a view; nil for those of the window.
    open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }

    /// The place before the last change, in the coordinates of a view; nil for those of the window.
    open func previousLocation(in view: UIView?) -> CGPoint {
        self.view?.convert(previousPlace, to: view) ?? previousPlace
    }

    /// The place in the coordinates of a view, as `location(in:)`.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// Moves the touch to a place in the coordinates of `view`.
    func move(to place: CGPoint, _ phase: Phase) {
        previousPlace = phase == .began ? place : self.place
        self.place = place
        self.phase = phase
        timestamp = ProcessInfo.processInfo.systemUptime
    }

    /// The progress of touches.
    public enum Phase: Int, Sendable {
        /// The touch began; moved; rests; ended; was broken off.
        case began, moved, stationary, ended, cancelled
    }

    /// The kinds of touches.
    public enum TouchType: Int, Sendable {
        /// A finger; a remote control; a pen; a pointer.
        case direct, indirect, pencil, indirectPointer

        /// A pen.
        public static let stylus = TouchType.pencil
    }
}
