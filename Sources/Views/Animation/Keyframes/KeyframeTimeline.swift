public import Foundation

/// A value that changes over time according to keyframes.
///
///     let timeline = KeyframeTimeline(initialValue: 0.0) {
///         LinearKeyframe(1, duration: 2)
///         SpringKeyframe(0, duration: 1)
///     }
///     timeline.value(time: 1) // 0.5
public struct KeyframeTimeline<Value> {
    private let tracks: _KeyframeTracks<Value>

    /// A timeline that begins with `initialValue`.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        var tracks = _KeyframeTracks(start: initialValue)
        content()._addTracks(to: &tracks)
        self.tracks = tracks
    }

    /// A timeline that continues an earlier motion.
    ///
    /// - Parameter earlier: The value of that motion at seconds from the beginning of the timeline; nil for a start from
    ///   rest.
    init(from start: Value, continuing earlier: ((Double) -> Value)?, _ keyframes: some Keyframes<Value>) {
        var tracks = _KeyframeTracks(start: start, continuing: earlier)
        keyframes._addTracks(to: &tracks)
        self.tracks = tracks
    }

    /// The duration of the longest track, in seconds.
    public var duration: TimeInterval { tracks.duration }

    /// The value `time` seconds after the beginning: before it the initial one, after a track's end that of its last
    /// keyframe.
    ///
    /// - Complexity: O(*n*) in the number of keyframes.
    public func value(time: Double) -> Value { tracks.value(at: time) }

    /// The value at a part of the duration, from 0 to 1.
    ///
    /// - Complexity: O(*n*) in the number of keyframes.
    public func value(progress: Double) -> Value { tracks.value(at: progress * duration) }
}
