public import Foundation

/// Animations of layers are not available: their changes are animated inside of `UIView.animate(withDuration:animations:)`.
@available(
    *, unavailable,
    message:
        "Layers have no animations of their own. Change the layer inside of UIView.animate(withDuration:animations:)."
)
open class CAAnimation: NSObject {
    /// Unavailable.
    public init(keyPath path: String?) {}
}

/// Animations of layers are not available: their changes are animated inside of `UIView.animate(withDuration:animations:)`.
@available(
    *, unavailable,
    message:
        "Layers have no animations of their own. Change the layer inside of UIView.animate(withDuration:animations:)."
)
open class CABasicAnimation: NSObject {
    /// Unavailable.
    public init(keyPath path: String?) {}
}

/// Animations of layers are not available: their changes are animated inside of `UIView.animate(withDuration:animations:)`.
@available(
    *, unavailable,
    message:
        "Layers have no animations of their own. Change the layer inside of UIView.animate(withDuration:animations:)."
)
open class CAKeyframeAnimation: NSObject {
    /// Unavailable.
    public init(keyPath path: String?) {}
}

/// Animations of layers are not available: their changes are animated inside of `UIView.animate(withDuration:animations:)`.
@available(
    *, unavailable,
    message:
        "Layers have no animations of their own. Change the layer inside of UIView.animate(withDuration:animations:)."
)
open class CASpringAnimation: NSObject {
    /// Unavailable.
    public init(keyPath path: String?) {}
}

extension CALayer {
    /// Unavailable: changes of layers are animated inside of `UIView.animate(withDuration:animations:)`.
    @available(
        *, unavailable,
        message:
            "Layers have no animations of their own. Change the layer inside of UIView.animate(withDuration:animations:)."
    )
    public func add(_ anim: NSObject, forKey key: String?) {}

    /// Ends all animations that are added to the layer. It has no effect: there are none.
    public func removeAllAnimations() {}

    /// Ends an animation that is added to the layer. It has no effect: there are none.
    public func removeAnimation(forKey key: String) {}
}
