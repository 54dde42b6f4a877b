import EspalierLayoutEngine
public import Foundation
public import EspalierViews

/// An animation of a property by several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, as `CABasicAnimation` takes them.
    open var values: [Any]?
    /// The way of a position, in place of values.
    open var path: CGPath?
    /// When each value is reached, as parts of the duration from 0 to 1; nil for equal distances.
    open var keyTimes: [NSNumber]?
    /// The speed between two values each; nil for that of the animation.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The values between two of them.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// How a layer turns along a path. It has no effect.
    open var rotationMode: CAAnimationRotationMode?

    override public init() {
        super.init()
    }

    @MainActor override func tracks(of layer: CALayer) -> [LayerTrack] {
        guard let property = LayerProperty(keyPath, of: layer) else { return [] }
        let values = values.map { $0.compactMap { LayerValue($0) } } ?? path?.places ?? []
        guard let first = values.first, values.allSatisfy({ $0.numbers.count == first.numbers.count }) else {
            return []
        }
        let own = isAdditive ? property.value(of: layer) : nil
        return [
            LayerTrack(
                property: property, values: values, steps: steps(values.count), isAdditive: isAdditive, base: own)
        ]
    }

    /// The ways between values.
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
            let curve = own?.curve ?? (gaps == 1 ? timingFunction?.curve : nil) ?? .linear
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

/// The values between those of keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In a straight line.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// None.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// In a straight line and with equal distances of time.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// As `linear`.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// As `paced`.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In its direction.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Against it.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
