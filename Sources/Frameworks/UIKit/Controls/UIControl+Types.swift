import Foundation

extension UIControl {
    /// Events of controls.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A touch began. Buttons report it together with its end.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// Two touches began. No control reports it.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A touch moved inside. Controls of the app's own classes report it, as the other drags.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A touch moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A touch moved in.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A touch moved out.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A touch ended inside: a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch ended outside. Controls of the app's own classes report it.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A touch was canceled. Controls of the app's own classes report it.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value changed by the user.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The main action of the control.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu of a button opens. No control reports it.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// A field got the focus.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text of a field changed by the user.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A field lost the focus.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return was pressed in a field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events of fields.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// States of controls.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Enabled, and neither selected nor highlighted.
        public static let normal: State = []
        /// Highlighted.
        public static let highlighted = State(rawValue: 1)
        /// Disabled.
        public static let disabled = State(rawValue: 2)
        /// Selected.
        public static let selected = State(rawValue: 4)
        /// Focused. No control has it.
        public static let focused = State(rawValue: 8)
    }

    /// Horizontal places of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle; at the left; at the right; over the whole width; at the start; at the end of lines.
        case center, left, right, fill, leading, trailing
    }

    /// Vertical places of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle; at the top; at the bottom; over the whole height.
        case center, top, bottom, fill
    }
}
