import EspalierViews
import Foundation

/// Plays several animations together.
open class CAAnimationGroup: CAAnimation {
    /// The animations. Their `beginTime` is the delay in the group; they end with the group, and their own repetitions have no effect.
    open var animations: [CAAnimation]?

    override public init() {
        super.init()
    }

    override var pace: UnitCurve? { timingFunction?.curve }

    @MainActor override func tracks(of layer: CALayer) -> [LayerTrack] {
        (animations ?? []).flatMap { animation in
            animation.tracks(of: layer).map { track in
                var track = track
                track.enterGroup(
                    delay: animation.beginTime, duration: animation.duration > 0 ? animation.duration : runDuration,
                    of: runDuration, autoreverses: animation.autoreverses, pace: animation.pace)
                return track
            }
        }
    }
}
