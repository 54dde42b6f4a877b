import EspalierViews
import Foundation

/// A view that reports actions of the user.
///
/// Register closures with `addAction(_:for:)`, methods with `addTarget(self, action: MyController.tapped, for: .touchUpInside)`, or
/// a ``Selector``.
open class UIControl: UIView {
    private struct Registration {
        let action: UIAction
        var events: Event
        /// The target and the selector of a registered method.
        var target: ObjectIdentifier?
        var selector: Selector?
    }

    private var registrations: [Registration] = []

    // MARK: Events

    /// Registers an action for events. An action with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        registrations.append(Registration(action: action, events: controlEvents))
        eventsDidChange()
    }

    /// Removes an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier for events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        registrations = registrations.compactMap { registration in
            guard registration.action.identifier == actionIdentifier else { return registration }
            var rest = registration
            rest.events.subtract(controlEvents)
            return rest.events.isEmpty ? nil : rest
        }
        eventsDidChange()
    }

    /// Registers a method of an object, which is not retained, for events.
    public final func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> () -> Void, for controlEvents: Event
    ) {
        addAction(UIAction(target) { target, _ in action(target)() }, for: controlEvents)
    }

    /// Registers a method of an object, which is not retained, for events. The method receives the control.
    public final func addTarget<Target: AnyObject, Sender: UIControl>(
        _ target: Target, action: @escaping @MainActor (Target) -> (Sender) -> Void, for controlEvents: Event
    ) {
        addAction(
            UIAction(target) { target, sender in
                if let sender = sender as? Sender { action(target)(sender) }
            }, for: controlEvents)
    }

    /// Registers a method of an object, which is not retained, for events. The method receives the control and an event. The same
    /// method of the same object is registered once.
    ///
    /// - Parameter target: The object. Without one, the method is called if it belongs to an object, as `coordinator.tapped` does.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let target = target.map { $0 as AnyObject }
        var registration = Registration(
            action: UIAction(target: target, selector: action), events: controlEvents,
            target: target.map(ObjectIdentifier.init), selector: action)
        registrations.removeAll { earlier in
            guard earlier.selector == action, earlier.target == registration.target else { return false }
            registration.events.formUnion(earlier.events)
            return true
        }
        registrations.append(registration)
        eventsDidChange()
    }

    /// Removes the methods of an object for events.
    ///
    /// - Parameters:
    ///   - target: The object; nil for all objects.
    ///   - action: The method; nil for all methods.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let target = target.map { ObjectIdentifier($0 as AnyObject) }
        registrations = registrations.compactMap { registration in
            guard target == nil || registration.target == target || registration.selector == nil,
                action == nil || registration.selector == action
            else { return registration }
            var rest = registration
            rest.events.subtract(controlEvents)
            return rest.events.isEmpty ? nil : rest
        }
        eventsDidChange()
    }

    /// Runs the actions that are registered for any of the events.
    open func sendActions(for controlEvents: Event) {
        propertyDidChange()
        for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
            registration.action.run(self)
        }
    }

    /// Runs an action.
    open func sendAction(_ action: UIAction) {
        action.run(self)
    }

    /// All events with actions.
    open var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

    /// Called after actions were registered or removed.
    func eventsDidChange() {}

    // MARK: State

    /// Whether the control takes actions.
    open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }

    /// Whether the control is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

    /// Whether the control is highlighted. The page highlights pressed buttons by itself.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

    /// The state of the control.
    open var state: State {
        var state = State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    func stateDidChange() {
        appearanceDidChange()
    }

    /// The horizontal place of the content.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { appearanceDidChange() } }
    }

    /// The vertical place of the content.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { appearanceDidChange() } }
    }

    /// Events of controls.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A touch began. Controls report it together with its end.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// Two touches began. No control reports it.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A touch moved inside. No control reports it.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A touch ended inside: a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch ended outside. No control reports it.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A touch was cancelled. No control reports it.
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
