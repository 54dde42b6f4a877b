/// Declares the shortcuts of an app. A page has no Siri, so nothing asks for them.
public protocol AppShortcutsProvider {
    /// The shortcuts.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The color of the shortcuts' tiles; blue by default.
    static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }

    /// Tells Siri that values of parameters have changed. It has no effect.
    public static func updateAppShortcutParameters() {}
}

/// Collects shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
    /// Takes a shortcut.
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    /// Joins shortcuts.
    public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
    /// Takes the shortcuts of a condition.
    public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
    /// Takes the shortcuts of the first branch.
    public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
    /// Takes the shortcuts of the second branch.
    public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
    /// Takes the shortcuts behind `if #available`.
    public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}

/// A color of shortcuts' tiles.
public enum ShortcutTileColor: Hashable, Sendable {
    /// A color.
    case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal,
        yellow
}
