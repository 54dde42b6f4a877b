import EspalierLayoutEngine

/// A description of how a value changes over time: tracks that run side by side.
public protocol Keyframes<Value> {
    /// The type of the value that changes.
    associatedtype Value
    /// The type of the tracks.
    associatedtype Body: Keyframes where Body.Value == Value

    /// The tracks.
    @KeyframesBuilder<Value> var body: Body { get }

    /// Adds the tracks for a value that begins with `tracks.start`.
    func _addTracks(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes {
    public func _addTracks(to tracks: inout _KeyframeTracks<Value>) {
        body._addTracks(to: &tracks)
    }
}

/// Tracks for the parts of one value.
public struct _KeyframeTracks<Value> {
    /// The value before the tracks begin.
    let start: Value
    private(set) var duration = 0.0
    /// The value at seconds from the start, in the motion that the tracks continue; nil if they start from rest.
    private let earlier: ((Double) -> Value)?
    private var changes: [(inout Value, Double) -> Void] = []

    init(start: Value, continuing earlier: ((Double) -> Value)? = nil) {
        self.start = start
        self.earlier = earlier
    }

    /// Adds a track for the part of the value at `keyPath`.
    mutating func add<Part: Animatable>(_ keyPath: WritableKeyPath<Value, Part>, _ keyframes: _KeyframeList<Part>) {
        let curve = KeyframeCurve(from: start[keyPath: keyPath], velocity: velocity(of: keyPath), keyframes)
        duration = max(duration, curve.duration)
        changes.append { value, time in value[keyPath: keyPath] = curve.value(at: time) }
    }

    /// The velocity per second of a part of the value at the start.
    private func velocity<Part: Animatable>(of keyPath: WritableKeyPath<Value, Part>) -> Part.AnimatableData? {
        guard let earlier else { return nil }
        let step = 1.0 / 1024
        let way = earlier(step)[keyPath: keyPath].animatableData - earlier(-step)[keyPath: keyPath].animatableData
        return way.scaled(by: 1 / (2 * step))
    }

    /// The value at a time in seconds.
    func value(at time: Double) -> Value {
        var value = start
        for change in changes { change(&value, time) }
        return value
    }
}

/// Two tracks, or none, as one.
struct CombinedKeyframes<Value>: Keyframes {
    typealias Body = Self
    let add: (inout _KeyframeTracks<Value>) -> Void

    var body: Self { self }
    func _addTracks(to tracks: inout _KeyframeTracks<Value>) { add(&tracks) }
}
