import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// Controllers side by side, through which the user scrolls.
///
/// The pages are those that the data source returns before and after the current one, up to the first that is there already: the end of a
/// cycle is an end for scrolling. All of them are made. Pages that are side by side have dots below them if the data source returns a
/// number for them (`presentationCount(for:)`) and the style is `scroll`.
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

    /// The place of the spine of a book: none for `scroll`, and else the leading edge. It has no effect: pages scroll.
    open var spineLocation: SpineLocation { transitionStyle == .scroll ? .none : .min }
    /// Whether pages have a back. It has no effect: pages scroll.
    open var isDoubleSided = false

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
        dots.forget()
        if new !== current {
            current = new
            if let new, known?.contains(new) != true { known = nil }
            if animated {
                withAnimation { pageReaders.invalidateReaders() }
            } else {
                pageReaders.invalidateReaders()
            }
        } else if dots.isShown {
            pageReaders.invalidateReaders()
        }
        completion?(true)
    }

    private func pagesDidChange() {
        known = nil
        dots.forget()
        pageReaders.invalidateReaders()
    }

    /// The dots below the pages.
    private lazy var dots = PageDots { [weak self] in self?.userDidTurn(by: $0) }

    /// The dots below the pages; nil for none.
    fileprivate final func readDots() -> AnyView? {
        pageReaders.noteRead()
        guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource else { return nil }
        return dots.view(
            count: { dataSource.presentationCount(for: self) }, index: { dataSource.presentationIndex(for: self) })
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
                guard let self, let index = known?.firstIndex(where: { ObjectIdentifier($0) == id }) else { return }
                userDidTurn(to: index)
            })
    }

    /// The user turns to one of the known pages.
    private func userDidTurn(to index: Int) {
        guard let known, known.indices.contains(index), known[index] !== current else { return }
        let (page, previous) = (known[index], current)
        delegate?.pageViewController(self, willTransitionTo: [page])
        dots.move(by: index - (previous.flatMap { known.firstIndex(of: $0) } ?? index))
        current = page
        pageReaders.invalidateReaders()
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: previous.map { [$0] } ?? [],
            transitionCompleted: true)
    }

    private func userDidTurn(by step: Int) {
        guard let current, let index = known?.firstIndex(of: current) else { return }
        withAnimation { userDidTurn(to: index + step) }
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

    /// The places of a book's spine. They have no effect: pages scroll.
    public enum SpineLocation: Int, Sendable {
        /// No spine; at the leading or upper edge; in the middle, between two pages; at the trailing or lower edge.
        case none, min, mid, max
    }

    /// Options of controllers. They have no effect.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The distance between pages.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// The place of the spine, as a number.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }
}

/// Pages in a scroll view, with their dots.
private struct ScrolledPages: View {
    let owner: UIPageViewController

    var body: some View {
        if let dots = owner.readDots() {
            VStack(spacing: 0) {
                scrolled
                dots.frame(maxWidth: .infinity).frame(height: PageDots.height)
            }
        } else {
            scrolled
        }
    }

    @ViewBuilder private var scrolled: some View {
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
