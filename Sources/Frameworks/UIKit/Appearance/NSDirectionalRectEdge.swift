/// Sides of a rectangle, by the direction of the language.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The side at which lines begin.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The bottom.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The side at which lines end.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All sides.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

    var isVertical: Bool { self == .top || self == .bottom }
}
