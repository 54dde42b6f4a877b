import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// Controllers above a bar, one of which is shown. The view of each is made when it is first shown.
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The readers of the controllers and of the selection.
    private let tabReaders = DependencySource.make()
    private var controllers: [UIViewController] = []
    private var index = 0

    /// A controller without tabs.
    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The object that decides on selections and receives them.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The controllers in the order of the bar.
    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers. The selected one stays selected, if it is among the new ones.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let (new, selected) = (viewControllers ?? [], selectedViewController)
        for controller in controllers where !new.contains(controller) { controller.removeFromParent() }
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        controllers = new
        index = selected.flatMap { new.firstIndex(of: $0) } ?? min(index, max(0, new.count - 1))
        tabReaders.invalidateReaders()
    }

    /// The index of the selected controller; `NSNotFound` without controllers. Other indices are ignored when they are set.
    open var selectedIndex: Int {
        get { controllers.isEmpty ? NSNotFound : index }
        set {
            guard controllers.indices.contains(newValue), newValue != index else { return }
            index = newValue
            tabReaders.invalidateReaders()
        }
    }

    /// The selected controller. Others than those of the tabs are ignored when they are set.
    open var selectedViewController: UIViewController? {
        get { controllers.indices.contains(index) ? controllers[index] : nil }
        set { if let newValue, let index = controllers.firstIndex(of: newValue) { selectedIndex = index } }
    }

    /// The bar, whose properties change that of this controller. Its items are those of the controllers.
    public private(set) lazy var tabBar: UITabBar = {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 49))
        bar.didChange = { [tabReaders] in tabReaders.invalidateReaders() }
        bar.controllerItems = { [weak self] in self?.controllers.map(\.tabBarItem) ?? [] }
        bar.controllerSelection = { [weak self] in self?.selectedViewController?.tabBarItem }
        bar.delegate = self
        return bar
    }()

    /// The user selects an item of the bar, after the delegate has allowed it and before the controller shows the tab.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// The controllers that the user may rearrange. It has no effect: the tabs are in the order of the app.
    open var customizableViewControllers: [UIViewController]?
    /// The controller of the tabs that have no room in the bar. It is never shown: the bar has room for all tabs.
    public private(set) lazy var moreNavigationController = UINavigationController()

    /// Whether the bar is left out.
    open var isTabBarHidden: Bool {
        get { tabBar.isHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Shows the bar or leaves it out.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        if animated { withAnimation { tabBar.isHidden = hidden } } else { tabBar.isHidden = hidden }
    }

    override open func loadView() {
        view = ControllerContentView(of: self) { AnyView(ControllerTabs(owner: $0)) }
    }

    fileprivate var selection: Binding<Int> {
        Binding(
            get: { [weak self] in
                self?.tabReaders.noteRead()
                return self?.index ?? 0
            },
            set: { [weak self] in self?.userDidSelect($0) })
    }

    private func userDidSelect(_ new: Int) {
        guard controllers.indices.contains(new) else { return }
        let controller = controllers[new]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
            // The page shows the current tab again.
            return tabReaders.invalidateReaders()
        }
        tabBar(tabBar, didSelect: controller.tabBarItem)
        selectedIndex = new
        delegate?.tabBarController(self, didSelect: controller)
    }

    fileprivate func readControllers() -> [UIViewController] {
        tabReaders.noteRead()
        return controllers
    }
}

/// Shows the controllers of a tab bar controller.
private struct ControllerTabs: View {
    let owner: UITabBarController

    var body: some View {
        let controllers = owner.readControllers()
        TabView(selection: owner.selection) {
            ForEach(Array(controllers.enumerated()), id: \.element.tabIdentity) { index, controller in
                ShownController(controller: controller)
                    .tabItem { ControllerTabItem(controller: controller, isSelected: index == owner.selectedIndex) }
                    .badge(badge(of: controller))
                    .tag(index)
            }
        }
        .environment(\.tabBarAppearance, owner.tabBar.ownValue)
    }

    private func badge(of controller: UIViewController) -> Text? {
        controller.readTabBarItem().badgeValue.map { Text(verbatim: $0) }
    }
}

/// The symbol and the title of a controller in the bar.
private struct ControllerTabItem: View {
    let controller: UIViewController
    let isSelected: Bool

    var body: some View {
        let item = controller.readTabBarItem()
        // UIKit shows images as they are.
        if let image = isSelected ? item.selectedImage ?? item.image : item.image {
            Image(uiImage: image).symbolVariant(.none)
        }
        if let title = item.title { Text(verbatim: title) }
    }
}

extension UIViewController {
    fileprivate var tabIdentity: ObjectIdentifier { ObjectIdentifier(self) }

    /// The item in the bar, for a view, which then depends on it.
    fileprivate func readTabBarItem() -> UITabBarItem {
        navigationReaders.noteRead()
        let item: UITabBarItem = tabBarItem
        item.readers.noteRead()
        return item
    }
}
