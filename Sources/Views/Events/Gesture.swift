import EspalierDisplayTree
import Foundation

/// A recogniser for touches on a view, which produces values. Modifiers attach it to a view, as in
/// `.gesture(DragGesture().onChanged { … })`.
///
/// The declaration is Apple's. The graph runs a gesture through the underscored members, which have implementations for
/// every gesture with a `body`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The type of the gesture's values, during the gesture and at its end.
    associatedtype Value

    /// The type of the body.
    associatedtype Body: Gesture

    /// The gesture that implements this one.
    @MainActor @preconcurrency var body: Body { get }

    /// Handles an input and returns the new state of the gesture.
    static func _step(_ gesture: Self, _ memory: _GestureMemory, _ input: inout _GestureInput) -> _GestureStep<Value>

    /// Adds the inputs that the gesture needs.
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

/// A gesture that the graph implements: it has no body.
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
    /// Reading the body stops the program: the graph itself recognises the gesture.
    public var body: Never {
        preconditionFailure("\(Self.self) is recognised by the graph itself: it has no body to read.")
    }
}

/// An optional gesture. Nil recognises nothing.
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

/// The state of a gesture after an input.
nonisolated public struct _GestureStep<Value> {
    enum Phase {
        /// Nothing is recognised yet.
        case possible
        case active(Value)
        /// The gesture has succeeded. Further inputs return the same state.
        case ended(Value)
        /// The gesture has failed.
        case failed
    }

    var phase: Phase
    /// Whether the gesture is recognised beyond doubt, so that others fail.
    var isRecognized: Bool
    /// Whether the gesture has seen one of several taps. Gestures for fewer taps then wait.
    var isWaiting: Bool

    init(_ phase: Phase, isRecognized: Bool = false, isWaiting: Bool = false) {
        self.phase = phase
        if case .ended = phase { self.isRecognized = true } else { self.isRecognized = isRecognized }
        self.isWaiting = isWaiting
    }

    /// The latest value, during the gesture or at its end.
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

/// The memory of a gesture, from the start of a touch until all gestures have ended.
@MainActor
public final class _GestureMemory {
    private var content: Any?
    private var parts: [Int: _GestureMemory] = [:]

    init() {}

    /// The gesture's own memory.
    func read<Content>(_ initial: @autoclosure () -> Content) -> Content {
        content as? Content ?? initial()
    }

    func write<Content>(_ newContent: Content) {
        content = newContent
    }

    /// The memory of a gesture that is a part of this one.
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

/// The inputs that a gesture needs.
nonisolated public struct _GestureNeeds {
    var distance: CGFloat?
    var holds: [DisplayGesture.Hold] = []
    var reportsStart = false
    /// The largest number of taps in a row; 0 for none.
    var taps = 0
    /// Whether the position of a tap matters.
    var tapsHavePlaces = false
    var takesTwoFingers = false
    /// Whether an action follows the gesture while it is in progress.
    var isFollowed = false

    init() {}

    var takesPlainTapsOnly: Bool {
        taps == 1 && !tapsHavePlaces && distance == nil && holds.isEmpty && !takesTwoFingers && !reportsStart
    }
}
