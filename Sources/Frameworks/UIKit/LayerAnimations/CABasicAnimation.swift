import Foundation
import EspalierViews

/// Animates a property from one value to another one.
///
/// The animatable properties of all layers are `opacity`, `position`, `position.x`, `position.y`, `transform`, `transform.scale`, `transform.rotation` and
/// `transform.translation` with their parts (`transform.scale.x`, `transform.rotation.z`); those of shapes and gradients `strokeStart`, `strokeEnd`,
/// `lineWidth`, `lineDashPhase`, `fillColor`, `strokeColor`, `colors`, `locations`, `startPoint` and `endPoint`; and those of layers without a
/// view `bounds`, `bounds.size`, `backgroundColor`, `cornerRadius`, `borderWidth`, `borderColor`, `shadowOpacity`, `shadowRadius` and `shadowOffset`.
/// An animation of another property has no effect, and writes a line to the log.
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
                property: property, values: [start, end], steps: [step], base: isAdditive ? own : nil)
        ]
    }

    /// The step from the first value to the last one.
    var step: LayerTrack.Step {
        LayerTrack.Step(part: 1, duration: runDuration, curve: .unit(timingFunction?.curve ?? .linear))
    }
}
