/// A key, by the character that it types without modifier keys.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character of the key.
    public var character: Character

    /// The key that types a character.
    public init(_ character: Character) {
        self.character = character
    }

    /// The key that types the character of a literal.
    public init(extendedGraphemeClusterLiteral character: Character) {
        self.character = character
    }

    /// The arrow up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Delete, called Backspace on other keyboards.
    public static let delete = KeyEquivalent("\u{8}")
    /// Forward Delete, called Delete on other keyboards.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// Home.
    public static let home = KeyEquivalent("\u{F729}")
    /// End.
    public static let end = KeyEquivalent("\u{F72B}")
    /// Page Up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// Page Down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Clear.
    public static let clear = KeyEquivalent("\u{F739}")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// Return, called Enter on other keyboards.
    public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent {
    /// The names of keys in browsers (the W3C's UI Events) that are not their characters. A name contains no space.
    private static let names: [KeyEquivalent: String] = [
        .upArrow: "ArrowUp", .downArrow: "ArrowDown", .leftArrow: "ArrowLeft", .rightArrow: "ArrowRight",
        .escape: "Escape", .delete: "Backspace", .deleteForward: "Delete", .home: "Home", .end: "End",
        .pageUp: "PageUp", .pageDown: "PageDown", .clear: "Clear", .tab: "Tab", .space: "Space", .return: "Enter",
    ]

    private static let keys = Dictionary(uniqueKeysWithValues: names.map { ($1, $0) })

    /// The key's name in the page: the browser's, in lower case if it is a character.
    var name: String { Self.names[self] ?? character.lowercased() }

    /// The signs of keys on a Mac.
    private static let symbols: [KeyEquivalent: String] = [
        .upArrow: "↑", .downArrow: "↓", .leftArrow: "←", .rightArrow: "→", .escape: "⎋", .delete: "⌫",
        .deleteForward: "⌦",
        .home: "↖", .end: "↘", .pageUp: "⇞", .pageDown: "⇟", .clear: "⌧", .tab: "⇥", .space: "␣", .return: "↩",
    ]

    /// The key's sign on a Mac, or its character in upper case.
    var symbol: String { Self.symbols[self] ?? character.uppercased() }

    /// The key with a name of the browser; nil for a key that no `KeyEquivalent` stands for, such as F1.
    init?(name: String) {
        if let key = Self.keys[name] {
            self = key
        } else if name.count == 1, let first = name.lowercased().first {
            self.init(first)
        } else {
            return nil
        }
    }
}
