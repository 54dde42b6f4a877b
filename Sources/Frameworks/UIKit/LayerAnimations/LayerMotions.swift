import EspalierViews
import Foundation

/// The animations of a layer.
@MainActor
final class LayerMotions {
    /// The animations in the order in which they were added.
    private(set) var all: [LayerMotion] = []
    /// The number of added animations that are no loops.
    private(set) var serial = 0
    /// The time of the last addition and the latest end of these animations, in seconds of the page's clock.
    private(set) var start = 0.0
    private(set) var end = 0.0

    /// The animations of which the page repeats one run.
    var loops: [LayerMotion] { all.filter(\.isLoop) }

    func add(_ motion: LayerMotion, at now: Double) {
        all.append(motion)
        guard !motion.isLoop else { return }
        serial += 1
        start = now
        end = all.filter { !$0.isLoop }.reduce(now) { max($0, $1.start + $1.duration) }
    }

    func remove(_ id: LayerMotion.ID) { all.removeAll { $0.id == id } }

    /// Marks a kept animation as over.
    func end(_ id: LayerMotion.ID) {
        guard let index = all.firstIndex(where: { $0.id == id }) else { return }
        all[index].isOver = true
    }

    /// Sets the values of all animations that are no loops, at a time of the page's clock.
    func apply(at time: Double, to layer: CALayer) {
        for motion in all where !motion.isLoop {
            motion.apply(at: motion.isOver ? motion.duration : max(time, start) - motion.start, to: layer)
        }
    }
}
