/// The alignment of lines.
public enum NSTextAlignment: Int, Sendable {
    /// To the left; in the middle; to the right; to both sides, which is drawn as `natural`; by the direction of the language.
    case left, center, right, justified, natural
}
