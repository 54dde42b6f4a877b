/// The view that assistive technology reads. On a page it is the one with the keyboard's focus, which screen readers follow.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private var focus: FocusState<Value>

    /// A state for one view: whether it is read.
    public init() where Value == Bool {
        focus = FocusState()
    }

    /// A state for several views: the value of the one that is read; nil for none.
    public init<T: Hashable>() where Value == T? {
        focus = FocusState()
    }

    /// The value of the view that is read. Setting it moves the focus.
    public var wrappedValue: Value {
        get { focus.wrappedValue }
        nonmutating set { focus.wrappedValue = newValue }
    }

    /// A binding for `accessibilityFocused(_:)` and `accessibilityFocused(_:equals:)`.
    public var projectedValue: Binding { Binding(focus: focus.projectedValue) }

    /// A reference to a state, for `accessibilityFocused(_:)` and `accessibilityFocused(_:equals:)`.
    @propertyWrapper
    public struct Binding {
        let focus: FocusState<Value>.Binding

        /// The value of the view that is read. Setting it moves the focus.
        public var wrappedValue: Value {
            get { focus.wrappedValue }
            nonmutating set { focus.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension View {
    /// Binds the focus of assistive technology to a value: it is on the view while `binding` equals `value`. The keyboard can have its
    /// focus there too.
    public nonisolated __consuming func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        focusable().focused(binding.focus, equals: value)
    }

    /// Binds the focus of assistive technology to a condition. The keyboard can have its focus on the view too.
    public nonisolated __consuming func accessibilityFocused(
        _ condition: AccessibilityFocusState<Bool>.Binding
    ) -> some View {
        accessibilityFocused(condition, equals: true)
    }
}
