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

    /// The speed within a run; nil for a constant one.
    open var timingFunction: CAMediaTimingFunction?
    /// Hears of the start and the end.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer removes the animation at its end. One that stays shows its end if its `fillMode` says so.
    open var isRemovedOnCompletion = true

    private var values: [String: Any] = [:]

    override public init() {
        super.init()
    }

    /// Keeps a value of the app.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// A value of the app.
    open func value(forKey key: String) -> Any? { values[key] }

    /// The properties that the animation changes, in a run of a duration.
    @MainActor func tracks(of layer: CALayer) -> [LayerTrack] { [] }

    /// The duration of a run.
    var runDuration: Double { duration.isFinite && duration > 0 ? duration : 0.25 }
}

/// Hears of the start and the end of an animation. Both methods have default implementations.
@MainActor @preconcurrency
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// The animation begins.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation ends: `flag` is false if it was removed before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
    /// The name of the property; see `CABasicAnimation`.
    open var keyPath: String?
    /// Whether the values are added to that of the layer.
    open var isAdditive = false
    /// Whether each run begins where the last one ends. It has no effect.
    open var isCumulative = false

    override public init() {
        super.init()
    }

    /// An animation of a property with a name.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// Animations that run together.
open class CAAnimationGroup: CAAnimation {
    /// The animations. Their `beginTime` is the delay in the group; they end with the group, and their own repetitions have no effect.
    open var animations: [CAAnimation]?

    override public init() {
        super.init()
    }

    @MainActor override func tracks(of layer: CALayer) -> [LayerTrack] {
        (animations ?? []).flatMap { animation in
            animation.tracks(of: layer).map { track in
                var track = track
                track.isInGroup(
                    delay: animation.beginTime, duration: animation.duration > 0 ? animation.duration : runDuration,
                    of: runDuration, autoreverses: animation.autoreverses)
                return track
            }
        }
    }
}

/// A change of the content of a layer as a whole. The layer shows the new content at once.
open class CATransition: CAAnimation {
    /// The form of the transition. It has no effect.
    open var type = CATransitionType.fade
    /// The direction of the transition. It has no effect.
    open var subtype: CATransitionSubtype?

    override public init() {
        super.init()
    }
}

/// Forms of transitions.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Fading.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content comes over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old one away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content uncovers the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Directions of transitions.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From above.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From below.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
