import EspalierViews
import Foundation

/// An animation that a layer plays.
@MainActor
struct LayerMotion: Identifiable {
    /// The number of the animation among those of the process.
    let id: Int
    let key: String?
    let animation: CAAnimation
    /// The start in seconds of the page's clock.
    let start: Double
    private let tracks: [LayerTrack]
    /// The duration of a run, with the way back.
    let period: Double
    /// The duration of all runs; infinite for an animation without an end.
    let duration: Double
    private let reverses: Bool
    private let fills: (before: Bool, after: Bool)

    private static var count = 0

    init(_ animation: CAAnimation, key: String?, on layer: CALayer, start: Double) {
        Self.count += 1
        id = Self.count
        self.key = key
        self.animation = animation
        self.start = start
        tracks = animation.tracks(of: layer)
        let speed = animation.speed > 0 && animation.speed.isFinite ? Double(animation.speed) : 1
        reverses = animation.autoreverses
        let period = animation.runDuration * (animation.autoreverses ? 2 : 1)
        self.period = period / speed
        self.speed = speed
        if animation.repeatDuration > 0 {
            duration = animation.repeatDuration
        } else {
            let count = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
            duration = count * self.period
        }
        let mode = animation.fillMode
        let stays = !animation.isRemovedOnCompletion
        fills = (mode == .backwards || mode == .both, stays && (mode == .forwards || mode == .both))
    }

    private let speed: Double

    /// Whether the animation has no end.
    var isEndless: Bool { !duration.isFinite }
    /// Whether the layer shows the end after it.
    var staysAtEnd: Bool { fills.after }

    /// Changes a layer as the animation does at a time after its start.
    func apply(at time: Double, to layer: CALayer) {
        guard time >= 0 || fills.before, time < duration || fills.after else { return }
        let passed = min(max(0, time), duration.isFinite ? duration : time)
        var place = passed.truncatingRemainder(dividingBy: period)
        if place == 0, passed > 0, passed >= duration { place = period }
        place *= speed
        let run = animation.runDuration
        if reverses, place > run { place = 2 * run - place }
        for track in tracks { if let value = track.value(at: place) { track.property.set(value, of: layer) } }
    }
}
