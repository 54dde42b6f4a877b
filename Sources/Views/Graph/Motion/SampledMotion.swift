import EspalierDisplayTree

/// A motion that the page shows in advance, stage by stage.
@MainActor
protocol SampledMotion: AnyObject {
    /// The meaning of the motion's stages, if they start at `time`.
    func axis(at time: Double) -> DisplaySamples.Axis
    /// The seconds until the motion ends, from `time`; infinite for an endless one.
    func remainingTime(at time: Double) -> Double
    /// The number of samples that the motion needs for some seconds.
    func sampleCount(for duration: Double) -> Int
    /// Shows the motion at a progress, if that is its axis.
    func show(progress: Double)
    /// Shows the motion at a time of the page's clock.
    func show(time: Double)
    /// Shows the state that the page keeps.
    func finishSampling()
}

/// A motion that depends on the page's clock only: keyframes, or a timeline.
///
/// It runs while a browser shows the page. A browser that receives the whole page gets the motion again.
@MainActor
protocol ClockMotion: SampledMotion, ViewNode {
    /// Whether the motion has something to show.
    var isRunning: Bool { get }
    /// The start of the motion in progress, in seconds of the page's clock, and its duration; infinite for an endless one.
    func span(at time: Double) -> (start: Double, duration: Double)
}

extension ClockMotion {
    func show(progress: Double) {}

    func sampleCount(for duration: Double) -> Int { min(max(Int((duration * 60).rounded(.up)) + 1, 17), 151) }
}
