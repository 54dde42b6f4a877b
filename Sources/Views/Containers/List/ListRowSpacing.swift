import EspalierLayoutEngine
public import Foundation

private enum ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// The distance between the rows of lists, in points; nil for rows without a distance.
    var listRowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }
}

extension View {
    /// Sets the distance between the rows of the lists inside, in points; nil for the list's own. In grouped lists, each row is a
    /// box of its own then. A negative distance counts as 0.
    public nonisolated __consuming func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing.map { LayoutLength.sanitized(distance: $0) })
    }
}

extension ListRow {
    /// A row with its distance from the next one. The row's body chooses, because a modifier that did would keep its content, a copy of
    /// the whole row.
    @MainActor @ViewBuilder func spaced(_ row: some View) -> some View {
        if appearance.rows.spacing > 0 {
            row
                .clipShape(RoundedRectangle(cornerRadius: appearance.radius))
                .padding(.bottom, isLast ? 0 : appearance.rows.spacing)
        } else {
            row
        }
    }
}
