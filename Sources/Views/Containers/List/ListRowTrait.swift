public import EspalierLayoutEngine
public import Foundation

/// Traits of a view for its row.
enum ListRowTrait {
    enum Insets: _ViewTraitKey { static var defaultValue: EdgeInsets? { nil } }
    enum HidesSeparator: _ViewTraitKey { static var defaultValue: Bool { false } }
    enum SeparatorTint: _ViewTraitKey { static var defaultValue: Color? { nil } }
    enum Background: _ViewTraitKey { static var defaultValue: AnyView? { nil } }
    enum Deletion: _ViewTraitKey { static var defaultValue: ListDeletion? { nil } }
    enum DeletionIsDisabled: _ViewTraitKey { static var defaultValue: Bool { false } }
    enum MovementIsDisabled: _ViewTraitKey { static var defaultValue: Bool { false } }
    enum SelectionIsDisabled: _ViewTraitKey { static var defaultValue: Bool { false } }
    enum Swipes: _ViewTraitKey { static var defaultValue: SwipeActions? { nil } }
}

private enum ListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }

extension EnvironmentValues {
    /// The least height of a list's rows, in points; 44 by default.
    public var defaultMinListRowHeight: CGFloat {
        get { self[ListRowHeightKey.self] }
        set { self[ListRowHeightKey.self] = newValue }
    }
}

extension View {
    /// Sets the insets of the view in its row, in points; nil for the list's own.
    public nonisolated __consuming func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(_TraitWritingModifier<ListRowTrait.Insets>(value: insets))
    }

    /// Shows or hides the separator below the view's row. Both edges count as the lower one.
    public nonisolated __consuming func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(_TraitWritingModifier<ListRowTrait.HidesSeparator>(value: visibility == .hidden))
    }

    /// Sets the color of the separator below the view's row; nil for the list's own.
    public nonisolated __consuming func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
        -> some View
    {
        modifier(_TraitWritingModifier<ListRowTrait.SeparatorTint>(value: color))
    }

    /// Keeps taps from selecting the view's row, if `isDisabled`.
    public nonisolated __consuming func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(_TraitWritingModifier<ListRowTrait.SelectionIsDisabled>(value: isDisabled))
    }

    /// Replaces the background of the view's row; nil for the list's own.
    public nonisolated __consuming func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(_TraitWritingModifier<ListRowTrait.Background>(value: view.map { AnyView($0) }))
    }
}
