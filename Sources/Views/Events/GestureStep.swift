/// The state of a gesture after an input.
nonisolated public struct _GestureStep<Value> {
    enum Phase {
        /// Nothing is recognized yet.
        case possible
        case active(Value)
        /// The gesture has succeeded. Further inputs return the same state.
        case ended(Value)
        /// The gesture has failed.
        case failed
    }

    var phase: Phase
    /// Whether the gesture is recognized beyond doubt, so that others fail.
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
