/// An intent with the phrases that start it in Siri. A page has no Siri, so nothing starts it.
public struct AppShortcut: Sendable {
    /// A shortcut.
    ///
    /// - Parameters:
    ///   - intent: The intent.
    ///   - phrases: The phrases, each with the app's name: `"Add a note in \(.applicationName)"`.
    ///   - shortTitle: The name of the shortcut.
    ///   - systemImageName: The symbol of the shortcut.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String
    ) {}

    /// A shortcut without a name.
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}
}

/// A phrase that starts an intent in Siri.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    /// A phrase without values.
    public init(stringLiteral value: String) {}

    /// A phrase with the app's name and a parameter.
    public init(stringInterpolation: StringInterpolation) {}

    /// The parts of a phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {}

        /// Appends the app's name.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}

        /// Appends a parameter.
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}

/// A value in phrases.
public enum AppShortcutPhraseToken: Hashable, Sendable {
    /// The app's name.
    case applicationName
}
