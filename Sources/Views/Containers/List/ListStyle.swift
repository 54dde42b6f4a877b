public import EspalierLayoutEngine
public import Foundation

/// The appearance of lists. As in SwiftUI, the requirements are not public, so only the styles of this module exist.
public protocol ListStyle {
    static var _appearance: _ListAppearance { get }
}

/// The properties of a list style.
public struct _ListAppearance: Hashable, Sendable {
    /// Whether sections are boxes on a background of another colour.
    var isGrouped: Bool
    /// Whether the boxes have rounded corners and margins.
    var isInset: Bool

    /// The distance of the boxes from the list's sides, in points.
    var margin: CGFloat { isInset ? 16 : 0 }
    /// The radius of the boxes' corners, in points.
    var radius: CGFloat { isGrouped && isInset ? 10 : 0 }
}

/// The platform's default: boxes with rounded corners.
public nonisolated struct DefaultListStyle: ListStyle {
    /// The platform's default style.
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

/// A column of choices beside the content that they show. It is drawn as `insetGrouped`.
public nonisolated struct SidebarListStyle: ListStyle {
    /// A style for a column of choices.
    public init() {}
    public static var _appearance: _ListAppearance { _ListAppearance(isGrouped: true, isInset: true) }
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
    /// A column of choices beside the content that they show. It is drawn as `insetGrouped`.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListAppearanceKey: EnvironmentKey { static var defaultValue: _ListAppearance { DefaultListStyle._appearance } }
private enum ListSectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum ListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private enum HidesListBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var listAppearance: _ListAppearance {
        get { self[ListAppearanceKey.self] }
        set { self[ListAppearanceKey.self] = newValue }
    }

    var listSectionSpacing: CGFloat? {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }

    /// The least height of a list's rows, in points; 44 by default.
    public var defaultMinListRowHeight: CGFloat {
        get { self[ListRowHeightKey.self] }
        set { self[ListRowHeightKey.self] = newValue }
    }

    var hidesListBackground: Bool {
        get { self[HidesListBackgroundKey.self] }
        set { self[HidesListBackgroundKey.self] = newValue }
    }
}

/// The distance between a list's sections.
public struct ListSectionSpacing: Hashable, Sendable {
    let length: CGFloat?

    /// The platform's default, 35 points in grouped lists.
    public static let `default` = ListSectionSpacing(length: nil)
    /// A smaller distance, 16 points.
    public static let compact = ListSectionSpacing(length: 16)
    /// A distance in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

extension View {
    /// Sets the style of the lists inside.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listAppearance, S._appearance)
    }

    /// Sets the distance between the sections of the lists inside. Lists without boxes ignore it.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing.length)
    }

    /// Sets the distance between the sections of the lists inside, in points. Lists without boxes ignore it.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionSpacing, spacing)
    }

    /// Shows or hides the background of the lists, forms and editors inside.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.hidesListBackground, visibility == .hidden)
    }

    // MARK: Rows

    /// Sets the insets of the view in its row, in points; nil for the list's own.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(_TraitWritingModifier<ListRowTrait.Insets>(value: insets))
    }

    /// Shows or hides the separator below the view's row. Both edges count as the lower one.
    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(_TraitWritingModifier<ListRowTrait.HidesSeparator>(value: visibility == .hidden))
    }

    /// Sets the colour of the separator below the view's row; nil for the list's own.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(_TraitWritingModifier<ListRowTrait.SeparatorTint>(value: color))
    }

    /// Replaces the background of the view's row; nil for the list's own.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(_TraitWritingModifier<ListRowTrait.Background>(value: view.map { AnyView($0) }))
    }
}

/// Traits of a view for its row.
enum ListRowTrait {
    enum Insets: _ViewTraitKey { static var defaultValue: EdgeInsets? { nil } }
    enum HidesSeparator: _ViewTraitKey { static var defaultValue: Bool { false } }
    enum SeparatorTint: _ViewTraitKey { static var defaultValue: Color? { nil } }
    enum Background: _ViewTraitKey { static var defaultValue: AnyView? { nil } }
    enum Deletion: _ViewTraitKey { static var defaultValue: ListDeletion? { nil } }
    enum DeletionIsDisabled: _ViewTraitKey { static var defaultValue: Bool { false } }
    enum MovementIsDisabled: _ViewTraitKey { static var defaultValue: Bool { false } }
    enum Swipes: _ViewTraitKey { static var defaultValue: SwipeActions? { nil } }
}
