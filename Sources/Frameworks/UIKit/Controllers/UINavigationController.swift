import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// A stack of controllers with a bar that shows the title of the topmost one.
open class UINavigationController: UIViewController {
    /// The readers of the stack.
    private let stackReaders = DependencySource.make()

    /// A stack with one controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        push(rootViewController)
    }

    /// An empty stack.
    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private var stack: [UIViewController] = []

    /// The object that receives changes of the controller on top.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The controllers that the delegate knows as about to be shown, and as shown.
    private weak var announced: UIViewController?
    private weak var shown: UIViewController?
    /// Whether the last change of the controllers is animated.
    private var isAnimated = false

    /// A controller inside is about to appear.
    final func childWillAppear(_ child: UIViewController) {
        guard child === stack.last, child !== announced else { return }
        announced = child
        delegate?.navigationController(self, willShow: child, animated: isAnimated)
    }

    /// A controller inside has appeared.
    final func childDidAppear(_ child: UIViewController) {
        guard child === stack.last, child !== shown else { return }
        childWillAppear(child)
        shown = child
        delegate?.navigationController(self, didShow: child, animated: isAnimated)
    }

    /// The controllers, from the root to the topmost one.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller on top.
    open var topViewController: UIViewController? { stack.last }
    /// The controller that is shown.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Replaces the controllers.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        for controller in stack where !viewControllers.contains(controller) { controller.removeFromParent() }
        stack = []
        change(animated: animated) { for controller in viewControllers { push(controller) } }
    }

    /// Puts a controller on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(viewController) else { return }
        change(animated: animated) { push(viewController) }
    }

    /// Changes the controllers, with the motion of the page or without.
    private func change(animated: Bool, _ change: () -> Void) {
        isAnimated = animated
        perform(animated: animated, change)
    }

    /// Puts a controller on top.
    override open func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    private func push(_ controller: UIViewController) {
        addChild(controller)
        stack.append(controller)
        controller.didMove(toParent: self)
        stackReaders.invalidateReaders()
    }

    /// Removes the controller on top, unless it is the root.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        stack.count > 1 ? pop(to: stack.count - 1, animated: animated).last : nil
    }

    /// Removes all controllers above the root.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.count > 1 ? pop(to: 1, animated: animated) : nil
    }

    /// Removes all controllers above one.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        stack.firstIndex(of: viewController).map { pop(to: $0 + 1, animated: animated) }
    }

    private func pop(to count: Int, animated: Bool) -> [UIViewController] {
        let removed = Array(stack[count...])
        stack.removeLast(removed.count)
        for controller in removed { controller.removeFromParent() }
        change(animated: animated) { stackReaders.invalidateReaders() }
        return removed
    }

    override var inheritedTabBarItem: UITabBarItem? { stack.first?.tabBarItem }

    /// The bar, whose properties change that of this controller.
    public private(set) lazy var navigationBar: UINavigationBar = {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
        bar.didChange = { [stackReaders] in stackReaders.invalidateReaders() }
        bar.stackItems = { [weak self] in self?.stack.map(\.navigationItem) ?? [] }
        return bar
    }()

    /// A recognizer for the swipe from the left edge that goes back. It recognizes nothing, and has no effect: the browser's own swipe goes
    /// back on the page.
    public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer()

    /// Whether scrolling hides the bars. It has no effect.
    open var hidesBarsOnSwipe = false
    /// Whether a tap hides the bars. It has no effect.
    open var hidesBarsOnTap = false

    /// The bar at the lower edge. Controllers set its items by `toolbarItems`; its own properties have no effect.
    public private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)

    /// Whether the bar at the lower edge is left out, as it is at first.
    open var isToolbarHidden = true { didSet { if isToolbarHidden != oldValue { stackReaders.invalidateReaders() } } }

    /// Shows the bar at the lower edge or leaves it out.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        isToolbarHidden = hidden
    }

    private var isBarHidden = false

    /// Whether the bar is left out.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Shows the bar or leaves it out.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isBarHidden = hidden
        stackReaders.invalidateReaders()
    }

    override open func loadView() {
        view = ControllerContentView(of: self) { AnyView(ControllerStack(navigation: $0)) }
    }

    /// The path above the root, as the numbers of the controllers.
    fileprivate var path: Binding<[Int]> {
        Binding(
            get: { [weak self] in
                guard let self else { return [] }
                stackReaders.noteRead()
                return Array(stack.indices.dropFirst())
            },
            set: { [weak self] path in
                guard let self, path.count + 1 < stack.count else { return }
                _ = pop(to: path.count + 1, animated: true)
            })
    }

    /// The appearance of the bar for the controller on top.
    fileprivate var shownAppearance: NavigationBarAppearance? {
        stack.last?.navigationReaders.noteRead()
        return navigationBar.ownValue(for: stack.last?.navigationItem)
    }

    fileprivate func noteStackRead() {
        stackReaders.noteRead()
    }

    fileprivate func controller(at index: Int) -> UIViewController? {
        stack.indices.contains(index) ? stack[index] : nil
    }
}

/// Shows the controllers of a navigation controller.
private struct ControllerStack: View {
    let navigation: UINavigationController

    var body: some View {
        let _ = navigation.noteStackRead()
        NavigationStack(path: navigation.path) {
            screen(0).navigationDestination(for: Int.self) { screen($0) }
        }
        .environment(\.navigationBarAppearance, navigation.shownAppearance)
    }

    @ViewBuilder private func screen(_ index: Int) -> some View {
        if let controller = navigation.controller(at: index) {
            ControllerScreen(
                controller: controller, isRoot: index == 0, isBarHidden: navigation.isNavigationBarHidden,
                hasToolbar: !navigation.isToolbarHidden
            )
            .id(ObjectIdentifier(controller))
        }
    }
}

/// One controller of a stack, with its title and items.
private struct ControllerScreen: View {
    let controller: UIViewController
    let isRoot: Bool
    let isBarHidden: Bool
    let hasToolbar: Bool

    var body: some View {
        let _ = controller.navigationReaders.noteRead()
        let item = controller.navigationItem
        ShownController(controller: controller)
            .modifier(
                SearchedContent(controller: item.searchController, hidesWhenScrolling: item.hidesSearchBarWhenScrolling)
            )
            .navigationTitle(Text(verbatim: item.title ?? controller.title ?? ""))
            .navigationBarTitleDisplayMode(item.prefersLargeTitle ? .large : .inline)
            .navigationBarBackButtonHidden(item.hidesBackButton)
            .navigationBackLabel(item.backLabel)
            .navigationPrompt(item.prompt.map { Text(verbatim: $0) })
            .toolbar(isBarHidden ? .hidden : .automatic, for: .navigationBar)
            .toolbar(!isRoot && controller.hidesBottomBarWhenPushed ? .hidden : .automatic, for: .tabBar)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { items(item.shownLeadingItems) }
                ToolbarItem(placement: .topBarTrailing) { items(item.shownTrailingItems) }
                if let view = item.titleView {
                    ToolbarItem(placement: .principal) {
                        HostedView(view: view, sizing: CustomViewSizing(view), version: 0)
                    }
                }
                if hasToolbar, let items = controller.toolbarItems {
                    ToolbarItem(placement: .bottomBar) { BarItems(items: items) }
                }
            }
    }

    private func items(_ items: [UIBarButtonItem]) -> some View {
        HStack(spacing: 12) {
            ForEach(items, id: \.self) { BarItem(item: $0) }
        }
    }
}
