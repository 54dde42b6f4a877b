/// Whether two hyphens become a dash. Browsers decide.
public enum UITextSmartDashesType: Int, Sendable {
    /// The browser decides; no; yes.
    case `default`, no, yes
}
