import EspalierViews
public import Foundation

/// Recognizes touches on a view, and runs actions.
///
/// An action is a closure, a method, as in `UITapGestureRecognizer(target: self, action: MyController.tapped)`, or a ``Selector``.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    private final var actions: [Action] = []

    /// A function that runs with the recognizer.
    private struct Action {
        /// The object and the method of `addTarget(_:action:)`.
        weak var target: AnyObject?
        var selector: Selector?
        let run: @MainActor (UIGestureRecognizer) -> Void
    }

    /// A name for the app's own use; nil for none.
    open var name: String?

    /// A recognizer without an action.
    override public convenience init() {
        self.init(target: nil, action: nil)
    }

    /// A recognizer that calls a method of an object, which is not retained. The method receives the recognizer.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// A recognizer that calls a method of an object, which is not retained.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> () -> Void
    ) {
        self.init()
        addAction { [weak target] _ in
            if let target { action(target)() }
        }
    }

    /// A recognizer that calls a method of an object, which is not retained. The method receives the recognizer.
    public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
        target: Target, action: @escaping @MainActor (Target) -> (Sender) -> Void
    ) {
        self.init()
        addAction { [weak target] recognizer in
            if let target, let sender = recognizer as? Sender { action(target)(sender) }
        }
    }

    /// Adds a method of an object, which is not retained. The method receives the recognizer.
    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        actions.append(
            Action(target: object, selector: action) { [weak object] recognizer in
                if let object { action.call(on: object, recognizer) }
            })
    }

    /// Adds an action, which receives the recognizer.
    public final func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        actions.append(Action(run: action))
    }

    /// Removes a target of `addTarget(_:action:)`; all of them for nil. Without an action, all actions of the target are removed.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        actions.removeAll { known in
            guard let selector = known.selector else { return false }
            return (object == nil || known.target === object) && (action == nil || selector == action)
        }
    }

    /// The view of the recognizer.
    open internal(set) weak var view: UIView? { didSet { touches = nil } }

    /// Whether the recognizer takes touches.
    open var isEnabled = true { didSet { if isEnabled != oldValue { view?.appearanceDidChange() } } }

    /// Whether the view gets no touch that is recognized. It has no effect: views get none.
    open var cancelsTouchesInView = true

    /// Whether views get touches only after the gesture has failed. It has no effect: views get none.
    open var delaysTouchesBegan = false
    /// Whether views get the end of touches only after the gesture has failed. It has no effect.
    open var delaysTouchesEnded = true
    /// Whether touches of several kinds are one gesture. It has no effect: browsers report all alike.
    open var requiresExclusiveTouchType = true
    /// The kinds of touches, as raw values of `UITouch.TouchType`. It has no effect: browsers report all alike.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// The kinds of presses of remote controls. It has no effect: browsers report none.
    open var allowedPressTypes: [NSNumber] = []
    /// The modifier keys that the user held at the last change.
    open var modifierFlags: UIKeyModifierFlags { UIKeyModifierFlags(locator.modifiers) }
    /// The buttons of the pointer: none for a finger. Only the first button is reported.
    open var buttonMask: UIEvent.ButtonMask { [] }

    /// The object that decides on touches.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// The progress of the gesture. A subclass that recognizes touches itself sets it in its methods of touches; the actions run after
    /// them.
    open var state = State.possible { didSet { stateWasSet = true } }
    private final var stateWasSet = false

    /// The places of two fingers.
    final lazy var locator = GestureLocator()

    /// The places of the touches in the coordinates of the window.
    private final var places: [CGPoint] = []

    /// The coordinates of gestures: those of the view, as it was when the touch began; those of the page for a view of SwiftUI.
    final var space: CoordinateSpace { view == nil ? .global : .local }

    /// The transform from `space` to the window's coordinates. The app may move the view under the touch, so it is that of the start.
    final var transformToWindow = CGAffineTransform.identity

    /// Keeps the place of the view for a touch that begins.
    final func noteStart() {
        guard let view else { return transformToWindow = .identity }
        let corner = view.bounds.origin
        transformToWindow = CGAffineTransform(translationX: corner.x, y: corner.y)
            .concatenating(view.layer.transform(to: nil))
    }

    /// The place of the touch, or the middle of two, in the coordinates of a view; nil for those of the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let middle = places.middle else { return .zero }
        return view?.convert(middle, from: nil) ?? middle
    }

    /// The place of a touch in the coordinates of a view; nil for those of the window.
    ///
    /// - Parameter touchIndex: The index of the touch. Without such a touch the result is `location(in:)`.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard places.indices.contains(touchIndex) else { return location(in: view) }
        return view?.convert(places[touchIndex], from: nil) ?? places[touchIndex]
    }

    /// The number of touches: 2 for a pinch and a rotation, otherwise 1.
    open var numberOfTouches: Int { max(1, places.count) }

    // MARK: Other recognizers

    /// The recognizers that have to fail first.
    final var requirements: [Requirement] = []

    /// Whether the class waits until another recognizer of the view has failed, false by default.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether another recognizer of the view waits until this one has failed, false by default.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// The gesture of SwiftUI that recognizes the touches; nil for none.
    var gesture: AnyGesture<Void>? { nil }

    // MARK: Touches

    /// Called when a touch begins on the view. The page reports touches for classes that override one of these methods.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when a touch moves.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when a touch ends.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when a touch is broken off, because it scrolls or belongs to another gesture.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called after a gesture that a subclass has recognized or refused.
    open func reset() {}

    /// Whether this recognizer, once it recognizes its gesture, stops another one. It is not called: delegates decide.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether another recognizer may stop this one. It is not called: delegates decide.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    private final var touches: TouchSequence?

    /// The gesture with the touches of a class that overrides their methods.
    final var gestureWithTouches: AnyGesture<Void>? {
        let gesture = gesture.map { gesture in
            AnyGesture(
                CancellationGesture(LocatedGesture(gesture, locator: locator)) { [weak self] in self?.cancel() })
        }
        guard TouchMethods.areOverridden(by: self) else { return gesture }
        // A touch in progress goes on when the view is shown again.
        let sequence = touches ?? TouchSequence(on: view) { [weak self] touch, event in self?.take(touch, event) }
        touches = sequence
        return gesture.map { AnyGesture($0.simultaneously(with: sequence.gesture).map { _ in () }) } ?? sequence.gesture
    }

    private func take(_ touch: UITouch, _ event: UIEvent) {
        places = [touch.location(in: nil)]
        stateWasSet = false
        switch touch.phase {
        case .began: touchesBegan([touch], with: event)
        case .moved, .stationary: touchesMoved([touch], with: event)
        case .ended: touchesEnded([touch], with: event)
        case .cancelled: touchesCancelled([touch], with: event)
        }
        guard stateWasSet else { return }
        if state != .possible, state != .failed { runActions() }
        guard state == .ended || state == .cancelled || state == .failed else { return }
        state = .possible
        reset()
    }

    /// Changes the progress, and runs the actions. A gesture that may not begin runs none until its end.
    ///
    /// - Parameter places: The places of the touches in `space`; none for those so far.
    func enter(_ state: State, at places: [CGPoint] = []) {
        if self.state == .possible { noteStart() }
        if !places.isEmpty { self.places = places.map { $0.applying(transformToWindow) } }
        let isOver = state == .ended || state == .cancelled
        if self.state == .possible, !mayBegin { self.state = .failed }
        if self.state == .failed {
            if isOver { self.state = .possible }
            return
        }
        self.state = state
        runActions()
        if isOver { self.state = .possible }
    }

    private func runActions() {
        for action in actions { action.run(self) }
    }

    /// Changes the progress of a gesture of two fingers, whose last places `locator` knows.
    func enterPair(isOver: Bool) {
        let places = locator.locations(in: space)
        if state == .possible { enter(.began, at: places) } else if !isOver { enter(.changed, at: places) }
        if isOver { enter(.ended) }
    }

    /// Ends a gesture in progress that the browser has canceled.
    private func cancel() {
        if state == .began || state == .changed || state == .failed { enter(.cancelled) }
    }

    /// Whether the delegate and the view let a gesture begin.
    private var mayBegin: Bool {
        if isExcluded { return false }
        if let delegate {
            let touch = UITouch()
            touch.view = view?.hitTest(location(in: view), with: nil) ?? view
            touch.move(to: location(in: touch.view), .began)
            guard delegate.gestureRecognizer(self, shouldReceive: touch),
                delegate.gestureRecognizerShouldBegin(self)
            else { return false }
        }
        return view?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// The progress of gestures.
    public enum State: Int, Sendable {
        /// No touch; the gesture began; it goes on; it ended; it was broken off; the touches were another gesture.
        case possible, began, changed, ended, cancelled, failed

        /// The end of a gesture without duration.
        public static let recognized = State.ended
    }
}

extension UIView {
    /// The gesture of all recognizers; nil for none.
    var shownGesture: AnyGesture<Void>? {
        var gestures = RecognizerRequirements.gestures(of: (gestureRecognizers ?? []).filter(\.isEnabled))
        if let control = self as? UIControl {
            if let gesture = control.trackingGesture { gestures.append(gesture) }
        } else if TouchMethods.areOverridden(by: self) || controller.map({ TouchMethods.areOverridden(by: $0) }) == true
        {
            gestures.append(touches.gesture)
        }
        return gestures.together
    }
}
