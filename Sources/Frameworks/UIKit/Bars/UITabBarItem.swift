import EspalierViews
import Foundation

/// The item of a controller in a tab bar, and by its proxy the items of all tab views.
///
/// The proxy's `setTitleTextAttributes(_:for:)` changes SwiftUI's tab bars, for the states `normal` and `selected`.
open class UITabBarItem: UIBarItem {
    /// An item without a title.
    override public init() {
        super.init()
    }

    /// An item with a number for the app.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// An item with a second symbol, for the time when it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// An item of the system, with a number for the app.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
    }

    /// The symbol while the item is selected; nil for the usual one.
    open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { readers.invalidateReaders() } } }
    /// The text in a small circle; nil for none.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { readers.invalidateReaders() } } }
    /// The color of that circle. It has no effect.
    open var badgeColor: UIColor?
    /// The shift of the title. It has no effect.
    open var titlePositionAdjustment = UIOffset.zero

    override func write(to settings: inout InterfaceSettings) {
        settings.tabBar.normal.title = TextAttributes(titleTextAttributes(for: .normal))
        settings.tabBar.selected.title = TextAttributes(
            titleTextAttributes(for: .selected) ?? titleTextAttributes(for: .normal))
    }

    /// Items with the titles and symbols of the system. Titles are in English.
    public enum SystemItem: Int, Sendable {
        /// Further tabs; favorites; recommendations; the best.
        case more, favorites, featured, topRated
        /// The latest; people; the past; places to come back to.
        case recents, contacts, history, bookmarks
        /// A search; what was loaded; the newest; the most popular.
        case search, downloads, mostRecent, mostViewed

        fileprivate var title: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }

        fileprivate var symbol: String {
            switch self {
            case .more: "ellipsis"
            case .favorites, .featured, .topRated: "star.fill"
            case .recents, .history, .mostRecent: "clock.fill"
            case .contacts: "person.crop.circle.fill"
            case .bookmarks: "book.fill"
            case .search: "magnifyingglass"
            case .downloads: "square.and.arrow.down"
            case .mostViewed: "list.number"
            }
        }
    }
}
