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
    private var changes: [(inout Value, Double) -> Void] = []

    init(start: Value) {
        self.start = start
    }

    /// Adds a track for the part of the value at `keyPath`.
    mutating func add<Part: Animatable>(_ keyPath: WritableKeyPath<Value, Part>, _ curve: KeyframeCurve<Part>) {
        duration = max(duration, curve.duration)
        changes.append { value, time in value[keyPath: keyPath] = curve.value(at: time) }
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
