import EspalierViews
public import Foundation

/// Receives the life of a scene, which is one page. All methods have default implementations.
///
/// An app with scene delegates gets `scene(_:willConnectTo:options:)`, `sceneWillEnterForeground(_:)` and `sceneDidBecomeActive(_:)` when
/// a page opens, and the other methods when the user hides the page and comes back to it. Without JavaScript, a page does not report this.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    /// A page opens. The delegate makes its window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The page has ended, because the user has left it, or because the server has removed it from its memory.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The page is in use.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The page is about to leave use.
    func sceneWillResignActive(_ scene: UIScene)
    /// The page is about to be visible.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The page is no longer visible.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// The page is asked to open URLs. Nothing calls it.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Returns the activity that describes the state of the page, when the page has entered the background; nil for none. The session
    /// keeps it as `stateRestorationActivity`.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// An activity with a type is about to arrive, as `scene(_:continue:)` describes.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// The page was opened at the path of a URL that no view knows.
    ///
    /// A page exists at such paths only if this method is implemented, or if `application(_:continue:restorationHandler:)` of the app's
    /// delegate returns true.
    ///
    /// - Parameter userActivity: An activity of the type `NSUserActivityTypeBrowsingWeb`, whose `webpageURL` is the path as a relative URL,
    ///   such as `/shop/offers`.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// An activity did not arrive. It is not called, because pages receive no activities of other devices.
    func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// An activity is about to be sent to other devices. It is not called, because activities stay on their page.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { UnimplementedMethod.note() }
    public func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// Receives the life of a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of the scene.
    var window: UIWindow? { get set }
    /// The window has another size, or other traits.
    ///
    /// - Parameters:
    ///   - previousCoordinateSpace: The coordinates of the window until now, whose `bounds` have the former size.
    ///   - previousInterfaceOrientation: The direction of the window until now.
    ///   - previousTraitCollection: The traits until now.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    /// The user has chosen an action of the app's icon. It is not called, because browsers show no actions for the icon of a page.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// No window, for delegates without the property.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}

    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}
