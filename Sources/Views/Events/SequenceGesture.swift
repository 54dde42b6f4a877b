/// A gesture that follows another one. The second begins when the first has ended.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// The state of the sequence.
    public enum Value {
        /// The first gesture is in progress.
        case first(First.Value)
        /// The first gesture has ended. The second value is nil until the second gesture has one.
        case second(First.Value, Second.Value?)
    }

    /// The gesture that comes first.
    public var first: First
    /// The gesture that follows.
    public var second: Second

    /// Combines two gestures; the second begins when the first has ended.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _step(
        _ gesture: Self, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<Value> {
        if let first = memory.read(First.Value?.none) {
            return describe(first, Second._step(gesture.second, memory.part(1), &input))
        }
        let step = First._step(gesture.first, memory.part(0), &input)
        switch step.phase {
        case .possible: return _GestureStep(.possible, isRecognized: step.isRecognized, isWaiting: step.isWaiting)
        case .active(let value):
            return _GestureStep(.active(.first(value)), isRecognized: step.isRecognized, isWaiting: step.isWaiting)
        case .failed: return _GestureStep(.failed)
        case .ended(let value):
            memory.write(First.Value?.some(value))
            // The current touch is the start of the second gesture. After a tap there is no touch.
            guard input.kind == .moved || input.kind == .began else {
                return _GestureStep(.active(.second(value, nil)), isRecognized: true, isWaiting: true)
            }
            let kind = input.kind
            input.kind = .began
            defer { input.kind = kind }
            return describe(value, Second._step(gesture.second, memory.part(1), &input))
        }
    }

    private static func describe(_ first: First.Value, _ second: _GestureStep<Second.Value>) -> _GestureStep<Value> {
        switch second.phase {
        case .possible: _GestureStep(.active(.second(first, nil)), isRecognized: true, isWaiting: second.isWaiting)
        case .active(let value): _GestureStep(.active(.second(first, value)), isRecognized: true)
        case .ended(let value): _GestureStep(.ended(.second(first, value)))
        case .failed: _GestureStep(.failed)
        }
    }

    @MainActor public static func _collectNeeds(_ gesture: Self, into needs: inout _GestureNeeds) {
        First._collectNeeds(gesture.first, into: &needs)
        Second._collectNeeds(gesture.second, into: &needs)
        if needs.taps > 0 { needs.tapsHavePlaces = true }
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    /// Combines this gesture with another one, which begins when this one has ended.
    public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}
