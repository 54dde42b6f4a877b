/// Directions of writing.
public enum NSWritingDirection: Int, Sendable {
    /// That of the letters.
    case natural = -1
    /// From left to right; from right to left.
    case leftToRight, rightToLeft
}
