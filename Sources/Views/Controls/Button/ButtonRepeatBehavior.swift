/// Whether holding a button repeats its action.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String

    /// The platform's default: no repetition.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// Holding repeats the action.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// Holding does not repeat the action.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }

extension EnvironmentValues {
    /// Whether holding a button repeats its action.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets whether holding a button inside repeats its action: at once, after half a second, then ten times a second.
    public nonisolated __consuming func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
