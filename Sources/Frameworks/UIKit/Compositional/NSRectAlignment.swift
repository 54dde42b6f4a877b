import Foundation

/// Places at the edges of a rectangle, by the direction of the language.
public enum NSRectAlignment: Int, Sendable {
    /// No place; the top; its leading end.
    case none, top, topLeading
    /// The leading side; its lower end.
    case leading, bottomLeading
    /// The bottom; its trailing end.
    case bottom, bottomTrailing
    /// The trailing side; its upper end.
    case trailing, topTrailing

    var isBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
    /// The part of the free width before the view.
    var fraction: CGFloat {
        switch self {
        case .topLeading, .leading, .bottomLeading: 0
        case .none, .top, .bottom: 0.5
        case .bottomTrailing, .trailing, .topTrailing: 1
        }
    }
}
