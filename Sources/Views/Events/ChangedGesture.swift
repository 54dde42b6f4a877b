/// A gesture that calls an action while it is in progress.
nonisolated public struct _ChangedGesture<Content: Gesture>: _PrimitiveGesture where Content.Value: Equatable {
    public typealias Value = Content.Value

    let content: Content
    let action: (Value) -> Void

    @MainActor public static func _step(
        _ gesture: Self, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<Content.Value> {
        let step = Content._step(gesture.content, memory.part(0), &input)
        if case .active(let value) = step.phase, memory.read(Value?.none) != value {
            memory.write(Value?.some(value))
            input.actions.append { gesture.action(value) }
        }
        return step
    }

    @MainActor public static func _collectNeeds(_ gesture: Self, into needs: inout _GestureNeeds) {
        needs.collectFollowed(gesture.content)
    }
}

extension Gesture {
    /// Calls `action` whenever the gesture's value changes.
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
    where Value: Equatable {
        _ChangedGesture(content: self, action: action)
    }
}
