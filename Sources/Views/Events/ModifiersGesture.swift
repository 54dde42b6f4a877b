/// A gesture that requires modifier keys.
nonisolated public struct _ModifiersGesture<Content: Gesture>: _PrimitiveGesture {
    public typealias Value = Content.Value

    let content: Content
    let modifiers: EventModifiers

    @MainActor public static func _step(
        _ gesture: Self, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<Content.Value> {
        // The keys at the start of the gesture count.
        if input.kind == .began, !input.modifiers.isSuperset(of: gesture.modifiers) { memory.write(true) }
        if memory.read(false) { return _GestureStep(.failed) }
        return Content._step(gesture.content, memory.part(0), &input)
    }

    @MainActor public static func _collectNeeds(_ gesture: Self, into needs: inout _GestureNeeds) {
        Content._collectNeeds(gesture.content, into: &needs)
        // A key that stands for a tap is reported without modifier keys.
        if needs.taps > 0 { needs.tapsHavePlaces = true }
    }
}

extension Gesture {
    /// Requires that the keys are held when the gesture begins.
    public nonisolated func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(content: self, modifiers: modifiers)
    }
}
