import EspalierLayoutEngine

/// The meaning of a view for languages that are written from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    /// The direction of the language; the next two from left to right, as media and maps; from left to right; from right to left.
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft

    /// The direction of a view; nil for that around.
    var direction: LayoutDirection? {
        switch self {
        case .unspecified: nil
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
