/// A gesture of any type with a value of the given type.
nonisolated public struct AnyGesture<Value>: _PrimitiveGesture {
    private let gesture: any Gesture<Value>

    /// Wraps a gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        self.gesture = gesture
    }

    @MainActor public static func _step(
        _ gesture: Self, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<Value> {
        func run<G: Gesture<Value>>(_ gesture: G) -> _GestureStep<Value> { G._step(gesture, memory, &input) }
        return run(gesture.gesture)
    }

    @MainActor public static func _collectNeeds(_ gesture: Self, into needs: inout _GestureNeeds) {
        func run<G: Gesture<Value>>(_ gesture: G) { G._collectNeeds(gesture, into: &needs) }
        run(gesture.gesture)
    }
}
