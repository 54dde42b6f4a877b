/// Two gestures that are recognised at the same time. Neither cancels the other.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// The values of both gestures; nil for a gesture that is not recognised.
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

/// A gesture, or another one if the first fails.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// The value of the gesture that was recognised.
    public enum Value {
        /// The first gesture was recognised.
        case first(First.Value)
        /// The second gesture was recognised.
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
    /// Combines this gesture with another one, so that neither cancels the other.
    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Combines this gesture with another one, which counts if this one fails.
    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }

    /// Combines this gesture with another one, which begins when this one has ended.
    public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}
