import EspalierViews
public import Foundation

/// The title and the items of a bar, for one controller.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    private weak var controller: UIViewController?

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
    /// The items at the right.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }

    /// The first item at the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first item at the right.
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

    /// The controller of a search, whose field is below the title.
    open var searchController: UISearchController? { didSet { if searchController !== oldValue { didChange() } } }

    /// Whether the field of the search scrolls away with the content, while nothing is searched.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
    }

    /// The size of the title.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }

    var prefersLargeTitle: Bool { largeTitleDisplayMode == .always }

    /// The sizes of titles.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// Small; large; small.
        case automatic, always, never
    }
}
