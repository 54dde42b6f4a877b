import EspalierViews
public import Foundation

/// An animation of a layer, which the browser plays. Use one of its subclasses.
///
/// The layer reads the animation when it is added; later changes have no effect. An animation of the layer of a view changes its opacity,
/// its place and its transform; one of another layer changes all properties that `CABasicAnimation` lists.
open class CAAnimation: NSObject, CAMediaTiming {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// The timing function of each run; nil for a constant speed.
    open var timingFunction: CAMediaTimingFunction?
    /// The object that receives the start and the end. The animation retains it.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer removes the animation at its end. An animation that stays shows its last values if its `fillMode` says so.
    open var isRemovedOnCompletion = true

    private var values: [String: Any] = [:]

    override public init() {
        super.init()
    }

    /// Stores a value of the app.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// Returns a stored value of the app.
    open func value(forKey key: String) -> Any? { values[key] }

    /// The values of all properties that the animation changes, during a run.
    @MainActor func tracks(of layer: CALayer) -> [LayerTrack] { [] }

    /// The pace of a run as a whole; nil for a constant speed.
    var pace: UnitCurve? { nil }

    /// The duration of a run.
    var runDuration: Double { duration.isFinite && duration > 0 ? duration : 0.25 }
}

/// Receives the start and the end of an animation. Both methods have default implementations.
@MainActor @preconcurrency
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// The animation has started.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation has ended.
    ///
    /// - Parameter flag: Whether it reached its end; false if the app removed it.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
