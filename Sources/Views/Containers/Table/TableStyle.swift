/// The appearance of tables. As in SwiftUI, the requirements are not public, so only the styles of this module exist.
public protocol TableStyle {
    static var _kind: _TableStyleKind { get }
}

/// The styles of tables.
public enum _TableStyleKind: Sendable {
    case inset, bordered
}

/// The platform's default: without a border.
public nonisolated struct AutomaticTableStyle: TableStyle {
    /// The platform's default style of tables.
    public init() {}
    public static var _kind: _TableStyleKind { .inset }
}

/// Rows with margins, without a border.
public nonisolated struct InsetTableStyle: TableStyle {
    /// A style without a border.
    public init() {}
    public static var _kind: _TableStyleKind { .inset }
}

/// Rows inside a border.
public nonisolated struct BorderedTableStyle: TableStyle {
    /// A style with a border.
    public init() {}
    public static var _kind: _TableStyleKind { .bordered }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The platform's default: without a border.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// Rows with margins, without a border.
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
    /// Rows inside a border.
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

/// Whether every other row of a table has a background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    let isEnabled: Bool

    /// The platform's default: no backgrounds.
    public static let automatic = AlternatingRowBackgroundBehavior(isEnabled: false)
    /// Every other row has a background.
    public static let enabled = AlternatingRowBackgroundBehavior(isEnabled: true)
    /// No row has a background of its own.
    public static let disabled = AlternatingRowBackgroundBehavior(isEnabled: false)
}

private enum TableStyleKey: EnvironmentKey { static var defaultValue: _TableStyleKind { .inset } }
private enum AlternatingRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum HidesColumnHeadersKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var tableStyle: _TableStyleKind {
        get { self[TableStyleKey.self] }
        set { self[TableStyleKey.self] = newValue }
    }

    var alternatesRowBackgrounds: Bool {
        get { self[AlternatingRowsKey.self] }
        set { self[AlternatingRowsKey.self] = newValue }
    }

    var hidesColumnHeaders: Bool {
        get { self[HidesColumnHeadersKey.self] }
        set { self[HidesColumnHeadersKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the tables inside.
    public nonisolated __consuming func tableStyle<S: TableStyle>(_ style: S) -> some View {
        environment(\.tableStyle, S._kind)
    }

    /// Gives every other row of the tables inside a background.
    public nonisolated __consuming func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    )
        -> some View
    {
        environment(\.alternatesRowBackgrounds, behavior.isEnabled)
    }

    /// Shows or hides the titles of the columns of the tables inside.
    public nonisolated __consuming func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.hidesColumnHeaders, visibility == .hidden)
    }
}
