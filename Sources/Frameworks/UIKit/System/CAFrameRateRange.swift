/// A range of frame rates, in frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest rate.
    public var minimum: Float
    /// The highest rate.
    public var maximum: Float
    /// The preferred rate; nil or 0 for none.
    public var preferred: Float?

    /// A range of rates. Without a preferred one, the highest applies.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// Any rate.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    /// The rate to use; 0 for any.
    var rate: Float {
        let rate = preferred ?? maximum
        return rate.isFinite && rate > 0 ? rate : 0
    }
}
