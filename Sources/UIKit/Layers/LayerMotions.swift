import EspalierViews
import Foundation

/// The animations that a layer plays.
@MainActor
final class LayerMotions {
    /// The animations in the order in which they were added.
    private(set) var all: [LayerMotion] = []
    /// The number of animations with an end that were added so far.
    private(set) var serial = 0
    /// The time of the last addition, and the end of the last one of these animations, in seconds of the page's clock.
    private(set) var start = 0.0
    private(set) var end = 0.0

    /// The animations without an end.
    var endless: [LayerMotion] { all.filter(\.isEndless) }

    func add(_ motion: LayerMotion, at now: Double) {
        all.append(motion)
        guard !motion.isEndless else { return }
        serial += 1
        start = now
        end = all.filter { !$0.isEndless }.reduce(now) { max($0, $1.start + $1.duration) }
    }

    func remove(_ id: LayerMotion.ID) { all.removeAll { $0.id == id } }

    /// Changes a layer as the animations with an end do at a time of the page's clock.
    func apply(at time: Double, to layer: CALayer) {
        for motion in all where !motion.isEndless { motion.apply(at: max(time, start) - motion.start, to: layer) }
    }
}
