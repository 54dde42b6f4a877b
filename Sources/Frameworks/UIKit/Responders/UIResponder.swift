public import EspalierInternationalization
import EspalierViews
public import Foundation

/// An object that can have the focus of the keyboard: a view, a controller or the app.
@MainActor @preconcurrency
open class UIResponder: NSObject, UIResponderStandardEditActions {
    override public init() {
        super.init()
    }

    /// The values that the app associates with the object; used with the lock of `AssociatedObjects`.
    nonisolated(unsafe) final var associations: AssociatedObjects.Values?

    /// Called after an object of a nib file was made. There are no nib files here, so nothing calls it.
    open func awakeFromNib() {}
    /// Called when Interface Builder draws the object. It is not called: there are no nib files here.
    open func prepareForInterfaceBuilder() {}

    /// The next object that handles actions: the view around a view, then its controller.
    open var next: UIResponder? { nil }

    /// Whether the object may have the focus. Fields may; other objects may not unless they override it.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the object may lose the focus.
    open var canResignFirstResponder: Bool { true }

    /// Whether the object has the focus.
    open var isFirstResponder: Bool { PageResponders.current?.first === self }

    /// Asks for the focus. Returns whether the object has it.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let responders = PageResponders.current else { return false }
        if responders.first === self { return true }
        if let other = responders.first, !other.resignFirstResponder() { return false }
        responders.first = self
        return true
    }

    /// Gives up the focus. Returns false if the object keeps it.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if let responders = PageResponders.current, responders.first === self { responders.first = nil }
        return true
    }

    /// The undo manager of the next object that has one, in the end that of the page; nil outside of a page.
    open var undoManager: UndoManager? {
        if let next { return next.undoManager }
        return ViewGraph.current.map { ($0.feature() as PageUndo).manager }
    }

    // MARK: Touches

    /// Called when a touch begins on the object, or on an object whose next one this is. The page reports touches for classes that
    /// override one of these methods. By default the next object is called.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when a touch moves. By default the next object is called.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when a touch ends. By default the next object is called.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when a touch is broken off, because it scrolls or belongs to another gesture. By default the next object is called.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Motions of the device

    /// Called when the device begins to move. It is not called: browsers report no motion without the user's permission.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when the device has been moved. It is not called: browsers report no motion without the user's permission.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when a motion is broken off. It is not called: browsers report no motion without the user's permission.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    /// Called when the user presses a key of a remote control, such as that of headphones. It is not called: `MPRemoteCommandCenter`
    /// reports it.
    open func remoteControlReceived(with event: UIEvent?) {}

    // MARK: Menus

    /// Changes the menus of the app. It is not called: a page has the menus that its views show.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    // MARK: Actions

    /// Whether the object performs an action now. By default it does if the selector contains a method of its class.
    ///
    /// The browser's own menu of a field, with Copy and Paste, does not ask.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isMethod(of: self) }

    /// The object that performs an action: this one, or the next one that can.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    open func cut(_ sender: Any?) { next?.cut(sender) }
    open func copy(_ sender: Any?) { next?.copy(sender) }
    open func paste(_ sender: Any?) { next?.paste(sender) }
    open func delete(_ sender: Any?) { next?.delete(sender) }
    open func select(_ sender: Any?) { next?.select(sender) }
    open func selectAll(_ sender: Any?) { next?.selectAll(sender) }

    // MARK: Keyboard

    /// The keys that call methods of the object; nil for none. A pressed key calls its method only if the commands still contain it.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// A view at the lower edge of the window, above the keyboard of a touch screen, while the object has the focus; nil for none. Fields
    /// and text views show theirs.
    open var inputAccessoryView: UIView? { nil }

    /// A view at the lower edge of the window in place of the keyboard of a touch screen, while the object has the focus; nil for the
    /// keyboard. Fields and text views show theirs.
    open var inputView: UIView? { nil }

    /// Asks for both views again. Fields and text views whose class overrides `inputAccessoryView` or `inputView` need it; a view that is
    /// set is shown at once.
    open func reloadInputViews() {}

    /// The language of the keyboard while the object has the focus. It has no effect: the user's device decides.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

    /// A name by which the keyboard's language is remembered; nil for none. It has no effect: the user's device decides.
    open var textInputContextIdentifier: String? { nil }

    /// Restores the state of an activity that continues, if the app's delegate passes the object to the restoration handler.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}
