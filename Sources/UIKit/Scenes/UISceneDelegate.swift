public import Foundation

/// Receives the life of a scene. All methods have default implementations.
///
/// An app with scene delegates gets `scene(_:willConnectTo:options:)`, `sceneWillEnterForeground(_:)` and `sceneDidBecomeActive(_:)` when
/// a page opens. Nothing calls the other methods.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    /// A page opens. The delegate makes its window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The page is released. Nothing calls it.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The page is in use.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The page is about to leave use. Nothing calls it.
    func sceneWillResignActive(_ scene: UIScene)
    /// The page is about to be visible.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The page is no longer visible. Nothing calls it.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// The page is asked to open URLs. Nothing calls it.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
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
}

/// Receives the life of a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of the scene.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// No window, for delegates without the property.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
