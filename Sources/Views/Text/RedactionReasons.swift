/// Reasons to hide the content of views.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Bars replace texts and images, which are mere examples.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// Bars replace content marked by `privacySensitive()`. Its text is not sent to the browser.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// The content is out of date. Texts and images are still shown; views can read the reason.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
    /// The reasons to hide content; see `redacted(reason:)`.
    public var redactionReasons: RedactionReasons {
        get { textSettings.redactionReasons }
        set { textSettings.redactionReasons = newValue }
    }
}

extension View {
    /// Adds a reason to hide the content inside.
    public nonisolated __consuming func redacted(reason: RedactionReasons) -> some View {
        modifier(EnvironmentModifier(value: reason) { $0.redactionReasons.formUnion(reason) })
    }

    /// Shows the content inside, regardless of the reasons to hide it.
    public nonisolated __consuming func unredacted() -> some View {
        environment(\.redactionReasons, [])
    }

    /// Marks the content inside as private: `redacted(reason: .privacy)` hides it.
    public nonisolated __consuming func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.textSettings.isPrivacySensitive, sensitive)
    }
}
