import EspalierViews
public import Foundation

/// Animates a property with a spring.
open class CASpringAnimation: CABasicAnimation {
    /// The mass of the object at the end of the spring.
    open var mass: CGFloat = 1
    /// The stiffness coefficient of the spring.
    open var stiffness: CGFloat = 100
    /// The damping coefficient of the spring.
    open var damping: CGFloat = 10
    /// The speed at the start, in multiples of the distance for each second.
    open var initialVelocity: CGFloat = 0

    override public init() {
        super.init()
    }

    /// A spring by its duration and its bounce.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(duration: perceptualDuration, bounce: Double(bounce))
        (mass, stiffness, damping) = (CGFloat(spring.mass), CGFloat(spring.stiffness), CGFloat(spring.damping))
    }

    /// The duration after which the spring is at rest.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    private var spring: Spring {
        Spring(
            mass: max(0.001, Double(mass)), stiffness: max(0.001, Double(stiffness)), damping: max(0, Double(damping)))
    }

    override var step: LayerTrack.Step {
        LayerTrack.Step(
            part: 1, duration: runDuration,
            curve: .spring(spring, initialVelocity: Double(initialVelocity), duration: runDuration))
    }
}
