/// How a context draws its path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// The area that the path winds around.
    case fill
    /// The area by the even–odd rule.
    case eoFill
    /// The lines.
    case stroke
    /// The area that the path winds around, and the lines.
    case fillStroke
    /// The area by the even–odd rule, and the lines.
    case eoFillStroke
}
