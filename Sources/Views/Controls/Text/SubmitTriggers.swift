/// The events that trigger `onSubmit(of:_:)`.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Return in a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Return in a search field. Has no effect yet.
    public static let search = SubmitTriggers(rawValue: 2)
}

private enum SubmitActionKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
    var submitAction: (() -> Void)? {
        get { self[SubmitActionKey.self] }
        set { self[SubmitActionKey.self] = newValue }
    }
}

extension View {
    /// Runs `action` when Return is pressed in a field inside, after the actions of inner views.
    public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.submitAction) { outer in
            guard triggers.contains(.text) else { return }
            let inherited = outer
            outer = {
                action()
                inherited?()
            }
        }
    }

    /// Keeps the actions of outer `onSubmit` modifiers from the fields inside.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(EnvironmentModifier(value: isBlocking) { if isBlocking { $0.submitAction = nil } })
    }
}
