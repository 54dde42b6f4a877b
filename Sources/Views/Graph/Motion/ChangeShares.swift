import EspalierLayoutEngine

/// Numbers for the changes that a motion consists of, one for each, in their order. Missing ones are 0.
///
/// Positions and effects of an element have different units, so the motion is computed for the changes as such: an offset has the
/// share of each change that is done.
struct ChangeShares: VectorArithmetic {
    private(set) var shares: ContiguousArray<Double> = []

    /// The whole of the change at `index`, and nothing of the others.
    static func whole(_ index: Int) -> ChangeShares {
        var shares = ContiguousArray(repeating: 0.0, count: index + 1)
        shares[index] = 1
        return ChangeShares(shares: shares)
    }

    subscript(index: Int) -> Double { index < shares.count ? shares[index] : 0 }

    static var zero: ChangeShares { ChangeShares() }

    static func == (left: ChangeShares, right: ChangeShares) -> Bool {
        (0..<max(left.shares.count, right.shares.count)).allSatisfy { left[$0] == right[$0] }
    }

    static func + (left: ChangeShares, right: ChangeShares) -> ChangeShares { combine(left, right, +) }
    static func - (left: ChangeShares, right: ChangeShares) -> ChangeShares { combine(left, right, -) }

    private static func combine(
        _ left: ChangeShares, _ right: ChangeShares, _ body: (Double, Double) -> Double
    ) -> ChangeShares {
        let count = max(left.shares.count, right.shares.count)
        return ChangeShares(shares: ContiguousArray((0..<count).map { body(left[$0], right[$0]) }))
    }

    mutating func scale(by factor: Double) {
        for index in shares.indices { shares[index] *= factor }
    }

    var magnitudeSquared: Double { shares.reduce(0) { $0 + $1 * $1 } }
}
