import Foundation

extension View {
    /// Underlines the texts inside if `isActive`, in the text's color unless `color` is given. A text's own
    /// `underline` takes precedence.
    public nonisolated __consuming func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.textSettings.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Strikes through the texts inside if `isActive`, in the text's color unless `color` is given. A text's own
    /// `strikethrough` takes precedence.
    public nonisolated __consuming func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.textSettings.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Reserves space for at least `limit` lines of each text inside; more lines are shown as needed. Numbers below 1
    /// count as 1.
    public nonisolated __consuming func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        modifier(TextChangeModifier(.lines(most: nil, reserved: max(1, limit.lowerBound))))
    }

    /// Limits the texts inside to a number of lines. Numbers below 1 count as 1.
    public nonisolated __consuming func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        modifier(TextChangeModifier(.lines(most: max(1, limit.upperBound), reserved: 0)))
    }

    /// Keeps the type size of the texts inside within a range: a size outside of it becomes the nearest one inside. An
    /// empty range changes nothing.
    public nonisolated __consuming func dynamicTypeSize<T>(_ range: T) -> some View
    where T: RangeExpression, T.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter(range.contains)
        return modifier(
            EnvironmentModifier(value: allowed) { $0.dynamicTypeSize = $0.dynamicTypeSize.nearest(of: allowed) })
    }
}

extension DynamicTypeSize {
    /// The nearest of some sizes, which are in ascending order; this size if there are none.
    func nearest(of sizes: [DynamicTypeSize]) -> DynamicTypeSize {
        sizes.min { abs($0.index - index) < abs($1.index - index) } ?? self
    }
}
