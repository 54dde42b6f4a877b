/// A key that `typeText(_:)` and `typeKey(_:modifierFlags:)` type.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Removes the letter before the caret.
    public static let delete = XCUIKeyboardKey("\u{8}")
    public static let `return` = XCUIKeyboardKey("\r")
    public static let enter = XCUIKeyboardKey("\u{3}")
    public static let tab = XCUIKeyboardKey("\t")
    public static let space = XCUIKeyboardKey(" ")
    public static let escape = XCUIKeyboardKey("\u{1B}")
    public static let upArrow = XCUIKeyboardKey("\u{F700}")
    public static let downArrow = XCUIKeyboardKey("\u{F701}")
    public static let leftArrow = XCUIKeyboardKey("\u{F702}")
    public static let rightArrow = XCUIKeyboardKey("\u{F703}")
    public static let F1 = XCUIKeyboardKey("\u{F704}")
    public static let F2 = XCUIKeyboardKey("\u{F705}")
    public static let F3 = XCUIKeyboardKey("\u{F706}")
    public static let F4 = XCUIKeyboardKey("\u{F707}")
    public static let F5 = XCUIKeyboardKey("\u{F708}")
    public static let F6 = XCUIKeyboardKey("\u{F709}")
    public static let F7 = XCUIKeyboardKey("\u{F70A}")
    public static let F8 = XCUIKeyboardKey("\u{F70B}")
    public static let F9 = XCUIKeyboardKey("\u{F70C}")
    public static let F10 = XCUIKeyboardKey("\u{F70D}")
    public static let F11 = XCUIKeyboardKey("\u{F70E}")
    public static let F12 = XCUIKeyboardKey("\u{F70F}")
    public static let forwardDelete = XCUIKeyboardKey("\u{F728}")
    public static let home = XCUIKeyboardKey("\u{F729}")
    public static let end = XCUIKeyboardKey("\u{F72B}")
    public static let pageUp = XCUIKeyboardKey("\u{F72C}")
    public static let pageDown = XCUIKeyboardKey("\u{F72D}")
    public static let clear = XCUIKeyboardKey("\u{F739}")
    public static let help = XCUIKeyboardKey("\u{F746}")

    /// The name that browsers give the key, as the page's events for keys use it.
    package static func browserName(of key: String) -> String {
        switch key {
        case "\u{8}": "Backspace"
        case "\r", "\n", "\u{3}": "Enter"
        case "\t": "Tab"
        case "\u{1B}": "Escape"
        case "\u{F700}": "ArrowUp"
        case "\u{F701}": "ArrowDown"
        case "\u{F702}": "ArrowLeft"
        case "\u{F703}": "ArrowRight"
        case "\u{F728}": "Delete"
        case "\u{F729}": "Home"
        case "\u{F72B}": "End"
        case "\u{F72C}": "PageUp"
        case "\u{F72D}": "PageDown"
        default: key
        }
    }
}
