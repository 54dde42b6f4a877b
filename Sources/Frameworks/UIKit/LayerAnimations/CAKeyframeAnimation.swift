import EspalierLayoutEngine
public import Foundation
public import EspalierViews

/// Animates a property through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, as `CABasicAnimation` takes them.
    open var values: [Any]?
    /// The path that a position follows, in place of values.
    open var path: CGPath?
    /// The times of the values, as fractions of the duration from 0 to 1; nil for equal intervals.
    open var keyTimes: [NSNumber]?
    /// The timing functions between consecutive values; nil for a constant speed.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between values.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// The rotation of the layer along its path. It has no effect.
    open var rotationMode: CAAnimationRotationMode?

    override public init() {
        super.init()
    }

    override var pace: UnitCurve? { timingFunction?.curve }

    @MainActor override func tracks(of layer: CALayer) -> [LayerTrack] {
        guard let property = LayerProperty(keyPath, of: layer) else { return [] }
        let values = values.map { $0.compactMap { LayerValue($0) } } ?? path?.places ?? []
        guard let first = values.first, values.allSatisfy({ $0.numbers.count == first.numbers.count }) else {
            return []
        }
        let own = isAdditive ? property.value(of: layer) : nil
        return [
            LayerTrack(
                property: property, values: values, steps: steps(values.count), base: own)
        ]
    }

    /// The steps between values.
    private func steps(_ count: Int) -> [LayerTrack.Step] {
        let isDiscrete = calculationMode == .discrete
        let gaps = max(1, isDiscrete ? count : count - 1)
        var times = (keyTimes ?? []).map { min(1, max(0, $0.doubleValue)) }
        if times.count <= gaps || calculationMode == .paced || calculationMode == .cubicPaced {
            times = (0...gaps).map { Double($0) / Double(gaps) }
        }
        return (0..<gaps).map { index in
            let duration = max(0, times[index + 1] - times[index]) * runDuration
            let own = timingFunctions.flatMap { $0.indices.contains(index) ? $0[index] : nil }
            let curve = own?.curve ?? .linear
            let part = Double(isDiscrete ? index : index + 1) / Double(max(1, count - 1))
            return LayerTrack.Step(part: part, duration: duration, curve: isDiscrete ? .jump : .unit(curve))
        }
    }
}

extension CGPath {
    /// Places along the path, at equal distances.
    fileprivate var places: [LayerValue] {
        let path = Path(self)
        let parts = 60
        return (0...parts).compactMap { index in
            if index == 0 { return path.trimmedPath(from: 0, to: 0.0001).startPlace.map { LayerValue($0) } ?? nil }
            let part = path.trimmedPath(from: 0, to: CGFloat(index) / CGFloat(parts))
            return part.currentPoint.flatMap { LayerValue($0) }
        }
    }
}

extension Path {
    fileprivate var startPlace: CGPoint? {
        var start: CGPoint?
        forEach { element in
            if start == nil, case .move(let point) = element { start = point }
        }
        return start
    }
}

/// Interpolations between the values of keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Linear interpolation.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// No interpolation.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linear interpolation at equal intervals of time.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// As `linear`.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// As `paced`.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Rotations of a layer along its path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The layer turns in the direction of the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer turns against the direction of the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
