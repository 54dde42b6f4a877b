import EspalierLayoutEngine

/// A sequence of keyframes for one property of a value.
public struct KeyframeTrack<Root, TrackValue, Content: KeyframeTrackContent>: Keyframes
where Content.Value == TrackValue {
    public typealias Value = Root
    public typealias Body = Self

    private let keyPath: WritableKeyPath<Root, TrackValue>
    private let content: Content

    /// A track for the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == TrackValue {
        keyPath = \.self
        self.content = content()
    }

    /// A track for the property at `keyPath`.
    public init(
        _ keyPath: WritableKeyPath<Root, TrackValue>, @KeyframeTrackContentBuilder<TrackValue> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    public var body: Self { self }

    public func _addTracks(to tracks: inout _KeyframeTracks<Root>) {
        var keyframes = _KeyframeList<TrackValue>()
        content._addKeyframes(to: &keyframes)
        tracks.add(keyPath, keyframes)
    }
}
