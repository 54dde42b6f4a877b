/// Whether spaces come and go with words that are cut and pasted. Browsers decide.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The browser decides; no; yes.
    case `default`, no, yes
}
