import EspalierViews
import Foundation

/// An animation of a layer, with the values at the time of its addition.
@MainActor
struct LayerMotion: Identifiable {
    /// A number that is unique in the process.
    let id: Int
    let key: String?
    let animation: CAAnimation
    /// The start in seconds of the page's clock.
    let start: Double
    /// The duration of all runs in seconds; infinite for an endless animation.
    let duration: Double
    /// The duration of a run and its way back, in seconds.
    let period: Double
    private let tracks: [LayerTrack]
    /// The duration of a run in the animation's own time, without the way back.
    private let run: Double
    private let speed: Double
    private let offset: Double
    private let pace: UnitCurve?
    private let reverses: Bool
    /// Whether the layer has the first values before the start, and the last values after the end.
    private let fills: (before: Bool, after: Bool)
    /// Whether the animation has reached its end, and the layer keeps it.
    var isOver = false

    private static var count = 0
    /// Longer animations are endless: apps write `greatestFiniteMagnitude` runs for that.
    private static let longestDuration = 3600.0
    /// Longer animations loop over one run, because the stages of all runs would be too far apart.
    private static let longestSequence = 4.0

    init(_ animation: CAAnimation, key: String?, on layer: CALayer, start: Double) {
        Self.count += 1
        id = Self.count
        self.key = key
        self.animation = animation
        self.start = start
        tracks = animation.tracks(of: layer)
        run = animation.runDuration
        speed = animation.speed > 0 && animation.speed.isFinite ? Double(animation.speed) : 1
        offset = animation.timeOffset.isFinite ? max(0, animation.timeOffset) : 0
        pace = animation.pace
        reverses = animation.autoreverses
        period = run * (reverses ? 2 : 1) / speed
        let runs = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
        let total = animation.repeatDuration > 0 ? animation.repeatDuration : runs * period
        duration = total <= Self.longestDuration ? total : .infinity
        let mode = animation.fillMode
        fills = (
            mode == .backwards || mode == .both,
            !animation.isRemovedOnCompletion && (mode == .forwards || mode == .both)
        )
    }

    var isEndless: Bool { !duration.isFinite }
    /// Whether the page repeats one run.
    var isLoop: Bool { !isOver && (isEndless || duration > max(period, Self.longestSequence)) }

    /// Sets the values of the animation at a time in seconds after its start.
    func apply(at time: Double, to layer: CALayer) {
        guard time >= 0 || fills.before, time < duration || fills.after else { return }
        let passed = min(max(0, time), isEndless ? time : duration)
        let (own, cycle) = (passed * speed + offset, period * speed)
        var place = own.truncatingRemainder(dividingBy: cycle)
        if place == 0, own > 0, passed >= duration { place = cycle }
        if reverses, place > run { place = 2 * run - place }
        if let pace { place = run * pace.value(at: place / run) }
        for track in tracks { if let value = track.value(at: place) { track.property.set(value, of: layer) } }
    }
}
