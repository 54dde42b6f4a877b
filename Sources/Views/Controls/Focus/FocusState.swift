/// The field that has the keyboard focus. The page reports changes, and setting the value moves the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let initial: Value
    private var location: StateLocation<Value>?

    /// A state for one field: whether it has the focus.
    public init() where Value == Bool {
        initial = false
    }

    /// A state for several fields: the value of the field that has the focus; nil for none.
    public init<T: Hashable>() where Value == T? {
        initial = nil
    }

    /// The value of the field that has the focus. Setting it moves the focus.
    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set { location?.set(newValue, transaction: Transaction.current) }
    }

    /// A binding for `focused(_:)` and `focused(_:equals:)`.
    public var projectedValue: Binding {
        Binding(location: location ?? StateLocation(initial), unfocused: initial)
    }

    /// A reference to a focus state, for `focused(_:)` and `focused(_:equals:)`.
    @propertyWrapper
    public struct Binding {
        let location: StateLocation<Value>
        let unfocused: Value

        /// The value of the field that has the focus. Setting it moves the focus.
        public var wrappedValue: Value {
            get { location.get() }
            nonmutating set { location.set(newValue, transaction: Transaction.current) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension FocusState: GraphProperty {
    @MainActor
    mutating func bind(to slot: inout AnyObject?, of node: ViewNode, name: String) -> Bool {
        TransientSlot.bind(&location, to: &slot, initial: initial)
    }
}

/// Access of a field to a focus state.
package struct FieldFocus {
    let isFocused: () -> Bool
    let setFocused: (Bool) -> Void

    package init(isFocused: @escaping () -> Bool, setFocused: @escaping (Bool) -> Void) {
        self.isFocused = isFocused
        self.setFocused = setFocused
    }
}

private enum FieldFocusKey: EnvironmentKey { static var defaultValue: FieldFocus? { nil } }

extension EnvironmentValues {
    package var fieldFocus: FieldFocus? {
        get { self[FieldFocusKey.self] }
        set { self[FieldFocusKey.self] = newValue }
    }
}

extension View {
    /// Binds the focus of the field inside to a value: it has the focus while `binding` equals `value`.
    public nonisolated __consuming func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    )
        -> some View
    {
        let (location, unfocused) = (binding.location, binding.unfocused)
        return modifier(
            EnvironmentModifier(value: FocusKey(location: ObjectIdentifier(location), value: value)) {
                $0.fieldFocus = FieldFocus(
                    isFocused: { location.get() == value },
                    setFocused: { isFocused in
                        if isFocused {
                            location.set(value, transaction: Transaction())
                        } else if location.stored == value {
                            location.set(unfocused, transaction: Transaction())
                        }
                    })
            })
    }

    /// Binds the focus of the field inside to a condition.
    public nonisolated __consuming func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        focused(condition, equals: true)
    }
}

private struct FocusKey<Value: Hashable>: Equatable {
    let location: ObjectIdentifier
    let value: Value
}
