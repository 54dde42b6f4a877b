package import EspalierLayoutEngine
package import Foundation

/// The animation of a change from the old value to the new one.
package struct DisplayAnimation: Hashable, Sendable {
    package enum Curve: Hashable, Sendable {
        /// A CSS cubic Bézier curve.
        case bezier(CGFloat, CGFloat, CGFloat, CGFloat)
        /// A damped spring, of mass 1: stiffness, damping and initial velocity in SI units over a unit distance.
        case spring(stiffness: Double, damping: Double, initialVelocity: Double)
        /// The progress in equal steps of time, of which the first is that of the start; straight lines connect them.
        case sampled([Double])
    }

    package var curve: Curve
    /// In seconds; for a spring, the time until it rests.
    package var duration: Double
    /// In seconds of the clock; the speed does not divide it.
    package var delay: Double
    package var speed: Double
    /// The number of repetitions; `.infinity` for an endless animation.
    package var repeatCount: Double
    package var autoreverses: Bool

    package init(
        curve: Curve, duration: Double, delay: Double = 0, speed: Double = 1, repeatCount: Double = 1,
        autoreverses: Bool = false
    ) {
        self.curve = curve
        self.duration = duration
        self.delay = delay
        self.speed = speed
        self.repeatCount = repeatCount
        self.autoreverses = autoreverses
    }
}

/// The appearance from which an animated insertion of a node starts, and to which an animated removal leads.
package struct DisplayTransition: Hashable, Sendable {
    package struct Appearance: Hashable, Sendable {
        package var opacity: Double
        /// In points.
        package var offset: CGSize
        package var scale: CGFloat
        package var anchor: UnitPoint

        package init(opacity: Double = 1, offset: CGSize = .zero, scale: CGFloat = 1, anchor: UnitPoint = .center) {
            self.opacity = opacity
            self.offset = offset
            self.scale = scale
            self.anchor = anchor
        }
    }

    package var insertion: Appearance
    package var removal: Appearance

    package init(insertion: Appearance, removal: Appearance) {
        self.insertion = insertion
        self.removal = removal
    }

    /// SwiftUI's default: a fade.
    package static let opacity = DisplayTransition(insertion: Appearance(opacity: 0), removal: Appearance(opacity: 0))
}
