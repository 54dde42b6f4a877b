public import Foundation

/// An action or a menu in a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    /// The title in the menu.
    open fileprivate(set) var title: String
    /// The second line in the menu; nil for none.
    open var subtitle: String?
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

/// A menu of actions and further menus.
open class UIMenu: UIMenuElement {
    /// The elements from top to bottom.
    public let children: [UIMenuElement]
    /// The form of the menu in a menu around it.
    public let options: Options
    /// The identity of the menu.
    public let identifier: Identifier
    /// The size of the elements. It has no effect: each element is a row.
    open var preferredElementSize: ElementSize

    /// A menu.
    ///
    /// - Parameter identifier: The identity; nil for a unique one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .large, children: [UIMenuElement] = []
    ) {
        self.children = children
        self.options = options
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.preferredElementSize = preferredElementSize
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// The menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// The elements with a checkmark, and those of the sections in the menu.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { element -> [UIMenuElement] in
            if let menu = element as? UIMenu {
                return menu.options.contains(.displayInline) ? menu.selectedElements : []
            }
            return (element as? any MenuChoice)?.state == .on ? [element] : []
        }
    }

    /// Sizes of elements.
    public enum ElementSize: Int, Sendable {
        /// A symbol; a symbol above its title; a row.
        case small, medium, large
        /// The system's.
        case automatic = -1
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
        /// One element is chosen at a time. The app sets the states; a button that shows the choice from its menu sets them itself.
        public static let singleSelection = Options(rawValue: 32)
        /// The elements are those of a palette. It has no effect: each element is a row.
        public static let displayAsPalette = Options(rawValue: 128)
    }
}
