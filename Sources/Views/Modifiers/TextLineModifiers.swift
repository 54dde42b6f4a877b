import Foundation

extension View {
    /// A line under the texts inside, if `isActive`; in the text's colour unless given another. A text's own
    /// `underline` wins.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.textSettings.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// A line through the texts inside, if `isActive`; in the text's colour unless given another. A text's own
    /// `strikethrough` wins.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.textSettings.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// The least lines of a text, whose room is kept; it takes as many more as it needs. Numbers below 1 count as 1.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        modifier(TextChangeModifier(.lines(most: nil, reserved: max(1, limit.lowerBound))))
    }

    /// The most lines of a text. Numbers below 1 count as 1.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        modifier(TextChangeModifier(.lines(most: max(1, limit.upperBound), reserved: 0)))
    }

    /// Keeps the size class of the texts inside within a range: a size outside of it becomes the nearest one that is
    /// inside. A range without any size changes nothing.
    public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View
    where T: RangeExpression, T.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter(range.contains)
        return modifier(
            EnvironmentModifier(value: allowed) { $0.dynamicTypeSize = $0.dynamicTypeSize.nearest(of: allowed) })
    }
}

extension DynamicTypeSize {
    /// The one of some sizes, in their order, that is nearest to this one; this one where there are none.
    func nearest(of sizes: [DynamicTypeSize]) -> DynamicTypeSize {
        sizes.min { abs($0.index - index) < abs($1.index - index) } ?? self
    }
}
