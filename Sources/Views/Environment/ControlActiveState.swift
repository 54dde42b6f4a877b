/// Whether controls are in the window that takes key presses.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
    /// The window takes key presses; it is in front; it is neither.
    case key, active, inactive
}

private enum ControlActiveStateKey: EnvironmentKey { static var defaultValue: ControlActiveState { .key } }

extension EnvironmentValues {
    /// Whether controls are in the window that takes key presses. It is `key` unless the app sets it: browsers report it late, and
    /// pages look alike in all states.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] }
        set { self[ControlActiveStateKey.self] = newValue }
    }
}
