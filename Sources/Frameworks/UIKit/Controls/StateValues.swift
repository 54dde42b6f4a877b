/// The values of a control's property in its states.
struct StateValues<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// The value that was set for a state; nil for none.
    subscript(state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// The value that a state shows: its own, or else that of `normal`.
    func shown(in state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
}
