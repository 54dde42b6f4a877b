/// The priority of a layout rule, up to 1000 for one that must hold.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// A priority, up to 1000.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// A rule that must hold, 1000.
    public static let required = UILayoutPriority(1000)
    /// The priority with which content resists to shrink, 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority with which content resists to grow, 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the smallest fitting size, 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }

    /// A higher priority by a number.
    public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue + right)
    }

    /// A lower priority by a number.
    public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue - right)
    }

    /// Makes a priority higher.
    public static func += (left: inout UILayoutPriority, right: Float) { left = left + right }

    /// Makes a priority lower.
    public static func -= (left: inout UILayoutPriority, right: Float) { left = left - right }
}
