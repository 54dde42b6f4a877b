package import EspalierDisplayTree
public import Foundation

/// How a view moves from an old value to a new one. Times are in seconds.
public struct Animation: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case unit(UnitCurve, duration: Double)
        case spring(Spring, initialVelocity: Double)
    }

    let curve: Curve
    /// In seconds of the clock, whatever the speed.
    private var delay = 0.0
    private var speed = 1.0
    private var repeatCount = 1.0
    private var autoreverses = false

    init(_ curve: Curve) {
        self.curve = curve
    }

    /// The animation after a wait of `delay` seconds; a negative one starts in the midst of it.
    public func delay(_ delay: TimeInterval) -> Animation {
        changed { $0.delay += delay.isFinite ? delay : 0 }
    }

    /// The animation `speed` times as fast, with a delay that it has by now.
    public func speed(_ speed: Double) -> Animation {
        guard speed > 0, speed.isFinite else { return self }
        return changed {
            $0.speed *= speed
            $0.delay /= speed
        }
    }

    /// The animation `repeatCount` times, every second time backwards if `autoreverses`.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        changed {
            $0.repeatCount = Double(max(repeatCount, 1))
            $0.autoreverses = autoreverses
        }
    }

    /// The animation for as long as the view is there, every second time backwards if `autoreverses`.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        changed {
            $0.repeatCount = .infinity
            $0.autoreverses = autoreverses
        }
    }

    private func changed(_ change: (inout Animation) -> Void) -> Animation {
        var animation = self
        change(&animation)
        return animation
    }
}

extension Animation {
    /// The animation as the page runs it.
    package var display: DisplayAnimation {
        let (curve, duration) = displayCurve
        return DisplayAnimation(
            curve: curve, duration: duration, delay: delay, speed: speed, repeatCount: repeatCount,
            autoreverses: autoreverses)
    }

    private var displayCurve: (DisplayAnimation.Curve, Double) {
        switch curve {
        case .spring(let spring, let velocity):
            return (
                .spring(
                    stiffness: spring.stiffness / spring.mass, damping: spring.damping / spring.mass,
                    initialVelocity: velocity),
                spring.settlingDuration(within: 0.001, velocity: velocity)
            )
        case .unit(let curve, let duration):
            switch curve.function {
            case .bezier(let x1, let y1, let x2, let y2): return (.bezier(x1, y1, x2, y2), duration)
            // The usual Bézier curves for quarters of a circle; they miss it by less than 1 %.
            case .circularEaseIn: return (.bezier(0.55, 0, 1, 0.45), duration)
            case .circularEaseOut: return (.bezier(0, 0.55, 0.45, 1), duration)
            case .circularEaseInOut: return (.bezier(0.85, 0, 0.15, 1), duration)
            }
        }
    }
}

extension Animation: CustomStringConvertible {
    public var description: String {
        var text: String
        switch curve {
        case .spring(let spring, _): text = "spring(duration: \(spring.duration), bounce: \(spring.bounce))"
        case .unit(let curve, let duration): text = "timingCurve(\(curve.function), duration: \(duration))"
        }
        if delay != 0 { text += ".delay(\(delay))" }
        if speed != 1 { text += ".speed(\(speed))" }
        if repeatCount == .infinity {
            text += ".repeatForever(autoreverses: \(autoreverses))"
        } else if repeatCount != 1 {
            text += ".repeatCount(\(Int(repeatCount)), autoreverses: \(autoreverses))"
        }
        return text
    }
}
