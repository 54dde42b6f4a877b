/// The tint of the icons in a list's rows.
public struct ListItemTint: Sendable {
    let color: Color?

    /// A color, whatever the user's preference.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// A color, unless the user prefers the accent color. A browser reports no such preference.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// The color of the text.
    public static let monochrome = ListItemTint(color: .primary)
}

private enum ListItemTintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
    /// The tint of icons in lists; nil for the accent color.
    var listItemTint: Color? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
}

extension View {
    /// Sets the tint of the icons of labels in the rows of lists; nil for the accent color.
    public nonisolated __consuming func listItemTint(_ tint: ListItemTint?) -> some View {
        environment(\.listItemTint, tint?.color)
    }

    /// Sets the tint of the icons of labels in the rows of lists; nil for the accent color.
    public nonisolated __consuming func listItemTint(_ tint: Color?) -> some View {
        environment(\.listItemTint, tint)
    }
}
