public import Foundation

/// The appearance of a section of a collection view that is a list.
@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
    /// Makes the swipe actions of a row; nil for none.
    public typealias SwipeActionsConfigurationProvider =
        @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// The form of the list.
    public let appearance: Appearance
    /// Whether there are lines between rows.
    public var showsSeparators: Bool
    /// The color behind the rows; nil for that of the form.
    public var backgroundColor: UIColor?
    /// The kind of headers.
    public var headerMode = HeaderMode.none
    /// The kind of footers.
    public var footerMode = FooterMode.none
    /// The room above a header, in points; nil for the standard one. It has no effect.
    public var headerTopPadding: CGFloat?
    /// The lines between rows.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Changes the line of a row.
    public var itemSeparatorHandler:
        (
            (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
                UIListSeparatorConfiguration
        )?
    /// Makes the actions at the leading edge of a row. It is asked when the row is shown.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Makes the actions at the trailing edge of a row. It is asked when the row is shown.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// The standard appearance of a form.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// The forms of lists.
    public enum Appearance: Int, Sendable {
        /// Rows from side to side; sections as boxes; boxes with round corners.
        case plain, grouped, insetGrouped
        /// The rows of a sidebar; with the background of plain rows.
        case sidebar, sidebarPlain
    }

    /// The kinds of headers.
    public enum HeaderMode: Int, Sendable {
        /// None; a view of the data source; the first item of the section.
        case none, supplementary, firstItemInSection
    }

    /// The kinds of footers.
    public enum FooterMode: Int, Sendable {
        /// None; a view of the data source.
        case none, supplementary
    }

    /// The lines of a row.
    func separator(at path: IndexPath) -> UIListSeparatorConfiguration {
        var own = separatorConfiguration
        if !showsSeparators { own.bottomSeparatorVisibility = .hidden }
        return itemSeparatorHandler?(path, own) ?? own
    }
}
