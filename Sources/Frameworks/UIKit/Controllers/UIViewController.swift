import EspalierViews
public import Foundation

/// Owns a view, and the actions of its life.
///
/// A representable, another controller or a presentation shows the controller. Its life is that of UIKit: `viewDidLoad`
/// once, then `viewWillAppear`, `viewIsAppearing`, `viewWillLayoutSubviews`, `viewDidLayoutSubviews` and `viewDidAppear`;
/// at the end `viewWillDisappear` and `viewDidDisappear`.
@MainActor @preconcurrency
open class UIViewController: UIResponder, UITraitEnvironment, UIAppearanceContainer {
    // MARK: Making

    /// A controller. There are no nib files here, so that the name has no effect.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// A controller of an archive. There are no archives here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// A controller.
    override public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    // MARK: View

    private var loadedView: UIView?

    /// The view; made by `loadView` on first use.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
        }
    }

    /// The view, if it was made.
    open var viewIfLoaded: UIView? { loadedView }

    /// Whether the view was made.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view: an empty one of the window's size.
    open func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Makes the view if there is none.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        // A `loadView` that sets no view gets the standard one.
        if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
        viewDidLoad()
    }

    /// Called after the view was made.
    open func viewDidLoad() {}

    /// The size of the controller in a representable without a proposal, in points.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { loadedView?.invalidateIntrinsicContentSize() } }
    }

    override open var next: UIResponder? { loadedView?.superview ?? parent }

    // MARK: Life

    private enum Phase { case disappeared, appearing, appeared }
    private var phase = Phase.disappeared
    private var isAwaitingAppearance = false
    /// Whether the view is on the page.
    final var hasAppeared: Bool { phase == .appeared }

    /// Called before the view appears.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view has its size, and before it appears.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view has appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() { appearWithSize() }
    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Sets up the constraints of the view, as `UIView.updateConstraints()`. A subclass calls `super` last.
    open func updateViewConstraints() { loadedView?.updateConstraints() }
    /// Called when memory is short. Nothing calls it here.
    open func didReceiveMemoryWarning() {}

    /// The view is about to be shown.
    func willAppear() {
        guard phase == .disappeared else { return }
        loadViewIfNeeded()
        phase = .appearing
        isAwaitingAppearance = true
        setNeedsUpdateContentUnavailableConfiguration()
        viewWillAppear(false)
        (parent as? UINavigationController)?.childWillAppear(self)
    }

    /// The view has its size.
    func appearWithSize() {
        guard isAwaitingAppearance else { return }
        isAwaitingAppearance = false
        viewIsAppearing(false)
    }

    /// The view is shown.
    func didAppear() {
        willAppear()
        guard phase == .appearing else { return }
        appearWithSize()
        phase = .appeared
        viewDidAppear(false)
        (parent as? UINavigationController)?.childDidAppear(self)
    }

    /// The view is no longer shown.
    func didDisappear() {
        guard phase != .disappeared else { return }
        viewWillDisappear(false)
        phase = .disappeared
        isAwaitingAppearance = false
        viewDidDisappear(false)
    }

    /// The view of a controller inside was put on a page, or taken from it.
    func windowDidChange(isShown: Bool) {
        if isShown {
            willAppear()
            ViewGraph.current?.enqueueAction { [weak self] in
                guard let self, loadedView?.window != nil else { return }
                didAppear()
            }
        } else {
            didDisappear()
        }
    }

    /// Whether the controller is about to be presented or added.
    open var isBeingPresented: Bool { phase == .appearing && presentingViewController != nil }
    /// Whether the controller is about to be dismissed.
    open internal(set) var isBeingDismissed = false
    /// Whether the controller is about to move into another one.
    open var isMovingToParent: Bool { phase == .appearing && parent != nil }
    /// Whether the controller is about to leave another one.
    open internal(set) var isMovingFromParent = false

    // MARK: Children

    /// The controllers inside.
    open private(set) var children: [UIViewController] = []

    /// The controller around.
    open private(set) weak var parent: UIViewController?

    /// Adds a controller inside. The caller adds its view.
    open func addChild(_ childController: UIViewController) {
        guard childController !== self, childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Removes the controller from the one around. The caller removes its view.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Called before the controller is added to another one, or removed (nil).
    open func willMove(toParent parent: UIViewController?) {}

    /// Called after the controller was added to another one, or removed (nil). The caller of `addChild` calls it.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Presentation

    /// The readers of the presented controller.
    let presentationReaders = DependencySource.make()

    /// The controller that this one, or one around it, presents.
    open var presentedViewController: UIViewController? { host.presented }
    /// The controller that presents this one, or one around it.
    open var presentingViewController: UIViewController? { host.presenter }

    private(set) var presented: UIViewController?
    private weak var presenter: UIViewController?
    private var presentationCompletion: (() -> Void)?
    private var dismissalCompletion: (() -> Void)?
    /// Ends the presentation of SwiftUI in which a representable shows the controller.
    var dismissHost: DismissAction?

    /// The outermost controller around this one, which presents.
    private var host: UIViewController {
        var current = self
        while let parent = current.parent { current = parent }
        return current
    }

    /// Presents a controller above the page: as a sheet, or over the whole page with `modalPresentationStyle`.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        let host = host
        guard host.presented == nil else {
            Warning.once("A controller presents one controller at a time; the second one is not presented.")
            return
        }
        guard viewControllerToPresent !== host, viewControllerToPresent.presenter == nil else {
            Warning.once("A controller that is presented already cannot be presented again.")
            return
        }
        if let popover = viewControllerToPresent.shownPopoverController {
            (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
        }
        host.presented = viewControllerToPresent
        viewControllerToPresent.presenter = host
        viewControllerToPresent.presentationCompletion = completion
        perform(animated: flag) { host.presentationReaders.invalidateReaders() }
    }

    /// Ends the presentation of the controller that this one presents, or else its own.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let host = host
        if let presented = host.presented {
            presented.isBeingDismissed = true
            presented.dismissalCompletion = completion
            host.presented = nil
            presented.presenter = nil
            perform(animated: flag) { host.presentationReaders.invalidateReaders() }
        } else if let presenter = host.presenter {
            presenter.dismiss(animated: flag, completion: completion)
        } else {
            host.dismissHost?()
            if let completion { ViewGraph.current?.enqueueAction { completion() } }
        }
    }

    final func perform(animated: Bool, _ change: () -> Void) {
        var transaction = Transaction.current
        if !animated { transaction.disablesAnimations = true }
        withTransaction(transaction, change)
    }

    /// The presented controller has appeared.
    func presentationDidAppear() {
        let completion = presentationCompletion
        presentationCompletion = nil
        completion?()
    }

    /// The presented controller has left the page.
    func presentationDidEnd() {
        isBeingDismissed = false
        let completion = dismissalCompletion
        dismissalCompletion = nil
        completion?()
    }

    /// The user ended the presentation of a controller, which may be over already.
    func userDidDismiss(_ controller: UIViewController) {
        guard let presented, presented === controller else { return }
        let presentations = [presented.shownPresentationController, presented.shownPopoverController]
        for case let presentation? in presentations {
            guard let delegate = presentation.delegate else { continue }
            if presented.isModal || !delegate.presentationControllerShouldDismiss(presentation) {
                // The page has hidden the sheet already.
                presentationReaders.invalidateReaders()
                return delegate.presentationControllerDidAttemptToDismiss(presentation)
            }
            delegate.presentationControllerWillDismiss(presentation)
        }
        presented.isBeingDismissed = true
        self.presented = nil
        presented.presenter = nil
        presentationReaders.invalidateReaders()
        for case let presentation? in presentations {
            presentation.delegate?.presentationControllerDidDismiss(presentation)
        }
    }

    /// The form of the presentation of this controller.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// The motion of the presentation. It has no effect: pages have one for each form.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// The object that makes the motion of the presentation. It has no effect.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// Whether a controller inside is presented over this controller's view. It has no effect: controllers are presented above the page,
    /// and the results of a search are shown over the controller with the search field.
    open var definesPresentationContext = false

    /// Whether only the app ends the presentation of this controller.
    open var isModalInPresentation = false { didSet { host.sheetDidChange() } }

    /// Whether only the app ends the presentation, because of this controller or a visible one inside.
    final var isModal: Bool {
        if isModalInPresentation { return true }
        let visible = (self as? UINavigationController).map { Array($0.viewControllers.suffix(1)) } ?? children
        return visible.contains(where: \.isModal)
    }

    private(set) var shownPresentationController: UISheetPresentationController?

    /// Shows the sheet of this controller again.
    final func sheetDidChange() { sheetReaders.invalidateReaders() }

    /// The readers of the sheet's properties.
    let sheetReaders = DependencySource.make()

    private(set) var shownPopoverController: UIPopoverPresentationController?

    /// Whether the presentation has a source: that of a popover, a share sheet or a choice of actions.
    var hasPopoverSource: Bool { modalPresentationStyle == .popover }

    /// The presentation of this controller as a popover, which sets its source; nil for other forms. Share sheets and choices of actions
    /// have one, too, which has no effect on their place.
    open var popoverPresentationController: UIPopoverPresentationController? {
        guard hasPopoverSource else { return nil }
        if let shownPopoverController { return shownPopoverController }
        let made = UIPopoverPresentationController(self)
        shownPopoverController = made
        return made
    }

    /// The presentation of this controller.
    open var presentationController: UIPresentationController? {
        modalPresentationStyle == .popover ? popoverPresentationController : sheetPresentationController
    }

    /// The presentation of this controller as a sheet, which sets its heights.
    open var sheetPresentationController: UISheetPresentationController? {
        if let shownPresentationController { return shownPresentationController }
        let made = UISheetPresentationController(self)
        shownPresentationController = made
        return made
    }

    // MARK: Navigation

    /// The readers of the title and the bar's items.
    let navigationReaders = DependencySource.make()

    /// The title, which the bar of a navigation controller shows.
    open var title: String? {
        didSet {
            guard title != oldValue else { return }
            navigationReaders.invalidateReaders()
            ownTabBarItem?.title = title
        }
    }

    /// The items of the bar of a navigation controller.
    public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "", of: self)

    /// Shows a controller: on top of the navigation controller around, and else as a presentation.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// The navigation controller around.
    open var navigationController: UINavigationController? {
        var current = parent
        while let controller = current {
            if let navigation = controller as? UINavigationController { return navigation }
            current = controller.parent
        }
        return nil
    }

    /// The item in the bar of a tab bar controller. By default it has the title of the controller.
    open var tabBarItem: UITabBarItem! {
        get {
            if let item = ownTabBarItem ?? inheritedTabBarItem { return item }
            let made = UITabBarItem(title: title, image: nil, selectedImage: nil)
            ownTabBarItem = made
            return made
        }
        set {
            ownTabBarItem = newValue
            navigationReaders.invalidateReaders()
        }
    }

    private var ownTabBarItem: UITabBarItem?

    /// The item of a controller inside that stands for this one; nil for none.
    var inheritedTabBarItem: UITabBarItem? { nil }

    /// Whether the bar of the tab bar controller is hidden while the controller is on top of a navigation controller, other than as its
    /// root.
    open var hidesBottomBarWhenPushed = false {
        didSet { if hidesBottomBarWhenPushed != oldValue { navigationReaders.invalidateReaders() } }
    }

    /// The tab bar controller around.
    open var tabBarController: UITabBarController? {
        var current = parent
        while let controller = current {
            if let tabs = controller as? UITabBarController { return tabs }
            current = controller.parent
        }
        return nil
    }

    /// The items of the bar at the lower edge of a navigation controller.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { if toolbarItems != oldValue { navigationReaders.invalidateReaders() } }
    }

    // MARK: Missing content

    /// The readers of the message.
    let unavailableReaders = DependencySource.make()
    /// The view of the message; nil for none.
    final var unavailableView: (any UIView & UIContentView)?

    /// A message over the view, in place of content that is missing; nil for none.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        didSet { contentUnavailableConfigurationDidChange() }
    }

    /// Calls `updateContentUnavailableConfiguration(using:)`.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }

    /// Sets the message for a state. A subclass overrides it; by default it does nothing. It is called before the view appears, and by
    /// `setNeedsUpdateContentUnavailableConfiguration()`.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Editing

    private var edits = false

    /// Whether the user edits the content.
    open var isEditing: Bool {
        get { edits }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing. A subclass that overrides this method calls `super`, and shows what can be edited.
    open func setEditing(_ editing: Bool, animated: Bool) {
        edits = editing
        editItem?.showState(editing)
    }

    private var editItem: UIBarButtonItem?

    /// An item, Edit or Done, that begins and ends editing.
    open var editButtonItem: UIBarButtonItem {
        if let editItem { return editItem }
        let made = UIBarButtonItem(
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
        made.showState(edits)
        editItem = made
        return made
    }

    // MARK: Keys

    private var addedKeyCommands: [UIKeyCommand] = []

    /// The keys that call methods of the controller while its view is on the page; nil for none.
    override open var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Adds a key.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.append(keyCommand)
        viewIfLoaded?.appearanceDidChange()
    }

    /// Removes a key that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
        viewIfLoaded?.appearanceDidChange()
    }

    // MARK: Safe area

    /// Distances that are added to the safe area of the view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { loadedView?.safeAreaDidChange() } }
    }

    /// Called after the safe area of the view has changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// Called after the margins of the view have changed.
    open func viewLayoutMarginsDidChange() {}

    /// The edges at which the view reaches below bars. It has no effect: a page lies beside its bars.
    open var edgesForExtendedLayout = UIRectEdge.all

    /// Whether the view reaches below opaque bars. It has no effect: a page lies beside its bars.
    open var extendedLayoutIncludesOpaqueBars = false

    // MARK: The device

    /// The colors of the bar with the time. They have no effect: a browser has its own bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the bar with the time is hidden. It has no effect: a browser has its own bar.
    open var prefersStatusBarHidden: Bool { false }
    /// The motion of the bar with the time. It has no effect: a browser has its own bar.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The controller inside that decides on the colors of the bar with the time. It is not asked.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The controller inside that decides whether the bar with the time is hidden. It is not asked.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Whether the bar at the lower edge of the device is hidden. It has no effect: a browser decides.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The controller inside that decides whether the bar at the lower edge is hidden. It is not asked.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The edges at which gestures of the app come first. It has no effect: a browser decides.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Asks for these edges again. It has no effect.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// The orientation of the device for a presentation. It has no effect: the user turns the device.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Called before the page has another size. By default the controllers inside are called, too.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }
    /// Called before the traits of the page change. It is not called: a page knows only the new ones.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// The motion of the controller; always nil: browsers run motions.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    /// Asks for the style of the bar with the time again. It has no effect.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// The orientations of the device for this controller. They have no effect: the user turns the device.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// Asks for the orientations again. It has no effect.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Asks again whether the line at the bottom of the device hides. It has no effect.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Whether the page turns with the device. It has no effect: it does.
    open var shouldAutorotate: Bool { true }

    // MARK: Traits

    /// The traits of the view; those of the page for which the code runs if the view was not made.
    open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .current }

    /// Called after traits of the view have changed, such as the color scheme or a size class.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The functions that are called after changes of traits.
    final var traitObservers: [TraitObserver] = []

    /// The color scheme of the controller's view.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { loadedView?.overrideUserInterfaceStyle ?? .unspecified }
        set { view.overrideUserInterfaceStyle = newValue }
    }
}

extension UIBarButtonItem {
    /// Shows the word that begins editing, or the one that ends it.
    fileprivate func showState(_ isEditing: Bool) {
        title = (isEditing ? SystemItem.done : .edit).title
        style = isEditing ? .done : .plain
    }
}
