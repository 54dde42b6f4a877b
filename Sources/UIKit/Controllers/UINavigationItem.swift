import EspalierViews
public import Foundation

/// The title and the items of a bar, for one controller.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    private weak var controller: UIViewController?

    /// An item without a controller. It has no effect on the page.
    public init(title: String) {
        ownTitle = title
    }

    init(title: String, of controller: UIViewController) {
        self.controller = controller
    }

    private func didChange() {
        controller?.navigationReaders.invalidateReaders()
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
