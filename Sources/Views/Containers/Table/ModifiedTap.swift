/// A tap, with the modifier keys that are held when it begins.
nonisolated struct ModifiedTap: _PrimitiveGesture {
    typealias Value = EventModifiers

    @MainActor static func _step(_ gesture: Self, _ memory: _GestureMemory, _ input: inout _GestureInput)
        -> _GestureStep<EventModifiers>
    {
        if input.kind == .began { memory.write(input.modifiers) }
        let keys = memory.read(EventModifiers())
        return TapGesture._step(TapGesture(), memory.part(0), &input).map { _ in keys }
    }

    @MainActor static func _collectNeeds(_ gesture: Self, into needs: inout _GestureNeeds) {
        TapGesture._collectNeeds(TapGesture(), into: &needs)
        // A tap that the browser reports without touches has no modifier keys.
        needs.tapsHavePlaces = true
    }
}
