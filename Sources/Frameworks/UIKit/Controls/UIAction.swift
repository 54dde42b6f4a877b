import Foundation

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
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.attributes = attributes
        self.state = state
        self.discoverabilityTitle = discoverabilityTitle
        self.handler = handler
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// An action of an object, which is not retained.
    convenience init<Target: AnyObject>(_ target: Target, _ body: @escaping @MainActor (Target, Any?) -> Void) {
        self.init { [weak target] action in
            if let target { body(target, action.sender) }
        }
    }

    /// An action that calls a method of an object, which is not retained.
    convenience init(target: AnyObject?, selector: Selector) {
        let isTargeted = target != nil
        self.init { [weak target] action in
            if target != nil || !isTargeted { selector.call(on: target, action.sender, UIEvent()) }
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
