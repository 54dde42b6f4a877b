/// A recognizer for touches on a view, which produces values. Modifiers attach it to a view, as in
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
    /// Reading the body stops the program: the graph itself recognizes the gesture.
    public var body: Never {
        preconditionFailure("\(Self.self) is recognized by the graph itself: it has no body to read.")
    }
}

/// An optional gesture. Nil recognizes nothing.
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
