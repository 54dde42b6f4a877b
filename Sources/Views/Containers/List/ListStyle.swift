/// The appearance of lists. As in SwiftUI, the requirements are not public, so only the styles of this module exist.
public protocol ListStyle {
    static var _appearance: _ListAppearance { get }
}

/// The platform's default: boxes with rounded corners, or the style `sidebar` in the sidebar of a split view.
public nonisolated struct DefaultListStyle: ListStyle {
    /// The platform's default style of lists.
    public init() {}
    public static var _appearance: _ListAppearance { _ListAppearance(isGrouped: true, isInset: true) }
}

/// Rows from side to side, without boxes.
public nonisolated struct PlainListStyle: ListStyle {
    /// A style without boxes.
    public init() {}
    public static var _appearance: _ListAppearance { _ListAppearance(isGrouped: false, isInset: false) }
}

/// Boxes from side to side.
public nonisolated struct GroupedListStyle: ListStyle {
    /// A style with boxes from side to side.
    public init() {}
    public static var _appearance: _ListAppearance { _ListAppearance(isGrouped: true, isInset: false) }
}

/// Boxes with rounded corners.
public nonisolated struct InsetGroupedListStyle: ListStyle {
    /// A style with rounded boxes.
    public init() {}
    public static var _appearance: _ListAppearance { _ListAppearance(isGrouped: true, isInset: true) }
}

/// Rows with margins, without boxes.
public nonisolated struct InsetListStyle: ListStyle {
    /// A style with margins and without boxes.
    public init() {}
    public static var _appearance: _ListAppearance { _ListAppearance(isGrouped: false, isInset: true) }
}

/// A column of choices beside the content that they show: rows without boxes, of which the selected one has a rounded background.
///
/// It is the default in the sidebar of a split view. In a narrow window it is `insetGrouped`, as on a phone.
public nonisolated struct SidebarListStyle: ListStyle {
    /// A style for a column of choices.
    public init() {}
    public static var _appearance: _ListAppearance {
        _ListAppearance(isGrouped: true, isInset: true, isSidebar: true)
    }
}

extension ListStyle where Self == DefaultListStyle {
    /// The platform's default: boxes with rounded corners.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from side to side, without boxes.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Boxes from side to side.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Boxes with rounded corners.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows with margins, without boxes.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// A column of choices beside the content that they show.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum HidesListBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var hidesListBackground: Bool {
        get { self[HidesListBackgroundKey.self] }
        set { self[HidesListBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the lists inside.
    public nonisolated __consuming func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listAppearance, S._appearance)
    }

    /// Shows or hides the background of the lists, forms and editors inside.
    public nonisolated __consuming func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.hidesListBackground, visibility == .hidden)
    }
}
