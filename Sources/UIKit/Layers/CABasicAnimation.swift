public import Foundation
import EspalierViews

/// An animation of a property from a value to another one.
///
/// The names of properties are `opacity`, `position`, `position.x`, `position.y`, `transform`, `transform.scale`, `transform.rotation` and
/// `transform.translation` with their parts (`transform.scale.x`, `transform.rotation.z`); of shapes and gradients `strokeStart`, `strokeEnd`,
/// `lineWidth`, `lineDashPhase`, `fillColor`, `strokeColor`, `colors`, `locations`, `startPoint` and `endPoint`; and of layers that are not those of
/// views `bounds`, `bounds.size`, `backgroundColor`, `cornerRadius`, `borderWidth`, `borderColor`, `shadowOpacity`, `shadowRadius` and `shadowOffset`.
/// Others have no effect, and write a line to the log.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start; nil for that of the layer. A number, a `CGPoint`, `CGSize`, `CGRect`, `CGColor`, `CATransform3D`, an `NSValue`, or
    /// an array of numbers or colors.
    open var fromValue: Any?
    /// The value at the end; nil for that of the layer.
    open var toValue: Any?
    /// The distance from the start to the end, if one of them is nil.
    open var byValue: Any?

    override public init() {
        super.init()
    }

    @MainActor override func tracks(of layer: CALayer) -> [LayerTrack] {
        guard let property = LayerProperty(keyPath, of: layer) else { return [] }
        let own = property.value(of: layer)
        let by = byValue.flatMap { LayerValue($0) }
        let (from, to) = (fromValue.flatMap { LayerValue($0) }, toValue.flatMap { LayerValue($0) })
        let start = from ?? by.flatMap { by in to.map { $0 - by } } ?? own
        let end = to ?? by.flatMap { by in start.map { $0 + by } } ?? own
        guard let start, let end, start.numbers.count == end.numbers.count else { return [] }
        return [
            LayerTrack(
                property: property, values: [start, end], steps: [step], isAdditive: isAdditive,
                base: isAdditive ? own : nil)
        ]
    }

    /// The way to the end.
    var step: LayerTrack.Step {
        LayerTrack.Step(part: 1, duration: runDuration, curve: .unit(timingFunction?.curve ?? .linear))
    }
}

/// An animation of a property by a spring.
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the end of the spring.
    open var mass: CGFloat = 1
    /// How stiff the spring is.
    open var stiffness: CGFloat = 100
    /// How much the motion is damped.
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
