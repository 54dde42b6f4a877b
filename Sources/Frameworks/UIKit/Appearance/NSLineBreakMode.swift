/// The places of line breaks and of the ellipsis.
public enum NSLineBreakMode: Int, Sendable {
    /// Breaks between words; breaks between characters, which is drawn as between words; no ellipsis, drawn as one at the end.
    case byWordWrapping, byCharWrapping, byClipping
    /// An ellipsis at the start; at the end; in the middle.
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
