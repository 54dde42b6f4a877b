/// Directions of writing.
public enum NSWritingDirection: Int, Sendable {
    /// That of the letters; from left to right; from right to left.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}
