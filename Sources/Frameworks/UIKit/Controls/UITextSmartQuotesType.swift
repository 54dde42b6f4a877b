/// Whether quotes become curly. Browsers decide.
public enum UITextSmartQuotesType: Int, Sendable {
    /// The browser decides; no; yes.
    case `default`, no, yes
}
