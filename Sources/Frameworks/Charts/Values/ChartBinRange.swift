/// The values of a bin: from its lower bound up to, but not including, its upper bound, which only the last bin includes.
public struct ChartBinRange<Bound: Comparable>: Equatable {
    /// The least value of the bin.
    public var lowerBound: Bound
    /// The end of the bin.
    public var upperBound: Bound

    let isClosed: Bool

    init(_ lowerBound: Bound, _ upperBound: Bound, isClosed: Bool) {
        self.lowerBound = lowerBound
        self.upperBound = upperBound
        self.isClosed = isClosed
    }

    /// Whether a value is in the bin.
    public func contains(_ value: Bound) -> Bool {
        value >= lowerBound && (value < upperBound || isClosed && value == upperBound)
    }
}

extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
