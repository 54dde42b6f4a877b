public import Foundation

/// An action of a menu that is a method: of the object with the focus, or of the next one that has it.
open class UICommand: UIMenuElement {
    /// The method.
    public let action: Selector
    /// An object of the app, for the method.
    public let propertyList: Any?
    /// Commands that take this one's place while modifier keys are held. They have no effect: menus of a page do not follow the keys.
    public let alternates: [UICommandAlternate]
    /// The title that explains the command.
    open var discoverabilityTitle: String?
    /// Properties of the command in a menu.
    open var attributes: Attributes
    /// Whether the command has a checkmark in a menu.
    open var state: State

    /// A command with its appearance in menus.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }
}

/// A command that takes the place of another one while modifier keys are held.
open class UICommandAlternate: NSObject {
    /// The title in the menu.
    public let title: String
    /// The method.
    public let action: Selector
    /// The keys.
    public let modifierFlags: UIKeyModifierFlags

    /// A command with its keys.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
    }
}

extension UICommand: MenuChoice {
    func run(_ sender: Any?) { UIApplication.shared.sendAction(action, to: nil, from: sender ?? self, for: nil) }
}
