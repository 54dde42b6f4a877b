import Combine
public import EspalierViews
public import Foundation

/// The object that an app tells about its life.
///
/// On a page, an app begins with the first page of a browser, as it does on a device.
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
            _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
            if delegate.application(application, didFinishLaunchingWithOptions: nil) {
                delegate.applicationDidFinishLaunching(application)
            }
        }
    }
}
