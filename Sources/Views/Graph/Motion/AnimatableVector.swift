import EspalierLayoutEngine

/// The animatable data of a value, of any type, in parts.
///
/// Vectors are added part by part. An empty vector acts as zero. Two vectors of one node have the same parts as long as
/// the node's type is the same.
struct AnimatableVector {
    private(set) var parts: ContiguousArray<any VectorArithmetic> = []

    init() {}

    mutating func append(_ part: some VectorArithmetic) {
        parts.append(part)
    }

    /// The part at `index` as data of a type; nil if it has a different type.
    func part<V: VectorArithmetic>(_ index: Int, as type: V.Type = V.self) -> V? {
        parts.indices.contains(index) ? parts[index] as? V : nil
    }

    /// Whether all numbers are finite.
    var isFinite: Bool { magnitudeSquared.isFinite }
}

extension AnimatableVector: VectorArithmetic {
    static var zero: AnimatableVector { AnimatableVector() }

    static func == (left: AnimatableVector, right: AnimatableVector) -> Bool {
        if left.parts.isEmpty || right.parts.isEmpty { return left.magnitudeSquared == right.magnitudeSquared }
        return left.parts.count == right.parts.count
            && zip(left.parts, right.parts).allSatisfy { $0.isPart(equalTo: $1) }
    }

    static func + (left: AnimatableVector, right: AnimatableVector) -> AnimatableVector {
        combine(left, right) { $0.sum(with: $1) }
    }

    static func - (left: AnimatableVector, right: AnimatableVector) -> AnimatableVector {
        if left.parts.isEmpty {
            var negated = right
            negated.scale(by: -1)
            return negated
        }
        return combine(left, right) { $0.difference(from: $1) }
    }

    mutating func scale(by factor: Double) {
        for index in parts.indices { parts[index] = parts[index].product(with: factor) }
    }

    var magnitudeSquared: Double { parts.reduce(0) { $0 + $1.magnitudeSquared } }

    private static func combine(
        _ left: AnimatableVector, _ right: AnimatableVector,
        _ body: (any VectorArithmetic, any VectorArithmetic) -> any VectorArithmetic
    ) -> AnimatableVector {
        if right.parts.isEmpty { return left }
        if left.parts.isEmpty { return right }
        var result = AnimatableVector()
        result.parts.reserveCapacity(left.parts.count)
        for (index, part) in left.parts.enumerated() where index < right.parts.count {
            result.parts.append(body(part, right.parts[index]))
        }
        return result
    }
}

extension VectorArithmetic {
    fileprivate func isPart(equalTo other: any VectorArithmetic) -> Bool { (other as? Self) == self }

    fileprivate func sum(with other: any VectorArithmetic) -> any VectorArithmetic {
        (other as? Self).map { self + $0 } ?? self
    }

    fileprivate func difference(from other: any VectorArithmetic) -> any VectorArithmetic {
        (other as? Self).map { self - $0 } ?? self
    }

    fileprivate func product(with factor: Double) -> any VectorArithmetic {
        var value = self
        value.scale(by: factor)
        return value
    }
}

extension Animatable {
    /// Whether values of the type have animatable data.
    static var hasAnimatableData: Bool { AnimatableData.self != EmptyAnimatableData.self }

    /// The animatable data as a vector of one part.
    var vector: AnimatableVector {
        var vector = AnimatableVector()
        vector.append(animatableData)
        return vector
    }

    /// The value with the part of `vector` at `index` as its animatable data; the value itself if the types differ.
    func with(_ vector: AnimatableVector, at index: Int = 0) -> Self {
        guard let data = vector.part(index, as: AnimatableData.self) else { return self }
        var value = self
        value.animatableData = data
        return value
    }
}
