import EspalierViews
import Foundation

/// The values of a property in one run of an animation.
@MainActor
struct LayerTrack {
    /// How a step passes its duration.
    enum Curve {
        case unit(UnitCurve)
        case spring(Spring, initialVelocity: Double, duration: Double)
        /// The value of the end from the beginning on.
        case jump
    }

    /// A way to a part of all values.
    struct Step {
        /// The place at the end: 0 for the first value, 1 for the last one.
        let part: Double
        let duration: Double
        let curve: Curve
    }

    let property: LayerProperty
    let values: [LayerValue]
    private(set) var steps: [Step]
    /// The value that is added to the others; nil for none.
    private let base: LayerValue?
    /// The time before the first step.
    private var delay = 0.0
    /// The time after which the property has its own value again; nil for none.
    private var end: Double?

    init(property: LayerProperty, values: [LayerValue], steps: [Step], isAdditive: Bool, base: LayerValue?) {
        self.property = property
        self.values = values
        self.steps = steps
        self.base = isAdditive ? base : nil
    }

    /// Makes the track one of a run of a group.
    mutating func isInGroup(delay: Double, duration: Double, of total: Double, autoreverses: Bool) {
        self.delay = max(0, delay)
        end =
            self.delay + duration * (autoreverses ? 2 : 1) < total
            ? self.delay + duration * (autoreverses ? 2 : 1) : nil
        guard autoreverses else { return }
        var parts = [0.0]
        for step in steps { parts.append(step.part) }
        steps += zip(steps, parts).reversed().map {
            Step(part: $1, duration: $0.duration, curve: $0.curve.reversed)
        }
    }

    /// The value at a time of a run; nil while the property has its own.
    func value(at time: Double) -> LayerValue? {
        var rest = time - delay
        guard rest >= 0, end.map({ time <= $0 }) ?? true else { return nil }
        var part = 0.0
        for step in steps {
            if rest < step.duration {
                return value(of: part + (step.part - part) * step.curve.value(at: rest / step.duration))
            }
            rest -= step.duration
            part = step.part
        }
        return value(of: part)
    }

    private func value(of part: Double) -> LayerValue {
        let place = part * Double(values.count - 1)
        let index = min(max(0, Int(place.rounded(.down))), max(0, values.count - 2))
        let next = min(index + 1, values.count - 1)
        let value = values[index].moved(to: values[next], by: place - Double(index))
        return base.map { $0 + value } ?? value
    }
}

extension LayerTrack.Curve {
    /// The part of the way at a part of the time.
    fileprivate func value(at part: Double) -> Double {
        switch self {
        case .unit(let curve): curve.value(at: part)
        case .spring(let spring, let velocity, let duration):
            spring.value(target: 1, initialVelocity: velocity, time: part * duration)
        case .jump: 1
        }
    }

    /// The curve of the way back.
    fileprivate var reversed: LayerTrack.Curve {
        if case .unit(let curve) = self { return .unit(curve.inverseInTime) }
        return self
    }
}

extension UnitCurve {
    /// The curve that passes the same values backward.
    fileprivate var inverseInTime: UnitCurve {
        switch self {
        case .easeIn: .easeOut
        case .easeOut: .easeIn
        default: self
        }
    }
}
