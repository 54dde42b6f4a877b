import EspalierLayoutEngine
import Foundation

/// The width that a column of a split view wants.
nonisolated struct SplitColumnWidth: Equatable, Codable {
    var minimum: CGFloat?
    var ideal: CGFloat
    var maximum: CGFloat?

    /// The width of a column without a wish.
    static let usual: CGFloat = 320
    /// The smallest width of a column whose minimum is not given.
    private static let least: CGFloat = 180

    /// The smallest and the largest width. Widths that are negative or not finite count as not given.
    var range: (least: CGFloat, most: CGFloat) {
        let least = minimum?.valid
        let wanted = ideal.valid ?? Self.usual
        let most = max(min(wanted, maximum?.valid ?? wanted), least ?? 0)
        return (min(least ?? Self.least, most), most)
    }
}

/// Gives a column its width. Without room for it, the column is narrower.
package nonisolated struct SplitColumnFrame: ViewModifier {
    let width: SplitColumnWidth?

    @MainActor package func body(content: Content) -> some View {
        let (least, most) = width?.range ?? (SplitColumnWidth.usual, SplitColumnWidth.usual)
        content.frame(minWidth: least, maxWidth: most)
    }
}

extension CGFloat {
    fileprivate nonisolated var valid: CGFloat? { isFinite && self >= 0 ? self : nil }
}

/// The preference for the width of a column. The first value takes precedence.
nonisolated enum SplitColumnWidthKey: PreferenceKey {
    static var defaultValue: SplitColumnWidth? { nil }

    static func reduce(value: inout SplitColumnWidth?, nextValue: () -> SplitColumnWidth?) {
        value = value ?? nextValue()
    }
}
