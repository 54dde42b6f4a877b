import EspalierLayoutEngine

/// The direction of the language around a view.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Unknown: outside of a page.
    case unspecified = -1
    /// From left to right; from right to left.
    case leftToRight, rightToLeft

    init(_ direction: LayoutDirection?) {
        self =
            switch direction {
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            case nil: .unspecified
            }
    }
}
