/// A direction in which lines and rows run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// From left to right, as in English.
    case leftToRight
    /// From right to left, as in Arabic. Leading edges are on the right.
    case rightToLeft
}
