/// Why the content of views is not shown.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Bars stand for texts and pictures, whose letters are no more than an example.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// Bars stand for what is `privacySensitive()`; its letters are not sent to the browser.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// The content is out of date. Texts and pictures are shown all the same; a view may look for the reason.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

/// How much of a text or a picture the page gets.
package enum Redaction: UInt8, Hashable, Sendable {
    /// All.
    case none
    /// Bars instead of letters; controls keep their names.
    case placeholder
    /// Bars instead of letters, and no letter in a name either.
    case secret
}

extension TextSettings {
    /// How much of a text or a picture of this place the page gets.
    package var redaction: Redaction {
        if isPrivacySensitive, redactionReasons.contains(.privacy) { return .secret }
        return redactionReasons.contains(.placeholder) ? .placeholder : .none
    }
}

extension EnvironmentValues {
    /// Why content is not shown here; see `redacted(reason:)`.
    public var redactionReasons: RedactionReasons {
        get { textSettings.redactionReasons }
        set { textSettings.redactionReasons = newValue }
    }
}

extension View {
    /// Adds a reason for which the content inside is not shown.
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        modifier(EnvironmentModifier(value: reason) { $0.redactionReasons.formUnion(reason) })
    }

    /// Shows the content inside whatever reasons there are around it not to.
    public nonisolated func unredacted() -> some View {
        environment(\.redactionReasons, [])
    }

    /// Says that the content inside is the user's alone: `redacted(reason: .privacy)` hides it.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.textSettings.isPrivacySensitive, sensitive)
    }
}
