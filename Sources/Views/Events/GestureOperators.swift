/// A gesture that calls an action while it goes on.
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

/// A gesture with another value.
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

/// A gesture that only counts while keys are held.
nonisolated public struct _ModifiersGesture<Content: Gesture>: _PrimitiveGesture {
    public typealias Value = Content.Value

    let content: Content
    let modifiers: EventModifiers

    @MainActor public static func _step(
        _ gesture: Self, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<Content.Value> {
        // What counts is which keys were held when it began.
        if input.kind == .began, !input.modifiers.isSuperset(of: gesture.modifiers) { memory.write(true) }
        if memory.read(false) { return _GestureStep(.failed) }
        return Content._step(gesture.content, memory.part(0), &input)
    }

    @MainActor public static func _collectNeeds(_ gesture: Self, into needs: inout _GestureNeeds) {
        Content._collectNeeds(gesture.content, into: &needs)
        // A key that stands for a tap is told without the others.
        if needs.taps > 0 { needs.tapsHavePlaces = true }
    }
}

extension _GestureNeeds {
    /// Adds what a gesture needs of which somebody wants to hear while it goes on: of presses also when they begin.
    @MainActor mutating func collectFollowed<Content: Gesture>(_ content: Content) {
        let holdsBefore = holds.count
        Content._collectNeeds(content, into: &self)
        if holds.count > holdsBefore { reportsStart = true }
    }
}

extension Gesture {
    /// Calls `action` whenever the gesture's value changes while it goes on.
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
    where Value: Equatable {
        _ChangedGesture(content: self, action: action)
    }

    /// Calls `action` when the gesture has ended as what it looks for; not when it was given up.
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// The same gesture with a value that `body` makes of its own.
    public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }

    /// The same gesture, which only counts if these keys are held when it begins.
    public nonisolated func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(content: self, modifiers: modifiers)
    }
}

/// A gesture of which only the value's type is known.
nonisolated public struct AnyGesture<Value>: _PrimitiveGesture {
    private let gesture: any Gesture<Value>

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
