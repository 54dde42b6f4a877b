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
