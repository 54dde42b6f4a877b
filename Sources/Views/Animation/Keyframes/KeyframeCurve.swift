import EspalierLayoutEngine
import Foundation

/// The course of a value through the keyframes of a track.
struct KeyframeCurve<Value: Animatable> {
    private typealias Data = Value.AnimatableData

    private struct Segment {
        enum Course {
            case linear(UnitCurve)
            case spring(Spring, velocity: Value.AnimatableData)
            case cubic(startVelocity: Value.AnimatableData, endVelocity: Value.AnimatableData)
            case jump
        }

        let start: Double
        let duration: Double
        let from: Value.AnimatableData
        let to: Value
        let course: Course

        private var way: Value.AnimatableData { to.animatableData - from }

        /// The value at a time since the start of the segment.
        func data(at time: Double) -> Value.AnimatableData {
            switch course {
            case .jump: return to.animatableData
            case .linear(let curve): return from + way.scaled(by: curve.value(at: time / duration))
            case .spring(let spring, let velocity):
                return from + spring.value(target: way, initialVelocity: velocity, time: time)
            case .cubic(let start, let end):
                // A cubic Hermite curve.
                let t = time / duration
                let (t2, t3) = (t * t, t * t * t)
                return from + way.scaled(by: 3 * t2 - 2 * t3)
                    + start.scaled(by: (t3 - 2 * t2 + t) * duration) + end.scaled(by: (t3 - t2) * duration)
            }
        }

        /// The value at the end of the segment, which for a spring need not be its target.
        var end: Value.AnimatableData {
            if case .spring = course { return data(at: duration) }
            return to.animatableData
        }

        var endVelocity: Value.AnimatableData {
            switch course {
            case .jump: .zero
            case .linear(let curve): way.scaled(by: curve.boundedVelocity(at: 1) / duration)
            case .spring(let spring, let velocity):
                spring.velocity(target: way, initialVelocity: velocity, time: duration)
            case .cubic(_, let end): end
            }
        }
    }

    private let initial: Value
    private var segments: [Segment] = []
    /// In seconds.
    private(set) var duration = 0.0

    /// - Parameter velocity: The velocity per second of a motion that the keyframes continue; nil for a start from rest.
    init(from initial: Value, velocity initialVelocity: Value.AnimatableData? = nil, _ list: _KeyframeList<Value>) {
        self.initial = initial
        let keyframes = list.keyframes
        var from = initial.animatableData
        var velocity = initialVelocity
        for (index, keyframe) in keyframes.enumerated() {
            let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
            let segment = Segment(
                start: duration, duration: keyframe.duration, from: from, to: keyframe.value,
                course: Self.course(of: keyframe, from: from, velocity: velocity ?? .zero, next: next))
            segments.append(segment)
            duration += keyframe.duration
            from = segment.end
            velocity = segment.endVelocity
        }
    }

    /// - Parameters:
    ///   - from: The value where the keyframe before ended.
    ///   - velocity: The velocity with which it ended.
    private static func course(
        of keyframe: _KeyframeList<Value>.Keyframe, from: Data, velocity: Data, next: _KeyframeList<Value>.Keyframe?
    ) -> Segment.Course {
        switch keyframe.way {
        case .move: return .jump
        case .linear(let curve): return .linear(curve)
        case .spring(let spring, let start): return .spring(spring, velocity: start ?? velocity)
        case .cubic(let start, let end):
            return .cubic(
                startVelocity: start ?? velocity,
                endVelocity: end ?? next.map { endVelocity(of: keyframe, from: from, next: $0) } ?? .zero)
        }
    }

    /// The velocity of a cubic curve at its end, so that the next keyframe follows smoothly.
    private static func endVelocity(
        of keyframe: _KeyframeList<Value>.Keyframe, from: Data, next: _KeyframeList<Value>.Keyframe
    ) -> Data {
        let value = keyframe.value.animatableData
        switch next.way {
        case .move: return .zero
        case .linear(let curve):
            return (next.value.animatableData - value).scaled(by: curve.boundedVelocity(at: 0) / next.duration)
        case .cubic(let start?, _), .spring(_, let start?): return start
        case .cubic(nil, _), .spring(_, nil):
            return (next.value.animatableData - from).scaled(by: 1 / (keyframe.duration + next.duration))
        }
    }

    /// The value at a time in seconds.
    func value(at time: Double) -> Value {
        if time.isNaN || time < 0 { return initial }
        guard time < duration, let segment = segments.first(where: { time < $0.start + $0.duration }) else {
            return segments.last?.to ?? initial
        }
        var value = segment.to
        value.animatableData = segment.data(at: time - segment.start)
        return value
    }
}

extension UnitCurve {
    /// The slope at a time, at most 10,000 where the curve is vertical.
    fileprivate func boundedVelocity(at progress: Double) -> Double {
        min(max(velocity(at: progress), -1e4), 1e4)
    }
}
