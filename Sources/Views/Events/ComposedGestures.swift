/// Two gestures at the same time: what one does, the other does not hinder.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// What each of them said; nil where it was not recognised.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

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

/// A gesture, and where that one fails, another.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// Which of them it is.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    private enum Winner { case none, first, second }

    private struct Race {
        var winner = Winner.none
        /// What the second gesture wants done once the first has failed.
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

/// A gesture after another: the second begins where the first has ended.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// How far it is.
    public enum Value {
        /// The first goes on.
        case first(First.Value)
        /// The first has ended; nil until the second says something.
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

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
            // The touch that is there is new to the second gesture; after a tap there is none.
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
    /// This gesture and another, neither of which hinders the other.
    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// This gesture, and where it fails the other.
    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }

    /// This gesture, and once it has ended the other.
    public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}
