import EspalierViews
public import Foundation

/// A view that reports actions of the user.
///
/// A subclass that overrides `beginTracking(_:with:)` or one of the other methods of touches receives them. Other controls without an
/// element of the page, such as one that an app draws, report taps as `touchDown` and `touchUpInside`, and drags to actions that wait
/// for them.
///
/// Register closures with `addAction(_:for:)`, methods with `addTarget(self, action: MyController.tapped, for: .touchUpInside)`, or
/// a ``Selector``.
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    private struct Registration {
        let action: UIAction
        var events: Event
        /// The target and the selector of a registered method.
        var target: ObjectIdentifier?
        weak var object: AnyObject?
        var selector: Selector?

        /// Whether the registration contains a method of an object; nil for any object, and any method.
        func isMethod(_ action: Selector?, of target: ObjectIdentifier?) -> Bool {
            (target == nil || self.target == target || selector == nil) && (action == nil || selector == action)
        }
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
            target: target.map(ObjectIdentifier.init), object: target, selector: action)
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
            guard registration.isMethod(action, of: target) else { return registration }
            var rest = registration
            rest.events.subtract(controlEvents)
            return rest.events.isEmpty ? nil : rest
        }
        eventsDidChange()
    }

    /// Runs the actions that are registered for any of the events.
    open func sendActions(for controlEvents: Event) {
        send(controlEvents, with: nil)
    }

    /// Runs the actions for events of a touch.
    private func send(_ events: Event, with event: UIEvent?) {
        propertyDidChange()
        for registration in registrations where !registration.events.isDisjoint(with: events) {
            guard let selector = registration.selector else {
                sendAction(registration.action)
                continue
            }
            // The method of an object that is gone is not called.
            guard registration.target == nil || registration.object != nil else { continue }
            sendAction(selector, to: registration.object, for: event)
        }
    }

    /// Runs an action. A subclass may override it to watch or to replace the control's actions.
    open func sendAction(_ action: UIAction) {
        action.run(self)
    }

    /// Calls a method of an object. A subclass may override it to watch or to replace the control's methods.
    ///
    /// - Parameter target: The object; nil for the first one that has the method, from the control outward.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        let found = target ?? self.target(forAction: action, withSender: self)
        action.call(on: found.map { $0 as AnyObject }, self, event ?? UIEvent())
    }

    /// All events with actions.
    open var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

    /// The objects with registered methods that can be in a set: those of subclasses of `NSObject`, and other `Hashable` ones. An `NSNull`
    /// stands for methods without an object.
    open var allTargets: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        for registration in registrations where registration.selector != nil {
            if registration.target == nil { targets.insert(NSNull()) }
            if let object = registration.object as? any Hashable { targets.insert(AnyHashable(object)) }
        }
        return targets
    }

    /// The names of an object's methods for an event; nil for none.
    ///
    /// - Parameter target: The object; nil for methods without one.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let target = target.map { ObjectIdentifier($0 as AnyObject) }
        let names = registrations.compactMap { registration in
            registration.target == target && registration.events.contains(controlEvent)
                ? registration.selector?.name : nil
        }
        return names.isEmpty ? nil : names
    }

    /// Called after actions were registered or removed.
    func eventsDidChange() {
        if !reportsOwnEvents { appearanceDidChange() }
    }

    // MARK: Touches

    /// Whether an element of the page reports the events of touches, as that of a button does.
    var reportsOwnEvents: Bool { false }

    /// Whether a touch moves the control's value, from its beginning until its end.
    open internal(set) var isTracking = false
    /// Whether the touch that is tracked is inside of the control.
    open internal(set) var isTouchInside = false

    /// Called when a touch begins on the control. A subclass returns whether it follows the touch; by default it does.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when a touch moves. A subclass changes its value, sends `valueChanged`, and returns whether it follows the touch further.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when a touch ends.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when a touch is broken off, because it scrolls or belongs to a gesture.
    open func cancelTracking(with event: UIEvent?) {}

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first else { return }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard !reportsOwnEvents else { return }
        isHighlighted = true
        if isTracking { send(.touchDown, with: event) }
    }

    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, isTracking || isTouchInside else { return }
        let wasInside = isTouchInside
        isTouchInside = point(inside: touch.location(in: self), with: event)
        if !reportsOwnEvents { isHighlighted = isTouchInside }
        guard isTracking else { return }
        isTracking = continueTracking(touch, with: event)
        guard isTracking, !reportsOwnEvents else { return }
        var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
        if wasInside != isTouchInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
        send(events, with: event)
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let wasTracking = isTracking
        isTouchInside = point(inside: touch.location(in: self), with: event)
        if !reportsOwnEvents { isHighlighted = false }
        if wasTracking { endTracking(touch, with: event) }
        isTracking = false
        if wasTracking, !reportsOwnEvents { send(isTouchInside ? .touchUpInside : .touchUpOutside, with: event) }
        isTouchInside = false
    }

    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        let wasTracking = isTracking
        (isTracking, isTouchInside) = (false, false)
        if !reportsOwnEvents { isHighlighted = false }
        guard wasTracking else { return }
        cancelTracking(with: event)
        if !reportsOwnEvents { send(.touchCancel, with: event) }
    }

    // MARK: Menu

    /// Whether a tap opens the menu rather than running the action. It has an effect on buttons.
    open var showsMenuAsPrimaryAction = false

    /// Whether the control shows the menu that `contextMenuInteraction(_:configurationForMenuAtLocation:)` returns.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set {
            guard newValue != isContextMenuInteractionEnabled else { return }
            if let contextMenuInteraction {
                removeInteraction(contextMenuInteraction)
                self.contextMenuInteraction = nil
            } else {
                let made = UIContextMenuInteraction(delegate: self)
                contextMenuInteraction = made
                addInteraction(made)
            }
        }
    }

    /// The interaction that shows the control's own menu; nil while there is none.
    open private(set) var contextMenuInteraction: UIContextMenuInteraction?

    /// Returns the menu that a right click or a long press opens. A subclass overrides it; by default there is none.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// The place of a menu, the middle of the lower edge. It has no effect: the browser places menus.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    /// The text beside the pointer while it is over the control; nil for none.
    open var toolTip: String? { didSet { if toolTip != oldValue { appearanceDidChange() } } }

    // MARK: State

    /// Whether the control takes actions.
    open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }

    /// Whether the control is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

    /// Whether the control is highlighted. Controls of the app's own classes are while a touch is on them. The page highlights pressed
    /// buttons by itself.
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
}
