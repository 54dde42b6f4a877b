import EspalierViews
import Foundation

/// The values of a property in one run of an animation.
@MainActor
struct LayerTrack {
    /// The pace of a step.
    enum Curve {
        case unit(UnitCurve)
        case spring(Spring, initialVelocity: Double, duration: Double)
        /// The last value during the whole step.
        case jump
    }

    /// A step to a position among the values.
    struct Step {
        /// The position at the end of the step: 0 for the first value, 1 for the last one.
        let part: Double
        let duration: Double
        let curve: Curve
    }

    let property: LayerProperty
    let values: [LayerValue]
    private(set) var steps: [Step]
    /// The value that is added to all others; nil for none.
    private let base: LayerValue?
    /// The time before the first step.
    private var delay = 0.0
    /// The pace of the track as a whole in a group; nil for a constant speed.
    private var pace: (curve: UnitCurve, duration: Double)?
    /// The time at which the track ends before its group; nil for the end of the group.
    private var end: Double?

    init(property: LayerProperty, values: [LayerValue], steps: [Step], base: LayerValue? = nil) {
        self.property = property
        self.values = values
        self.steps = steps
        self.base = base
    }

    /// Makes the track a part of a group's run.
    ///
    /// - Parameters:
    ///   - duration: The duration of the track without the way back.
    ///   - total: The duration of the group.
    ///   - pace: The pace of the track without the way back; nil for a constant speed.
    mutating func enterGroup(
        delay: Double, duration: Double, of total: Double, autoreverses: Bool, pace: UnitCurve?
    ) {
        self.delay = max(0, delay)
        self.pace = pace.map { ($0, duration) }
        let last = self.delay + duration * (autoreverses ? 2 : 1)
        end = last < total ? last : nil
        guard autoreverses else { return }
        var parts = [0.0]
        for step in steps { parts.append(step.part) }
        steps += zip(steps, parts).reversed().map {
            Step(part: $1, duration: $0.duration, curve: $0.curve.reversed)
        }
    }

    /// The value at a time of a run; nil before the start and after the end of the track.
    func value(at time: Double) -> LayerValue? {
        var rest = time - delay
        guard rest >= 0, end.map({ time <= $0 }) ?? true else { return nil }
        if let pace, rest < pace.duration { rest = pace.duration * pace.curve.value(at: rest / pace.duration) }
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
    /// The progress at a fraction of the time.
    fileprivate func value(at part: Double) -> Double {
        switch self {
        case .unit(let curve): curve.value(at: part)
        case .spring(let spring, let velocity, let duration):
            spring.value(target: 1, initialVelocity: velocity, time: part * duration)
        case .jump: 1
        }
    }

    /// The curve of the way back to the start.
    fileprivate var reversed: LayerTrack.Curve {
        if case .unit(let curve) = self { return .unit(curve.inverseInTime) }
        return self
    }
}

extension UnitCurve {
    /// The curve with its time reversed.
    fileprivate var inverseInTime: UnitCurve {
        switch self {
        case .easeIn: .easeOut
        case .easeOut: .easeIn
        default: self
        }
    }
}
