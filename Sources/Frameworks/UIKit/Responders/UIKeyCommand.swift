import EspalierViews
import Foundation

/// A key that calls a method of an object of UIKit: of the object whose `keyCommands` contain it, or of the next one that has the method.
///
/// The commands of views and controllers on the page act as a `keyboardShortcut` does: a field with the focus keeps keys without Command
/// for its text, and a shortcut of the browser itself, such as ⌘W, may not reach the page. The commands of a field act while it has the focus.
open class UIKeyCommand: UICommand {
    /// The character of the key, or a constant such as `inputEscape`.
    public let input: String?
    /// The keys that are held with it.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the command comes before the page's own reaction to the key. It has no effect.
    open var wantsPriorityOverSystemBehavior = false
    /// Whether the key is one at the same place of other keyboards. It has no effect: browsers report the typed character.
    open var allowsAutomaticLocalization = true
    /// Whether an arrow turns around in languages from right to left. It has no effect.
    open var allowsAutomaticMirroring = true

    /// A command that no menu shows.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    /// A command with its appearance in menus.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// The arrow up.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow down.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow to the left.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow to the right.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// Page Up.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// Page Down.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// Home.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// End.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// Delete, called Backspace on other keyboards.
    public nonisolated static let inputDelete = "UIKeyInputDelete"

    private static let keys: [String: KeyEquivalent] = [
        inputUpArrow: .upArrow, inputDownArrow: .downArrow, inputLeftArrow: .leftArrow, inputRightArrow: .rightArrow,
        inputEscape: .escape, inputPageUp: .pageUp, inputPageDown: .pageDown, inputHome: .home, inputEnd: .end,
        inputDelete: .delete, "\u{8}": .delete, "\n": .return,
    ]

    /// The shortcut of the command; nil for no key or several characters.
    var shortcut: KeyboardShortcut? {
        guard let input else { return nil }
        let key = Self.keys[input] ?? (input.count == 1 ? input.first.map { KeyEquivalent($0) } : nil)
        return key.map { KeyboardShortcut($0, modifiers: modifierFlags.modifiers) }
    }
}
