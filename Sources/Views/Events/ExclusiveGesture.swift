/// A gesture, or another one if the first fails.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// The value of the gesture that was recognized.
    public enum Value {
        /// The first gesture was recognized.
        case first(First.Value)
        /// The second gesture was recognized.
        case second(Second.Value)
    }

    /// The gesture that comes first.
    public var first: First
    /// The gesture that counts if the first one fails.
    public var second: Second

    /// Combines two gestures; the second counts if the first fails.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    private enum Winner { case none, first, second }

    private struct Race {
        var winner = Winner.none
        /// The actions of the second gesture, which run once the first has failed.
        var held: ContiguousArray<@MainActor () -> Void> = []
    }

    @MainActor public static func _step(
        _ gesture: Self, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<Value> {
        var race = memory.read(Race())
        defer { memory.write(race) }
        switch race.winner {
        case .first: return First._step(gesture.first, memory.part(0), &input).map(Value.first)
        case .second: return Second._step(gesture.second, memory.part(1), &input).map(Value.second)
        case .none: break
        }
        let first = First._step(gesture.first, memory.part(0), &input)
        if first.isRecognized {
            race.winner = .first
            race.held = []
            var cancelling = input.cancelling()
            _ = Second._step(gesture.second, memory.part(1), &cancelling)
            input.actions += cancelling.actions
            return first.map(Value.first)
        }
        var own = input
        own.actions = []
        let second = Second._step(gesture.second, memory.part(1), &own)
        if !first.hasFailed, first.isWaiting, second.isRecognized || !race.held.isEmpty {
            race.held += own.actions
            return _GestureStep(.possible, isWaiting: true)
        }
        input.actions += race.held
        race.held = []
        input.actions += own.actions
        if first.hasFailed {
            if second.isRecognized { race.winner = .second }
            return second.map(Value.second)
        }
        if second.isRecognized {
            race.winner = .second
            var cancelling = input.cancelling()
            _ = First._step(gesture.first, memory.part(0), &cancelling)
            input.actions += cancelling.actions
            return second.map(Value.second)
        }
        if let value = first.value { return _GestureStep(.active(.first(value)), isWaiting: first.isWaiting) }
        if second.hasFailed { return first.map(Value.first) }
        var step = second.map(Value.second)
        step.isWaiting = first.isWaiting || second.isWaiting
        return step
    }

    @MainActor public static func _collectNeeds(_ gesture: Self, into needs: inout _GestureNeeds) {
        First._collectNeeds(gesture.first, into: &needs)
        Second._collectNeeds(gesture.second, into: &needs)
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    /// Combines this gesture with another one, which counts if this one fails.
    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
