import EspalierViews
public import Foundation

/// Recognizes touches on a view, and runs actions.
///
/// An action is a closure, a method, as in `UITapGestureRecognizer(target: self, action: MyController.tapped)`, or a ``Selector``.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    private final var actions: [@MainActor (UIGestureRecognizer) -> Void] = []
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
        addAction { [weak target = target as AnyObject] recognizer in
            if let target { action.call(on: target, recognizer) }
        }
    }

    /// Adds an action, which receives the recognizer.
    public final func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        actions.append(action)
    }

    /// The view of the recognizer.
    open internal(set) weak var view: UIView? { didSet { touches = nil } }

    /// Whether the recognizer takes touches.
    open var isEnabled = true { didSet { if isEnabled != oldValue { view?.appearanceDidChange() } } }

    /// Whether the view gets no touch that is recognized. It has no effect: views get none.
    open var cancelsTouchesInView = true

    /// The object that decides on touches.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// The progress of the gesture. A subclass that recognizes touches itself sets it in its methods of touches; the actions run after
    /// them.
    open var state = State.possible { didSet { stateWasSet = true } }
    private final var stateWasSet = false

    /// The place of the touch in the coordinates of the recognizer's view.
    var place = CGPoint.zero

    /// The place of the touch in the coordinates of a view; nil for those of the window.
    open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }

    /// The number of touches, 1.
    open var numberOfTouches: Int { 1 }

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
            AnyGesture(CancellationGesture(gesture) { [weak self] in self?.cancel() })
        }
        guard TouchMethods.areOverridden(by: self) else { return gesture }
        // A touch in progress goes on when the view is shown again.
        let sequence = touches ?? TouchSequence(on: view) { [weak self] touch, event in self?.take(touch, event) }
        touches = sequence
        return gesture.map { AnyGesture($0.simultaneously(with: sequence.gesture).map { _ in () }) } ?? sequence.gesture
    }

    private func take(_ touch: UITouch, _ event: UIEvent) {
        place = touch.location(in: view)
        stateWasSet = false
        switch touch.phase {
        case .began: touchesBegan([touch], with: event)
        case .moved, .stationary: touchesMoved([touch], with: event)
        case .ended: touchesEnded([touch], with: event)
        case .cancelled: touchesCancelled([touch], with: event)
        }
        guard stateWasSet else { return }
        if state != .possible, state != .failed { for action in actions { action(self) } }
        guard state == .ended || state == .cancelled || state == .failed else { return }
        state = .possible
        reset()
    }

    /// Changes the progress, and runs the actions. A gesture that may not begin runs none until its end.
    func enter(_ state: State, at place: CGPoint? = nil) {
        if let place { self.place = place }
        let isOver = state == .ended || state == .cancelled
        if self.state == .possible, !mayBegin { self.state = .failed }
        if self.state == .failed {
            if isOver { self.state = .possible }
            return
        }
        self.state = state
        for action in actions { action(self) }
        if isOver { self.state = .possible }
    }

    /// Ends a gesture in progress that the browser has cancelled.
    private func cancel() {
        if state == .began || state == .changed || state == .failed { enter(.cancelled) }
    }

    /// Whether the delegate and the view let a gesture begin.
    private var mayBegin: Bool {
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
        var gestures = (gestureRecognizers ?? []).filter(\.isEnabled).compactMap(\.gestureWithTouches)
        if let control = self as? UIControl {
            if let gesture = control.trackingGesture { gestures.append(gesture) }
        } else if TouchMethods.areOverridden(by: self) || controller.map({ TouchMethods.areOverridden(by: $0) }) == true
        {
            gestures.append(touches.gesture)
        }
        return gestures.reduce(nil) { all, next in
            all.map { AnyGesture($0.simultaneously(with: next).map { _ in () }) } ?? next
        }
    }

    /// The place in the coordinates of another view, or of the window (nil), of a place in this one.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (own, other) = (originInRoot, view?.originInRoot ?? .zero)
        return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }

    /// The place in this view of a place in another one, or in the window (nil).
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (own, other) = (originInRoot, view?.originInRoot ?? .zero)
        return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
    }

    /// The rectangle in the coordinates of another view, or of the window (nil), of a rectangle in this one.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// The rectangle in this view of a rectangle in another one, or in the window (nil).
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// The origin of the view's own coordinates in those of the outermost view. Transforms are not applied.
    private var originInRoot: CGPoint {
        var origin = CGPoint(x: -bounds.minX, y: -bounds.minY)
        var view: UIView = self
        while let outer = view.superview {
            origin.x += view.frame.minX - outer.bounds.minX
            origin.y += view.frame.minY - outer.bounds.minY
            view = outer
        }
        return origin
    }
}
