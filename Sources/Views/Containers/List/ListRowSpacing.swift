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
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing.map { LayoutLength.sanitized(distance: $0) })
    }
}

/// The distance of a list's row from the next one.
nonisolated struct RowSpacing: ViewModifier {
    let appearance: _ListAppearance
    let isLast: Bool
    @Environment(\.listRowSpacing) private var spacing

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if let spacing, spacing > 0 {
            content
                .clipShape(RoundedRectangle(cornerRadius: appearance.radius))
                .padding(.bottom, isLast ? 0 : spacing)
        } else {
            content
        }
    }
}
