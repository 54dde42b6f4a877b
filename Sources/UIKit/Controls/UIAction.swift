public import Foundation

/// The name of a method of the Objective-C runtime, which Linux lacks. Only the standard actions
/// `resignFirstResponder` and `becomeFirstResponder` can be sent.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
    let name: String

    /// The selector of a name.
    public init(_ name: String) {
        self.name = name
    }

    public init(stringLiteral value: String) {
        name = value
    }
}

/// An action or a menu in a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    /// The title in the menu.
    open fileprivate(set) var title: String
    /// The symbol or image in the menu.
    open fileprivate(set) var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }

    /// Properties of elements.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The element cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// The element deletes something.
        public static let destructive = Attributes(rawValue: 2)
        /// The element is left out.
        public static let hidden = Attributes(rawValue: 4)
    }

    /// States of elements.
    public enum State: Int, Sendable {
        /// Not chosen; chosen, with a checkmark; chosen in part, drawn as chosen.
        case off, on, mixed
    }
}

/// A closure as the action of a control or a menu.
open class UIAction: UIMenuElement {
    /// The identity of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// An identity by its name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The identity of the action.
    public let identifier: Identifier
    /// Properties of the action in a menu.
    open var attributes: Attributes
    /// Whether the action has a checkmark in a menu.
    open var state: State
    /// The title that explains the action.
    open var discoverabilityTitle: String?
    /// The control that runs the action, while it runs.
    open private(set) var sender: Any?

    private final let handler: UIActionHandler

    /// An action with its appearance in menus and on buttons.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.attributes = attributes
        self.state = state
        self.discoverabilityTitle = discoverabilityTitle
        self.handler = handler
        super.init(title: title, image: image)
    }

    /// An action of an object, which is not retained.
    convenience init<Target: AnyObject>(_ target: Target, _ body: @escaping @MainActor (Target, Any?) -> Void) {
        self.init { [weak target] action in
            if let target { body(target, action.sender) }
        }
    }

    func run(_ sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

/// The closure of an action.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A menu of actions and further menus.
open class UIMenu: UIMenuElement {
    /// The elements from top to bottom.
    public let children: [UIMenuElement]
    /// The form of the menu in a menu around it.
    public let options: Options

    /// A menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.children = children
        self.options = options
        super.init(title: title, image: image)
    }

    /// Forms of menus.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The elements are shown in the menu around, as a section.
        public static let displayInline = Options(rawValue: 1)
        /// The menu deletes something.
        public static let destructive = Options(rawValue: 2)
        /// One element is chosen at a time.
        public static let singleSelection = Options(rawValue: 32)
    }
}
