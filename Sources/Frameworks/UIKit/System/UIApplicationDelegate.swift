import Combine
public import EspalierViews
public import Foundation

/// The object that an app tells about its life.
///
/// On a page, an app begins with the first page of a browser, as it does on a device. A browser has one app for all its pages, so the app
/// is as active as the most active one of them: it becomes active with the first page, and enters the background when the last visible
/// page is hidden or closed. The delegate of a scene receives the life of one page (`UISceneDelegate`).
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Called once, before the app's first page is made.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called once, before the app's first page is made.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called once, before the app's first page is made.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// Called when the user begins to use one of the browser's pages: after the first page has opened, and after
    /// `applicationWillEnterForeground(_:)`.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Called when the user stops using the last page that was in use. Without JavaScript, a page does not report it.
    func applicationWillResignActive(_ application: UIApplication)

    /// Called when no page of the browser is visible any more, because all of them are hidden or closed.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Called when a page of the browser is about to be visible after `applicationDidEnterBackground(_:)`.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Called when the server removes the browser's app from its memory, after the last page of the browser has ended. A server that stops
    /// may not call it.
    func applicationWillTerminate(_ application: UIApplication)

    /// Memory is short. It is not called, because all browsers share the memory of the server, which does not report it.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// A page of an app without an `App` was opened at the path of a URL that no view knows, and the delegate of its scene does not
    /// implement `scene(_:continue:)`. In an app with an `App`, `onContinueUserActivity(_:perform:)` receives such paths.
    ///
    /// - Parameters:
    ///   - userActivity: An activity of the type `NSUserActivityTypeBrowsingWeb`, whose `webpageURL` is the path as a relative URL.
    ///   - restorationHandler: Restores the activity in objects of the app.
    /// - Returns: Whether the page exists at the path.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    /// The user has chosen an action of the app's icon. It is not called, because browsers show no actions for the icon of a page.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)

    /// Updates the app in the background. It is not called, because browsers do not wake pages up.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

    /// The transfers of a session have ended while the app did not run. It is not called, because transfers run only while the app does.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)

    /// Chooses the classes with which a page opens, in an app without an `App`.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// The user has closed scenes. Nothing calls it.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// The directions that a window allows. Nothing calls it: browsers decide.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    /// The app asked for remote notifications, which pages do not receive.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

    /// The app has a token for remote notifications. Nothing calls it.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

    /// A remote notification has arrived. Nothing calls it.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

    /// Opens a URL. Nothing calls it: `onOpenURL(perform:)` receives the URLs of pages.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }

    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }

    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) { completionHandler() }

    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }

    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}

    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }

    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}

    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}

    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }

    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
}

extension UIApplication {
    /// The reasons for which an app was started. A page starts it for none of them.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the reason.
        public let rawValue: String

        /// A reason by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A URL to open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// A notification from a server.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// A shortcut of the app's icon.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }
}

extension UIApplication {
    /// The keys of the options for opening a URL, which describe the app that sends it. A page receives no options.
    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The identifier of the sending app.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// A property list that the sending app provides.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the app opens the file in place instead of a copy.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
}

/// The delegate of a browser's app.
@MainActor
final class DelegateReference: ClientFeature {
    weak var delegate: (any UIApplicationDelegate)?

    init(_ values: ClientValues) {}
}

/// An app's delegate, as a property of the `App`.
///
/// Each browser has an instance of the app, and so a delegate of its own. Methods of Apple's protocol that are not in
/// `UIApplicationDelegate` here are never called.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    @StateObject private var launch: Launch

    /// A delegate of a type.
    @MainActor @preconcurrency
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        _launch = StateObject(wrappedValue: Launch())
    }

    /// The delegate.
    @MainActor @preconcurrency public var wrappedValue: DelegateType { launch.delegate }

    /// The start of the app.
    @MainActor
    private final class Launch: ObservableObject {
        let delegate = ObjectCreation.make(DelegateType.self)

        init() {
            let application = UIApplication.shared
            application.delegate = delegate
            _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
            if delegate.application(application, didFinishLaunchingWithOptions: nil) {
                delegate.applicationDidFinishLaunching(application)
            }
            ViewGraph.current?.feature(ApplicationActivity.self).begin(delegate)
        }
    }
}
