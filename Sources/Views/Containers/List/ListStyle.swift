public import EspalierLayoutEngine
public import Foundation

/// A look for lists. What it takes to be one is not public, as in SwiftUI: the styles are those of this module.
public protocol ListStyle {
    static var _look: _ListLook { get }
}

/// What a list's style decides.
public struct _ListLook: Hashable, Sendable {
    /// Whether sections are boxes on a ground of another colour.
    var isGrouped: Bool
    /// Whether the boxes have round corners and margins.
    var isInset: Bool

    /// The distance of boxes from the list's sides.
    var margin: CGFloat { isInset ? 16 : 0 }
    /// The radius of the boxes' corners.
    var radius: CGFloat { isGrouped && isInset ? 10 : 0 }
}

/// The platform's: boxes with round corners.
public nonisolated struct DefaultListStyle: ListStyle {
    public init() {}
    public static var _look: _ListLook { _ListLook(isGrouped: true, isInset: true) }
}

/// Rows from side to side, without boxes.
public nonisolated struct PlainListStyle: ListStyle {
    public init() {}
    public static var _look: _ListLook { _ListLook(isGrouped: false, isInset: false) }
}

/// Boxes from side to side.
public nonisolated struct GroupedListStyle: ListStyle {
    public init() {}
    public static var _look: _ListLook { _ListLook(isGrouped: true, isInset: false) }
}

/// Boxes with round corners.
public nonisolated struct InsetGroupedListStyle: ListStyle {
    public init() {}
    public static var _look: _ListLook { _ListLook(isGrouped: true, isInset: true) }
}

/// Rows with margins, without boxes.
public nonisolated struct InsetListStyle: ListStyle {
    public init() {}
    public static var _look: _ListLook { _ListLook(isGrouped: false, isInset: true) }
}

/// A column of choices beside what they show.
public nonisolated struct SidebarListStyle: ListStyle {
    public init() {}
    public static var _look: _ListLook { _ListLook(isGrouped: true, isInset: true) }
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListLookKey: EnvironmentKey { static var defaultValue: _ListLook { DefaultListStyle._look } }
private enum ListSectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum ListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private enum HidesListBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var listLook: _ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }

    var listSectionSpacing: CGFloat? {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }

    /// The least height of a list's rows, in points.
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

    public static let `default` = ListSectionSpacing(length: nil)
    public static let compact = ListSectionSpacing(length: 16)
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// Whether a part of the interface is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}

extension View {
    /// The look of the lists inside.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listLook, S._look)
    }

    /// The distance between the sections of the lists inside.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing.length)
    }

    /// The distance between the sections of the lists inside, in points.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionSpacing, spacing)
    }

    /// Whether the lists, forms and editors inside draw their own ground.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.hidesListBackground, visibility == .hidden)
    }

    // MARK: Rows

    /// How far the view stands from the edges of its row; nil for the list's own distances.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(_TraitWritingModifier<ListRowTrait.Insets>(value: insets))
    }

    /// Whether lines are drawn above and below the view's row.
    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(_TraitWritingModifier<ListRowTrait.HidesSeparator>(value: visibility == .hidden))
    }

    /// The colour of the line below the view's row.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(_TraitWritingModifier<ListRowTrait.SeparatorTint>(value: color))
    }

    /// What is drawn behind the view's row, in place of the list's own ground.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(_TraitWritingModifier<ListRowTrait.Background>(value: view.map { AnyView($0) }))
    }
}

/// What a view says of the row that it is in.
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
