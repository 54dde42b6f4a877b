public import Foundation

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

private enum ListSectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    var listSectionSpacing: CGFloat? {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }
}

extension View {
    /// Sets the distance between the sections of the lists inside. Lists without boxes ignore it.
    public nonisolated __consuming func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing.length)
    }

    /// Sets the distance between the sections of the lists inside, in points. Lists without boxes ignore it.
    public nonisolated __consuming func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionSpacing, spacing)
    }
}
