/// An alignment in both axes.
@frozen public struct Alignment: Hashable, Sendable {
    /// The horizontal part.
    public var horizontal: HorizontalAlignment
    /// The vertical part.
    public var vertical: VerticalAlignment

    /// Creates an alignment from its two parts.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Aligns the centers in both axes.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// Aligns the leading edges, and the centers vertically.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// Aligns the trailing edges, and the centers vertically.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// Aligns the top edges, and the centers horizontally.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// Aligns the bottom edges, and the centers horizontally.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// Aligns the top edges and the leading edges.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// Aligns the top edges and the trailing edges.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// Aligns the bottom edges and the leading edges.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// Aligns the bottom edges and the trailing edges.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// Aligns the baselines of the topmost texts, and the centers horizontally.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// Aligns the baselines of the bottommost texts, and the centers horizontally.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// Aligns the baselines of the topmost texts, and the leading edges.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// Aligns the baselines of the bottommost texts, and the leading edges.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// Aligns the baselines of the topmost texts, and the trailing edges.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// Aligns the baselines of the bottommost texts, and the trailing edges.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
