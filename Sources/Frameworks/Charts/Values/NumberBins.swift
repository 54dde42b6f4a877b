import Foundation

/// Bins of equal size that cover the values of a collection, for histograms.
public struct NumberBins<Value: Plottable & Comparable & Numeric>: RandomAccessCollection {
    public typealias Index = Int
    public typealias Element = ChartBinRange<Value>

    /// The bounds of the bins, in ascending order.
    public let thresholds: [Value]

    /// Bins between thresholds, in ascending order.
    public init(thresholds: [Value]) {
        self.thresholds = thresholds.sorted()
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(
            thresholds[position], thresholds[position + 1], isClosed: position == thresholds.count - 2)
    }

    /// The number of the bin that contains a value. Values outside of all bins are in the first or the last one.
    ///
    /// - Complexity: O(log *n*) in the number of bins.
    public func index(for value: Value) -> Int {
        var (lower, upper) = (0, Swift.max(0, thresholds.count - 2))
        while lower < upper {
            let middle = (lower + upper + 1) / 2
            if thresholds[middle] <= value { lower = middle } else { upper = middle - 1 }
        }
        return lower
    }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Bins of a size.
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(thresholds: Self.thresholds(size: size, range))
    }

    /// Bins at round numbers that cover a range.
    ///
    /// - Parameters:
    ///   - desiredCount: The number of bins; nil for ten. The real number may differ, so that the bounds are round.
    ///   - minimumSize: The least size of a bin.
    public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumSize: Value? = nil) {
        let size = niceBinSize(
            Double(range.lowerBound), Double(range.upperBound), count: desiredCount ?? 10,
            minimum: minimumSize.map { Double($0) })
        self.init(thresholds: Self.thresholds(size: Value(size), range))
    }

    /// Bins at round numbers that cover the values of a collection.
    public init<C: Collection>(data: C, desiredCount: Int? = nil, minimumSize: Value? = nil)
    where C.Element == Value {
        self.init(
            range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount, minimumSize: minimumSize)
    }

    private static func thresholds(size: Value, _ range: ClosedRange<Value>) -> [Value] {
        guard size > 0, size.isFinite else { return [range.lowerBound, range.upperBound] }
        let first = (range.lowerBound / size).rounded(.down)
        let last = Swift.max(first + 1, (range.upperBound / size).rounded(.up))
        let count = Swift.min(Int(last - first), 100_000)
        return (0...count).map { (first + Value($0)) * size }
    }
}

extension NumberBins where Value: BinaryInteger {
    /// Bins of a size.
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(thresholds: Self.thresholds(size: size, range))
    }

    /// Bins at round numbers that cover a range.
    ///
    /// - Parameters:
    ///   - desiredCount: The number of bins; nil for ten. The real number may differ, so that the bounds are round.
    ///   - minimumSize: The least size of a bin.
    public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumSize: Value? = nil) {
        let size = niceBinSize(
            Double(range.lowerBound), Double(range.upperBound), count: desiredCount ?? 10,
            minimum: Double(minimumSize ?? 1))
        self.init(thresholds: Self.thresholds(size: Value(Swift.max(1, size.rounded())), range))
    }

    /// Bins at round numbers that cover the values of a collection.
    public init<C: Collection>(data: C, desiredCount: Int? = nil, minimumSize: Value? = nil)
    where C.Element == Value {
        self.init(
            range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount, minimumSize: minimumSize)
    }

    private static func thresholds(size: Value, _ range: ClosedRange<Value>) -> [Value] {
        guard size > 0 else { return [range.lowerBound, range.upperBound] }
        let remainder = range.lowerBound % size
        var next = range.lowerBound - (remainder < 0 ? remainder + size : remainder)
        var thresholds = [next]
        while next <= range.upperBound, thresholds.count <= 100_000 {
            next += size
            thresholds.append(next)
        }
        return thresholds
    }
}

/// The least of 1, 2 and 5 times a power of ten with which at most about `count` bins cover a range.
private func niceBinSize(_ lower: Double, _ upper: Double, count: Int, minimum: Double?) -> Double {
    let span = upper - lower
    guard span > 0, span.isFinite else { return minimum ?? 1 }
    let raw = max(span / Double(max(1, count)), minimum ?? 0)
    let power = pow(10, (log10(raw)).rounded(.down))
    return power * ([1, 2, 5, 10].first { $0 * power >= raw * 0.999_999 } ?? 10)
}
