import EspalierViews
public import Foundation

/// The app, as the page for which the code runs sees it.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    /// The app.
    public static let shared: UIApplication = {
        let application = UIApplication()
        ViewGraph.application = application
        return application
    }()

    /// Opens a URL in place of the page, as a link does.
    ///
    /// - Parameter completion: Receives whether the browser was asked to.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        guard let environment = ViewGraph.current?.root.environmentForChildren() else {
            completion?(false)
            return
        }
        environment.openURL(url) { completion?($0) }
    }

    /// Whether links to a URL are opened.
    open func canOpenURL(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return true }
        return ["http", "https", "mailto", "tel", "sms", "ftp"].contains(scheme)
    }

    /// Calls a method of a target. Without a target, calls that of the object with the focus, or of the next object that can perform
    /// the action.
    ///
    /// - Returns: Whether a method was called. The name `resignFirstResponder` alone is enough: it takes the focus from any field.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target, action.hasMethod {
            action.call(on: target as AnyObject, sender, event)
            return true
        }
        guard let responders = PageResponders.current else { return false }
        if action.name == "resignFirstResponder" {
            responders.resign()
        } else if let found = responders.first?.target(forAction: action, withSender: sender) {
            action.call(on: found as AnyObject, sender, event)
        } else {
            return false
        }
        return true
    }

    /// The window of the page.
    open var windows: [UIWindow] { UIWindow.current.map { [$0] } ?? [] }
    /// The window of the page.
    open var keyWindow: UIWindow? { UIWindow.current }

    /// The scene of the page.
    open var connectedScenes: Set<UIScene> { UIWindowScene.current.map { [$0] } ?? [] }
    /// The session of the page.
    open var openSessions: Set<UISceneSession> { UIWindowScene.current.map { [$0.session] } ?? [] }
    /// Whether several pages can be open: true.
    open var supportsMultipleScenes: Bool { true }

    /// The object that receives the app's life, if it has one.
    open var delegate: (any UIApplicationDelegate)? {
        get { ClientValues.current.feature(DelegateReference.self).delegate }
        set { ClientValues.current.feature(DelegateReference.self).delegate = newValue }
    }

    /// Whether the app has icons in its asset catalog apart from the usual one.
    open var supportsAlternateIcons: Bool {
        ViewGraph.current?.resources.icons.contains { !$0.key.isEmpty } ?? false
    }

    /// The name of the icon that the browser shows; nil for the usual one.
    open var alternateIconName: String? { ViewGraph.current?.values.alternateIcon }

    /// Shows another icon of the app's asset catalog in the browser's tab. The browser keeps it for later pages.
    ///
    /// - Parameters:
    ///   - alternateIconName: The name of the icon; nil for the usual one.
    ///   - completionHandler: Receives nil, or a failure if the app has no icon of this name.
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        do {
            try showIcon(alternateIconName)
            completionHandler?(nil)
        } catch {
            completionHandler?(error)
        }
    }

    /// Shows another icon of the app's asset catalog in the browser's tab. The browser keeps it for later pages.
    ///
    /// - Parameter alternateIconName: The name of the icon; nil for the usual one. Throws if the app has none of this name.
    open func setAlternateIconName(_ alternateIconName: String?) async throws {
        try showIcon(alternateIconName)
    }

    private func showIcon(_ name: String?) throws {
        if let name, name.isEmpty || ViewGraph.current?.resources.icons[name] == nil {
            throw CocoaError(.fileNoSuchFile)
        }
        ViewGraph.showIcon(name)
    }

    /// Whether the page for which the code runs is in use, as `scenePhase` says.
    open var applicationState: State {
        switch ViewGraph.currentActivity {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        }
    }

    /// Whether the screen stays on. It has no effect.
    open var isIdleTimerDisabled = false
    /// The text size of the user of the page for which the code runs.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }

    /// The number on the app's icon. It has no effect.
    open var applicationIconBadgeNumber = 0

    /// The address of the app's settings; there are none, so that it is that of the page.
    public nonisolated static let openSettingsURLString = ""

    /// States of the app.
    public enum State: Int, Sendable {
        /// In use; visible without being used; not visible.
        case active, inactive, background
    }

    /// Options for opening URLs. They have no effect.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

extension UIApplication {
    /// The user came back to the page, or looks at it for the first time.
    ///
    /// Pages share the notification center. `onReceive` receives the notifications of its own page, other observers those of all pages.
    /// Reading the name makes the page report its use.
    public nonisolated static var didBecomeActiveNotification: Notification.Name {
        LifeCycleEvent.didBecomeActive.observedName
    }
    /// The user is about to leave the page. `onReceive` receives the notifications of its own page, other observers those of all pages.
    public nonisolated static var willResignActiveNotification: Notification.Name {
        LifeCycleEvent.willResignActive.observedName
    }
    /// The page is no longer visible. `onReceive` receives the notifications of its own page, other observers those of all pages.
    public nonisolated static var didEnterBackgroundNotification: Notification.Name {
        LifeCycleEvent.didEnterBackground.observedName
    }
    /// The page is about to be visible. `onReceive` receives the notifications of its own page, other observers those of all pages.
    public nonisolated static var willEnterForegroundNotification: Notification.Name {
        LifeCycleEvent.willEnterForeground.observedName
    }
    /// The app is about to end. Nothing posts it here.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// Memory is short. Nothing posts it here.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// The user took a picture of the screen. Nothing posts it here: browsers do not tell.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
}
