/// A key with modifier keys that triggers a control.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The adaptation of a shortcut to the user's keyboard and language.
    public struct Localization: Hashable, Sendable {
        enum Kind { case automatic, withoutMirroring, custom }
        let kind: Kind

        /// The system's adaptation.
        public static let automatic = Localization(kind: .automatic)
        /// Brackets and arrows keep their sides in right-to-left languages.
        public static let withoutMirroring = Localization(kind: .withoutMirroring)
        /// No adaptation.
        public static let custom = Localization(kind: .custom)
    }

    /// The key.
    public var key: KeyEquivalent
    /// The modifier keys that are held with it.
    public var modifiers: EventModifiers
    /// The adaptation to the user's keyboard. Browsers report the typed character, so none is needed.
    public var localization: Localization

    /// A key with modifier keys. Without a Command key on the keyboard, Control takes its place.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// Return, for the default button.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape, for the button that cancels.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The attribute for the client: the modifier keys as a number, and the key's name.
    var words: String { "\(modifiers.keys) \(key.name)" }

    /// The shortcut in the signs of a Mac: ⌃⌥⇧⌘ and the key.
    var symbols: String {
        var text = ""
        if modifiers.contains(.control) { text += "⌃" }
        if modifiers.contains(.option) { text += "⌥" }
        if modifiers.contains(.shift) { text += "⇧" }
        if modifiers.contains(.command) { text += "⌘" }
        return text + key.symbol
    }

    /// The keys that browsers keep for themselves together with Command or Control, by whether Shift is held.
    private static let reserved: [Bool: Set<Character>] = [
        false: ["n", "t", "w", "q", "m", "h"], true: ["n", "t", "w", "q"],
    ]

    /// Logs a warning, once for each shortcut, if browsers keep the shortcut for themselves.
    nonisolated func warnIfReserved() {
        guard modifiers.isSubset(of: [.command, .control, .shift]), !modifiers.isDisjoint(with: [.command, .control]),
            let letter = key.character.lowercased().first,
            Self.reserved[modifiers.contains(.shift)]?.contains(letter) == true
        else { return }
        Warning.once("browsers keep \(symbols) for themselves, so this keyboard shortcut may not reach the page")
    }
}

private enum KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
    /// The shortcut of the controls inside; nil for none.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Lets a key with modifier keys press the button or switch inside.
    ///
    /// Shortcuts apply to the whole page. If several controls have the same one, the first of them that is enabled is
    /// pressed. A shortcut of the browser itself, such as ⌘W, may not reach the page.
    public nonisolated __consuming func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
        -> some View
    {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers) as KeyboardShortcut?)
    }

    /// Lets a key with modifier keys press the button or switch inside.
    public nonisolated __consuming func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(
            KeyboardShortcut(key, modifiers: modifiers, localization: localization) as KeyboardShortcut?)
    }

    /// Lets a shortcut press the button or switch inside: `.defaultAction` is Return, `.cancelAction` is Escape.
    public nonisolated __consuming func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        keyboardShortcut(shortcut as KeyboardShortcut?)
    }

    /// Lets a shortcut press the button or switch inside; nil for no shortcut.
    public nonisolated __consuming func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        shortcut?.warnIfReserved()
        return environment(\.keyboardShortcut, shortcut)
    }
}
