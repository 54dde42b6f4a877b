/// The events that trigger `onSubmit(of:_:)`.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Return in a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Return in a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

private enum SubmitActionKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
private enum SearchSubmitActionKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
    var submitAction: (() -> Void)? {
        get { self[SubmitActionKey.self] }
        set { self[SubmitActionKey.self] = newValue }
    }

    /// The action of Return in search fields.
    var searchSubmitAction: (() -> Void)? {
        get { self[SearchSubmitActionKey.self] }
        set { self[SearchSubmitActionKey.self] = newValue }
    }

    fileprivate mutating func add(_ action: @escaping () -> Void, to key: WritableKeyPath<Self, (() -> Void)?>) {
        let inherited = self[keyPath: key]
        self[keyPath: key] = {
            action()
            inherited?()
        }
    }
}

extension View {
    /// Runs `action` when Return is pressed in a field inside, after the actions of inner views.
    ///
    /// - Parameter triggers: The kinds of fields. A search field is inside of a view if its `searchable` modifier is.
    public nonisolated __consuming func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
        -> some View
    {
        modifier(
            EnvironmentModifier { environment in
                if triggers.contains(.text) { environment.add(action, to: \.submitAction) }
                if triggers.contains(.search) { environment.add(action, to: \.searchSubmitAction) }
            })
    }

    /// Keeps the actions of outer `onSubmit` modifiers from the fields inside.
    public nonisolated __consuming func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(
            EnvironmentModifier(value: isBlocking) {
                guard isBlocking else { return }
                $0.submitAction = nil
                $0.searchSubmitAction = nil
            })
    }
}
