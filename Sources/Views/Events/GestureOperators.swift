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

/// A gesture whose values are transformed.
nonisolated public struct _MapGesture<Content: Gesture, Value>: _PrimitiveGesture {
    let content: Content
    let transform: (Content.Value) -> Value

    @MainActor public static func _step(
        _ gesture: Self, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<Value> {
        Content._step(gesture.content, memory, &input).map(gesture.transform)
    }

    @MainActor public static func _collectNeeds(_ gesture: Self, into needs: inout _GestureNeeds) {
        Content._collectNeeds(gesture.content, into: &needs)
    }
}

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
        // A key that acts as a tap is reported without modifier keys.
        if needs.taps > 0 { needs.tapsHavePlaces = true }
    }
}

extension _GestureNeeds {
    /// Adds the needs of a gesture that an action follows: presses also report their start.
    @MainActor mutating func collectFollowed<Content: Gesture>(_ content: Content) {
        let holdsBefore = holds.count
        Content._collectNeeds(content, into: &self)
        if holds.count > holdsBefore { reportsStart = true }
    }
}

extension Gesture {
    /// Calls `action` whenever the gesture's value changes.
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
    where Value: Equatable {
        _ChangedGesture(content: self, action: action)
    }

    /// Calls `action` when the gesture succeeds, but not when it fails or is cancelled.
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Transforms the gesture's values.
    public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }

    /// Requires that the keys are held when the gesture begins.
    public nonisolated func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(content: self, modifiers: modifiers)
    }
}

/// A gesture of any type with a value of the given type.
nonisolated public struct AnyGesture<Value>: _PrimitiveGesture {
    private let gesture: any Gesture<Value>

    /// Wraps a gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        self.gesture = gesture
    }

    @MainActor public static func _step(
        _ gesture: Self, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<Value> {
        func run<G: Gesture<Value>>(_ gesture: G) -> _GestureStep<Value> { G._step(gesture, memory, &input) }
        return run(gesture.gesture)
    }

    @MainActor public static func _collectNeeds(_ gesture: Self, into needs: inout _GestureNeeds) {
        func run<G: Gesture<Value>>(_ gesture: G) { G._collectNeeds(gesture, into: &needs) }
        run(gesture.gesture)
    }
}
