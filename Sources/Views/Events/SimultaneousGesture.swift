/// Two gestures that are recognized at the same time. Neither cancels the other.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// The values of both gestures; nil for a gesture that is not recognized.
    public struct Value {
        /// The value of the first gesture.
        public var first: First.Value?
        /// The value of the second gesture.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Combines two gestures that do not exclude each other.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _step(
        _ gesture: Self, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<Value> {
        let first = First._step(gesture.first, memory.part(0), &input)
        let second = Second._step(gesture.second, memory.part(1), &input)
        let value = Value(first: first.value, second: second.value)
        let isRecognized = first.isRecognized || second.isRecognized
        let isWaiting = first.isWaiting || second.isWaiting
        if first.isOver, second.isOver {
            return first.hasFailed && second.hasFailed ? _GestureStep(.failed) : _GestureStep(.ended(value))
        }
        if value.first == nil, value.second == nil {
            return _GestureStep(.possible, isRecognized: isRecognized, isWaiting: isWaiting)
        }
        return _GestureStep(.active(value), isRecognized: isRecognized, isWaiting: isWaiting)
    }

    @MainActor public static func _collectNeeds(_ gesture: Self, into needs: inout _GestureNeeds) {
        First._collectNeeds(gesture.first, into: &needs)
        Second._collectNeeds(gesture.second, into: &needs)
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    /// Combines this gesture with another one, so that neither cancels the other.
    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}
