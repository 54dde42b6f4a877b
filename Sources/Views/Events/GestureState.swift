/// A value that a view has while a gesture goes on. When the gesture ends, fails or is taken from the page, the value is
/// the initial one again.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let reset: (Value, inout Transaction) -> Void
    private var location: StateLocation<Value>?

    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue) { _, _ in }
    }

    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue) { _, _ in }
    }

    /// - Parameter resetTransaction: what goes along when the value becomes the initial one again: its animation.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
    }

    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// - Parameter reset: makes the transaction of becoming the initial value again, from the last value.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        self.reset = reset
    }

    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    public var wrappedValue: Value { location?.get() ?? initial }

    /// What `updating(_:body:)` takes.
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

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
    /// Changes the value for a gesture that goes on.
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

/// A gesture that gives a `GestureState` its value.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
    public typealias Value = Base.Value

    public var base: Base
    public var state: GestureState<State>
    public var body: (Base.Value, inout State, inout Transaction) -> Void

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
    /// Changes `state` while the gesture goes on; afterwards it has its initial value again.
    ///
    /// - Parameter body: takes the gesture's value, the state to change, and the transaction that the change goes with.
    public nonisolated func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}
