public import Foundation

/// An event of touches.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    /// The touches of the event; nil for an event without any.
    public internal(set) final var allTouches: Set<UITouch>?
    /// The kind of the event.
    open var type: EventType { .touches }
    /// The time of the event, in seconds since the start of the server.
    open var timestamp: TimeInterval { allTouches?.first?.timestamp ?? 0 }

    /// The touches that began on a view; nil for none.
    open func touches(for view: UIView) -> Set<UITouch>? {
        let own = (allTouches ?? []).filter { $0.view === view }
        return own.isEmpty ? nil : own
    }

    /// The buttons of a pointer.
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The first button.
        public static let primary = ButtonMask(rawValue: 1)
        /// The second button.
        public static let secondary = ButtonMask(rawValue: 2)
    }

    /// The buttons of the pointer: none, because only the first one is reported.
    open var buttonMask: ButtonMask { [] }

    /// The subtype of the event.
    open var subtype: EventSubtype { .none }

    /// Subtypes of events. Pages report none of them.
    public enum EventSubtype: Int, Sendable {
        /// No subtype; a shake of the device.
        case none, motionShake
    }

    /// Kinds of events.
    public enum EventType: Int, Sendable {
        /// Touches; motions of the device; a remote control; pressed buttons. Pages report touches.
        case touches, motion, remoteControl, presses
    }
}
