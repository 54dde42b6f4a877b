import EspalierDisplayTree
import Foundation

/// What fingers and pointers do on a view, recognised: a value that a view's modifiers attach, like
/// `.gesture(DragGesture().onChanged { … })`.
///
/// The declaration is Apple's. The underscored members are how the graph runs a gesture; a gesture with a `body` has
/// them.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture says while it goes on and when it ends.
    associatedtype Value

    /// The gesture that this one is made of.
    associatedtype Body: Gesture

    @MainActor @preconcurrency var body: Body { get }

    /// Takes what happened, and says what became of the gesture.
    static func _step(_ gesture: Self, _ memory: _GestureMemory, _ input: inout _GestureInput) -> _GestureStep<Value>

    /// Adds what the gesture needs to hear of.
    static func _collectNeeds(_ gesture: Self, into needs: inout _GestureNeeds)
}

extension Gesture where Value == Body.Value {
    public static func _step(
        _ gesture: Self, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<Body.Value> {
        Body._step(gesture.body, memory, &input)
    }

    public static func _collectNeeds(_ gesture: Self, into needs: inout _GestureNeeds) {
        Body._collectNeeds(gesture.body, into: &needs)
    }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Gesture where Self == Never {
    public static func _step(_ gesture: Never, _ memory: _GestureMemory, _ input: inout _GestureInput)
        -> _GestureStep<Never>
    {}
    public static func _collectNeeds(_ gesture: Never, into needs: inout _GestureNeeds) {}
}

/// A gesture that the graph knows by itself: it has no body.
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
    public var body: Never {
        preconditionFailure("\(Self.self) is recognised by the graph itself: it has no body to read.")
    }
}

/// A gesture that may be there or not: without one nothing is recognised.
extension Optional: Gesture, _PrimitiveGesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value

    @MainActor public static func _step(
        _ gesture: Self, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<Wrapped.Value> {
        guard let gesture else { return _GestureStep(.failed) }
        return Wrapped._step(gesture, memory, &input)
    }

    @MainActor public static func _collectNeeds(_ gesture: Self, into needs: inout _GestureNeeds) {
        if let gesture { Wrapped._collectNeeds(gesture, into: &needs) }
    }
}

/// What became of a gesture.
nonisolated public struct _GestureStep<Value> {
    enum Phase {
        /// Nothing yet.
        case possible
        case active(Value)
        /// It is over, and was what it looks for. Said again for all that follows.
        case ended(Value)
        /// It is over, and was not.
        case failed
    }

    var phase: Phase
    /// Whether the gesture is what it looks for beyond doubt: others then give way.
    var isRecognized: Bool
    /// Whether a tap was seen that may become one of several: single ones wait for that.
    var isWaiting: Bool

    init(_ phase: Phase, isRecognized: Bool = false, isWaiting: Bool = false) {
        self.phase = phase
        if case .ended = phase { self.isRecognized = true } else { self.isRecognized = isRecognized }
        self.isWaiting = isWaiting
    }

    /// What it said last, while it goes on or at its end.
    var value: Value? {
        switch phase {
        case .active(let value), .ended(let value): value
        case .possible, .failed: nil
        }
    }

    var hasFailed: Bool { if case .failed = phase { true } else { false } }

    var isOver: Bool {
        switch phase {
        case .ended, .failed: true
        case .possible, .active: false
        }
    }

    func map<Other>(_ transform: (Value) -> Other) -> _GestureStep<Other> {
        let mapped: _GestureStep<Other>.Phase =
            switch phase {
            case .possible: .possible
            case .active(let value): .active(transform(value))
            case .ended(let value): .ended(transform(value))
            case .failed: .failed
            }
        return _GestureStep<Other>(mapped, isRecognized: isRecognized, isWaiting: isWaiting)
    }
}

/// What a gesture remembers from when a touch begins until all is over.
@MainActor
public final class _GestureMemory {
    private var content: Any?
    private var parts: [Int: _GestureMemory] = [:]

    init() {}

    /// What the gesture itself remembers.
    func read<Content>(_ initial: @autoclosure () -> Content) -> Content {
        content as? Content ?? initial()
    }

    func write<Content>(_ newContent: Content) {
        content = newContent
    }

    /// The memory of a gesture that this one is made of.
    func part(_ index: Int) -> _GestureMemory {
        if let known = parts[index] { return known }
        let made = _GestureMemory()
        parts[index] = made
        return made
    }

    func forgetPart(_ index: Int) {
        parts[index] = nil
    }
}

/// What a gesture needs to hear of.
nonisolated public struct _GestureNeeds {
    var distance: CGFloat?
    var holds: [DisplayGesture.Hold] = []
    var reportsStart = false
    /// The most taps in a row; 0 for none.
    var taps = 0
    /// Whether it matters where a tap was.
    var tapsHavePlaces = false
    var takesTwoFingers = false
    /// Whether somebody asked for what is said while a gesture goes on.
    var isFollowed = false

    init() {}

    var takesPlainTapsOnly: Bool {
        taps == 1 && !tapsHavePlaces && distance == nil && holds.isEmpty && !takesTwoFingers && !reportsStart
    }
}
