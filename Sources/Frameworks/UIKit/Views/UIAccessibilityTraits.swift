import EspalierViews

/// The kind and the state of a view for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// No traits.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// The selected one of several.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It plays a sound. It has no effect.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key. It has no effect.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// A text.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// A summary. It has no effect.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It cannot be used at the moment. It has no effect: controls say so by themselves.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Its label or value changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field for searches.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It plays media. It has no effect.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Its value can be changed: there are buttons for `accessibilityIncrement()` and `accessibilityDecrement()`.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It takes touches itself. It has no effect.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// A page turns after it was read. It has no effect.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// A switch.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

    /// The traits of SwiftUI.
    var traits: AccessibilityTraits {
        let known: [(UIAccessibilityTraits, AccessibilityTraits)] = [
            (.button, .isButton), (.link, .isLink), (.image, .isImage), (.selected, .isSelected),
            (.playsSound, .playsSound), (.keyboardKey, .isKeyboardKey), (.staticText, .isStaticText),
            (.summaryElement, .isSummaryElement), (.updatesFrequently, .updatesFrequently),
            (.searchField, .isSearchField), (.startsMediaSession, .startsMediaSession),
            (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
            (.tabBar, .isTabBar), (.header, .isHeader), (.toggleButton, .isToggle),
        ]
        return known.reduce(into: []) { if contains($1.0) { $0.formUnion($1.1) } }
    }
}
