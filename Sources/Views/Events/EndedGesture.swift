/// A gesture that calls an action at its end.
nonisolated public struct _EndedGesture<Content: Gesture>: _PrimitiveGesture {
    public typealias Value = Content.Value

    let content: Content
    let action: (Value) -> Void

    @MainActor public static func _step(
        _ gesture: Self, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<Content.Value> {
        let step = Content._step(gesture.content, memory.part(0), &input)
        if case .ended(let value) = step.phase, !memory.read(false) {
            memory.write(true)
            input.actions.append { gesture.action(value) }
        }
        return step
    }

    @MainActor public static func _collectNeeds(_ gesture: Self, into needs: inout _GestureNeeds) {
        Content._collectNeeds(gesture.content, into: &needs)
    }
}

extension Gesture {
    /// Calls `action` when the gesture succeeds, but not when it fails or is canceled.
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }
}
