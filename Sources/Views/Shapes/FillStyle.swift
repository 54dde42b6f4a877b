/// The rules by which a shape is filled.
public struct FillStyle: Equatable, Sendable {
    /// Whether a point is inside if a line from it crosses the outline an odd number of times.
    public var isEOFilled: Bool
    /// Whether edges are smoothed. Browsers always smooth them.
    public var isAntialiased: Bool

    /// A style for fills.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
