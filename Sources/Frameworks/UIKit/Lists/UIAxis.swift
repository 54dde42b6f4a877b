/// Directions.
public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// To the side.
    public static let horizontal = UIAxis(rawValue: 1)
    /// Downwards.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both of them.
    public static let both: UIAxis = [.horizontal, .vertical]
}
