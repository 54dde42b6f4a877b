import EspalierViews

/// Keys that are held while another one is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps Lock. Browsers do not report it, so that it has no effect.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option, called Alt on other keyboards.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command. Without such a key on the keyboard, Control takes its place.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the number pad. It has no effect.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

    /// The keys that are held.
    init(_ modifiers: EventModifiers) {
        self = []
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.option) { insert(.alternate) }
        if modifiers.contains(.command) { insert(.command) }
    }

    /// The same keys for a shortcut.
    var modifiers: EventModifiers {
        var modifiers: EventModifiers = []
        if contains(.shift) { modifiers.insert(.shift) }
        if contains(.control) { modifiers.insert(.control) }
        if contains(.alternate) { modifiers.insert(.option) }
        if contains(.command) { modifiers.insert(.command) }
        return modifiers
    }
}
