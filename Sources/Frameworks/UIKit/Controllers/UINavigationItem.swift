import EspalierViews
public import Foundation

/// The title and the items of a bar, for one controller.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    private weak var controller: UIViewController?

    /// The bar without a controller that shows the item; nil for none.
    final weak var bar: UINavigationBar?

    /// An item without a controller, for a bar without one.
    public init(title: String) {
        ownTitle = title
    }

    init(title: String, of controller: UIViewController) {
        self.controller = controller
    }

    private func didChange() {
        controller?.navigationReaders.invalidateReaders()
        bar?.appearanceDidChange()
    }

    private var ownTitle: String?

    /// The title; by default that of the controller.
    open var title: String? {
        get { ownTitle ?? controller?.title }
        set {
            ownTitle = newValue
            didChange()
        }
    }

    /// The view in place of the title, in its own size; nil for the title.
    open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }

    /// The items at the left.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
    /// The items at the right, the rightmost one first.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }

    /// The first item at the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The rightmost item.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets the item at the left.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the item at the right.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the items at the left.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the items at the right.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    /// Whether the bar has no button that goes back.
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }

    /// Shows or hides the button that goes back.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        if animated {
            withAnimation { self.hidesBackButton = hidesBackButton }
        } else {
            self.hidesBackButton = hidesBackButton
        }
    }

    // MARK: Groups

    /// Groups of items at the left, after the items there.
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { didChange() } }
    /// Groups of items in the middle of wide bars. They are at the right, before the items there.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { didChange() } }
    /// Groups of items at the right, before the items there.
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { didChange() } }

    /// The items at the left, from left to right, for a view, which then depends on them.
    final var shownLeadingItems: [UIBarButtonItem] {
        (leftBarButtonItems ?? []) + leadingItemGroups.flatMap { $0.readItems() }
    }

    /// The items at the right, from left to right, for a view, which then depends on them.
    final var shownTrailingItems: [UIBarButtonItem] {
        (centerItemGroups + trailingItemGroups).flatMap { $0.readItems() } + (rightBarButtonItems ?? []).reversed()
    }

    /// The form of the bar. It has no effect: the title is in the middle.
    open var style = ItemStyle.navigator

    /// The forms of bars.
    public enum ItemStyle: Int, Sendable {
        /// A title in the middle; at the side, with a way back; at the side, with a document.
        case navigator, browser, editor
    }

    /// The line above the title; nil for none.
    open var prompt: String? { didSet { if prompt != oldValue { didChange() } } }

    // MARK: The way back

    /// The text on the button that goes back to this controller; nil for its title, and empty for none.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange() } } }

    /// The item whose title is on the button that goes back to this controller. Its other properties have no effect.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { if backBarButtonItem !== oldValue { didChange() } }
    }

    /// The text on the button that goes back to this controller.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { didChange() } }
    }

    var backLabel: BackLabel? {
        switch backButtonDisplayMode {
        case .minimal: return .minimal
        case .generic: return .generic
        case .default:
            guard let title = backBarButtonItem?.title ?? backButtonTitle else { return nil }
            return title.isEmpty ? .minimal : .title(Text(verbatim: title))
        }
    }

    /// The texts on buttons that go back.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title where it fits; the word “Back”; none.
        case `default`, generic, minimal
    }

    // MARK: Appearance

    /// The appearance of the bar over content that was scrolled, while the item is shown; nil for that of the bar.
    open var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }
    /// The appearance of the bar at the top of the content, while the item is shown; nil for that of the bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }
    /// The appearance of the bar in low windows. It has no effect: the standard one counts.
    open var compactAppearance: UINavigationBarAppearance?
    /// The appearance of the bar at the top of the content in low windows. It has no effect.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// Whether the items at the left are beside the button that goes back. It has no effect: they are.
    open var leftItemsSupplementBackButton = false

    // MARK: Search

    /// The controller of a search, whose field is below the title.
    open var searchController: UISearchController? { didSet { if searchController !== oldValue { didChange() } } }

    /// The wanted place of the field. It has no effect: the field is below the title.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// The place of the field, always below the title.
    open var searchBarPlacement: SearchBarPlacement { .stacked }

    /// The places of search fields.
    public enum SearchBarPlacement: Int, Sendable {
        /// The system's; beside the title; below the title; in the bar; in the bar, in the middle; in the bar, as a button.
        case automatic, inline, stacked, integrated, integratedCentered, integratedButton
    }

    /// Whether the field of the search scrolls away with the content, while nothing is searched.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
    }

    // MARK: Large titles

    /// The size of the title.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }

    var prefersLargeTitle: Bool { largeTitleDisplayMode == .always }

    /// The sizes of titles.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// Small; large; small.
        case automatic, always, never
    }
}
