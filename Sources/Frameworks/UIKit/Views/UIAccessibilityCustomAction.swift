public import Foundation

/// An action that assistive technologies offer.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
    /// The name for the user.
    open var name: String
    /// The image beside the name. It has no effect.
    open var image: UIImage?
    /// The function of the action. Its result is whether it was done.
    open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
    /// The object whose method is called.
    open weak var target: AnyObject?
    /// The method that is called without a function.
    open var selector: Selector

    /// An action that calls a function.
    public init(
        name: String, image: UIImage? = nil, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
    ) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        selector = Selector("")
    }

    /// An action that calls a method, with the action as its argument.
    public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
        self.name = name
        self.image = image
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
    }

    func perform() {
        if let actionHandler { _ = actionHandler(self) } else { selector.call(on: target, self) }
    }
}
