public import Foundation

/// Particles are not available.
@available(
    *, unavailable, message: "Particles are not part of Espalier. Move views with KeyframeAnimator or a TimelineView."
)
@MainActor @preconcurrency
open class CAEmitterLayer: CALayer {}

/// Particles are not available.
@available(
    *, unavailable, message: "Particles are not part of Espalier. Move views with KeyframeAnimator or a TimelineView."
)
open class CAEmitterCell: NSObject {}

/// Copies of layers are not available.
@available(
    *, unavailable,
    message: "Copies of layers are not part of Espalier. Add a layer for each copy, with beginTime for its delay."
)
@MainActor @preconcurrency
open class CAReplicatorLayer: CALayer {}
