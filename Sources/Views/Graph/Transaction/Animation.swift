public import Foundation

/// The course of a change from an old value to a new one. Times are in seconds.
public struct Animation: Hashable, Sendable {
    /// The kinds of animations.
    indirect enum Motion: Hashable, Sendable {
        /// A curve of a fixed duration.
        case unit(UnitCurve, duration: Double)
        /// A spring that takes over the position and the velocity of an earlier one, and changes from its response to its
        /// own over some seconds.
        case spring(Spring, blendDuration: Double)
        /// A spring whose motion adds to those of earlier animations. The velocity is in multiples of the distance.
        case interpolatingSpring(Spring, initialVelocity: Double)
        case custom(CustomAnimationBox)
        /// Runs of an animation, one after the other; nil for endless ones. Its delay belongs to each run.
        case repeated(Animation, count: Int?, autoreverses: Bool)
    }

    let motion: Motion
    /// In seconds of real time, regardless of the speed.
    private(set) var delay = 0.0
    private(set) var speed = 1.0
    /// The time in seconds of real time at which the animation is logically complete at the latest.
    private(set) var logicalLimit: Double?

    init(_ motion: Motion) {
        self.motion = motion
    }

    /// Delays the animation by seconds. With a negative delay it starts in the middle.
    ///
    /// If the animation is repeated afterwards, each run is delayed.
    public func delay(_ delay: TimeInterval) -> Animation {
        guard delay.isFinite else { return self }
        return changed {
            $0.delay += delay
            $0.logicalLimit = $0.logicalLimit.map { max($0 + delay, 0) }
        }
    }

    /// Runs the animation and its delay `speed` times as fast. A speed that is not positive and finite has no effect.
    public func speed(_ speed: Double) -> Animation {
        guard speed > 0, speed.isFinite else { return self }
        return changed {
            $0.speed *= speed
            $0.delay /= speed
            $0.logicalLimit = $0.logicalLimit.map { $0 / speed }
        }
    }

    /// Repeats the animation with its delay; less than 1 counts as 1.
    ///
    /// - Parameter autoreverses: Whether every second run leads back, along the same curve. After an even number of runs the
    ///   value jumps to the new one.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        repeatCount > 1 ? Animation(.repeated(self, count: repeatCount, autoreverses: autoreverses)) : self
    }

    /// Repeats the animation with its delay for as long as the view is shown. If `autoreverses` is true, every second
    /// run leads back, along the same curve.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(.repeated(self, count: nil, autoreverses: autoreverses))
    }

    /// Makes the animation logically complete after `duration` seconds at the latest.
    ///
    /// The duration does not change the motion. One that is negative counts as 0, one that is not finite has no effect.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        guard duration.isFinite else { return self }
        return changed { $0.logicalLimit = min($0.logicalLimit ?? .infinity, max(duration, 0)) }
    }

    private func changed(_ change: (inout Animation) -> Void) -> Animation {
        var animation = self
        change(&animation)
        return animation
    }
}

extension Animation: CustomStringConvertible {
    /// The curve with its times, and the delay, speed and repetitions if there are any.
    public var description: String {
        var text: String
        switch motion {
        case .spring(let spring, 0): text = "spring(duration: \(spring.duration), bounce: \(spring.bounce))"
        case .spring(let spring, let blendDuration):
            text =
                "spring(duration: \(spring.duration), bounce: \(spring.bounce), blendDuration: \(blendDuration))"
        case .interpolatingSpring(let spring, let velocity):
            text =
                "interpolatingSpring(duration: \(spring.duration), bounce: \(spring.bounce), initialVelocity: \(velocity))"
        case .unit(let curve, let duration): text = "timingCurve(\(curve.function), duration: \(duration))"
        case .custom(let custom): text = "\(custom.base)"
        case .repeated(let run, nil, let autoreverses): text = "\(run).repeatForever(autoreverses: \(autoreverses))"
        case .repeated(let run, let count?, let autoreverses):
            text = "\(run).repeatCount(\(count), autoreverses: \(autoreverses))"
        }
        if speed != 1 { text += ".speed(\(speed))" }
        if delay != 0 { text += ".delay(\(delay))" }
        return text
    }
}
