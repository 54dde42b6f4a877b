/// A value that a gesture updates while it is in progress. When the gesture ends, fails or is canceled, the value
/// returns to the initial one.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let reset: (Value, inout Transaction) -> Void
    private var location: StateLocation<Value>?

    /// A state with an initial value.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue) { _, _ in }
    }

    /// A state with an initial value.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue) { _, _ in }
    }

    /// A state that returns to its initial value with a transaction.
    ///
    /// - Parameter resetTransaction: The transaction of the return, such as one with an animation.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
    }

    /// A state that returns to its initial value with a transaction.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// A state that returns to its initial value with a transaction that depends on the last value.
    ///
    /// - Parameter reset: Receives the last value and changes the transaction of the return.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        self.reset = reset
    }

    /// A state that returns to its initial value with a transaction that depends on the last value.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The current value; the initial one unless the gesture is in progress.
    public var wrappedValue: Value { location?.get() ?? initial }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// A state that is initially nil, and becomes nil again with a transaction.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// A state that is initially nil, and becomes nil again with a transaction that depends on the last value.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}

extension GestureState: GraphProperty {
    @MainActor
    mutating func bind(to slot: inout AnyObject?, of node: ViewNode, name: String) -> Bool {
        TransientSlot.bind(&location, to: &slot, initial: initial)
    }
}

extension GestureState {
    /// Changes the value while a gesture is in progress.
    @MainActor fileprivate func update(_ change: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var value = location.stored
        var transaction = Transaction.current
        change(&value, &transaction)
        location.set(value, transaction: transaction)
    }

    @MainActor fileprivate func restore() {
        guard let location else { return }
        var transaction = Transaction.current
        transaction.isContinuous = false
        reset(location.stored, &transaction)
        location.set(initial, transaction: transaction)
    }
}

/// A gesture that updates a `GestureState`.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
    public typealias Value = Base.Value

    /// The gesture.
    public var base: Base
    /// The state that the gesture updates.
    public var state: GestureState<State>
    /// Changes the state for a value of the gesture.
    public var body: (Base.Value, inout State, inout Transaction) -> Void

    /// A gesture that updates `state` with `body`.
    public init(
        base: Base, state: GestureState<State>, body: @escaping (Base.Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.body = body
    }

    @MainActor public static func _step(
        _ gesture: Self, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<Base.Value> {
        let step = Base._step(gesture.base, memory.part(0), &input)
        switch step.phase {
        case .possible: break
        case .active(let value):
            memory.write(true)
            input.actions.append {
                gesture.state.update { gesture.body(value, &$0, &$1) }
            }
        case .ended, .failed:
            guard memory.read(false) else { break }
            memory.write(false)
            input.actions.append { gesture.state.restore() }
        }
        return step
    }

    @MainActor public static func _collectNeeds(_ gesture: Self, into needs: inout _GestureNeeds) {
        needs.collectFollowed(gesture.base)
    }
}

extension Gesture {
    /// Updates `state` while the gesture is in progress; afterwards the state returns to its initial value.
    ///
    /// - Parameter body: Receives the gesture's value, the state to change, and the transaction of the change.
    public nonisolated func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}
