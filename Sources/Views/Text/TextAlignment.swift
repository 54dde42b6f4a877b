package import EspalierDisplayTree
import EspalierLayoutEngine

/// The alignment of a text's lines that are shorter than the longest one.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// At the leading edge: left, in a page from left to right.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge: right, in a page from left to right.
    case trailing

    package var display: DisplayTextAlignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
