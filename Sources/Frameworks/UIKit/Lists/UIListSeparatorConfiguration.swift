import Foundation

/// The lines at the edges of a row of a list.
@MainActor @preconcurrency
public struct UIListSeparatorConfiguration {
    /// Whether the line above the row is shown. It has no effect: rows have lines below them.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the line below the row is shown.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The distances of the line above the row from the sides. They have no effect.
    public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
    /// The distances of the line below the row from the sides. They have no effect.
    public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
    /// The color of the line; nil for the standard one.
    public var color: UIColor!

    /// The standard lines of a form of lists.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    /// Whether a line is shown.
    public enum Visibility: Int, Sendable {
        /// Where the list has lines; everywhere; nowhere.
        case automatic, visible, hidden
    }
}
