public import Foundation

private enum IconToTitleSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum ReservedIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// The distance between the icons and the titles of labels in points; nil for the usual one.
    public var labelIconToTitleSpacing: CGFloat? {
        get { self[IconToTitleSpacingKey.self] }
        set { self[IconToTitleSpacingKey.self] = newValue.map { $0.isFinite ? $0 : 0 } }
    }

    /// The least width of the icons of labels in points; nil for the icon's own.
    public var labelReservedIconWidth: CGFloat? {
        get { self[ReservedIconWidthKey.self] }
        set { self[ReservedIconWidthKey.self] = newValue.flatMap { $0.isFinite ? max(0, $0) : nil } }
    }
}

extension View {
    /// Sets the distance between the icons and the titles of the labels inside, in points. A value that is not finite counts as 0.
    public nonisolated __consuming func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, value)
    }

    /// Sets the least width of the icons of the labels inside, in points, so that titles below each other start at the same place.
    public nonisolated __consuming func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, value)
    }
}
