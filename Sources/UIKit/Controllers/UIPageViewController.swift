import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// Controllers side by side, through which the user scrolls.
///
/// The pages are those that the data source returns before and after the current one, up to the first that is there already: the end of a
/// cycle is an end for scrolling. All of them are made.
open class UIPageViewController: UIViewController {
    /// The motion. It has no effect: pages scroll.
    public final let transitionStyle: TransitionStyle
    /// The direction.
    public final let navigationOrientation: NavigationOrientation

    /// A controller without pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    /// The object that knows the pages before and after one.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { pagesDidChange() } }
    /// The object that receives the end of turns.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    private let pageReaders = DependencySource.make()
    private final var current: UIViewController?
    private final var known: [UIViewController]?

    /// The current page.
    open var viewControllers: [UIViewController]? { current.map { [$0] } }

    /// Turns to a page.
    ///
    /// - Parameter viewControllers: The page; only the first one counts.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let new = viewControllers?.first
        if new !== current {
            current = new
            if let new, known?.contains(new) != true { known = nil }
            if animated {
                withAnimation { pageReaders.invalidateReaders() }
            } else {
                pageReaders.invalidateReaders()
            }
        }
        completion?(true)
    }

    private func pagesDidChange() {
        known = nil
        pageReaders.invalidateReaders()
    }

    /// The pages, and the current one.
    fileprivate final func read() -> [UIViewController] {
        pageReaders.noteRead()
        if let known { return known }
        let found = findPages()
        for page in found where page.parent !== self {
            addChild(page)
            page.didMove(toParent: self)
        }
        known = found
        return found
    }

    private func findPages() -> [UIViewController] {
        guard let current else { return [] }
        var found = [current]
        guard let dataSource else { return found }
        while found.count < Self.limit, let last = found.last,
            let next = dataSource.pageViewController(self, viewControllerAfter: last), !found.contains(next)
        {
            found.append(next)
        }
        while found.count < Self.limit, let first = found.first,
            let next = dataSource.pageViewController(self, viewControllerBefore: first), !found.contains(next)
        {
            found.insert(next, at: 0)
        }
        return found
    }

    private static let limit = 100

    /// The identity of the current page, which scrolling changes.
    fileprivate final var position: Binding<ObjectIdentifier?> {
        Binding(
            get: { [weak self] in
                self?.pageReaders.noteRead()
                return self?.current.map { ObjectIdentifier($0) }
            },
            set: { [weak self] id in
                guard let self, let page = known?.first(where: { ObjectIdentifier($0) == id }), page !== current else {
                    return
                }
                let previous = current.map { [$0] } ?? []
                delegate?.pageViewController(self, willTransitionTo: [page])
                current = page
                pageReaders.invalidateReaders()
                delegate?.pageViewController(
                    self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
            })
    }

    override open func loadView() {
        view = ControllerContentView(of: self) { AnyView(ScrolledPages(owner: $0)) }
    }

    /// The motions between pages. They have no effect.
    public enum TransitionStyle: Int, Sendable {
        /// As of a book; by scrolling.
        case pageCurl, scroll
    }

    /// The directions of pages.
    public enum NavigationOrientation: Int, Sendable {
        /// Side by side; one below the other.
        case horizontal, vertical
    }

    /// The directions of turns. They have no effect: pages have their order.
    public enum NavigationDirection: Int, Sendable {
        /// To the next page; to the one before.
        case forward, reverse
    }

    /// Options of controllers. They have no effect.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The distance between pages.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}

/// Pages in a scroll view.
private struct ScrolledPages: View {
    let owner: UIPageViewController

    var body: some View {
        let pages = owner.read()
        let isVertical = owner.navigationOrientation == .vertical
        GeometryReader { proxy in
            ScrollView(isVertical ? .vertical : .horizontal, showsIndicators: false) {
                let layout = isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
                layout {
                    ForEach(pages, id: \.identity) { page in
                        HostedView(view: page.view, sizing: PageSizing.shared, version: 0, controller: page)
                            .frame(width: proxy.size.width, height: proxy.size.height)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .scrollPosition(id: owner.position)
        }
    }
}

extension UIViewController {
    fileprivate var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

/// Knows the pages before and after a page.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before one; nil for none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after one; nil for none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

/// Receives the turns of pages by the user. All methods have default implementations.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// The user turns to pages.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// The user has turned to another page.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
