/// Colors of the keyboard on screen.
public enum UIKeyboardAppearance: Int, Sendable {
    /// Those of the system; dark ones; light ones.
    case `default`, dark, light

    /// Dark ones.
    public static let alert = UIKeyboardAppearance.dark
}
