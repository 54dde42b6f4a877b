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

/// The part of a text or an image that is sent to the page.
package enum Redaction: UInt8, Hashable, Sendable {
    /// Everything.
    case none
    /// Bars instead of letters; controls keep their labels.
    case placeholder
    /// Bars instead of letters, and no text in labels either.
    case secret
}

extension TextSettings {
    /// The part of a text or an image that is sent to the page.
    package var redaction: Redaction {
        if isPrivacySensitive, redactionReasons.contains(.privacy) { return .secret }
        return redactionReasons.contains(.placeholder) ? .placeholder : .none
    }
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
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        modifier(EnvironmentModifier(value: reason) { $0.redactionReasons.formUnion(reason) })
    }

    /// Shows the content inside, whatever the reasons to hide it.
    public nonisolated func unredacted() -> some View {
        environment(\.redactionReasons, [])
    }

    /// Marks the content inside as private: `redacted(reason: .privacy)` hides it.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.textSettings.isPrivacySensitive, sensitive)
    }
}
