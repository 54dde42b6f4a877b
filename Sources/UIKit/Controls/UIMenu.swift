public import Foundation

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
