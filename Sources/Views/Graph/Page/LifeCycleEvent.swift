package import Foundation

/// A change of the use of a page, which UIKit calls a change of the app.
package enum LifeCycleEvent: String, Sendable {
    case didBecomeActive = "UIApplicationDidBecomeActiveNotification"
    case willResignActive = "UIApplicationWillResignActiveNotification"
    case didEnterBackground = "UIApplicationDidEnterBackgroundNotification"
    case willEnterForeground = "UIApplicationWillEnterForegroundNotification"

    /// The key of the page's identifier in the notification.
    static let pageKey = "EspalierPage"

    init?(from earlier: HostEnvironment.Activity, to activity: HostEnvironment.Activity) {
        switch (earlier, activity) {
        case (.inactive, .active): self = .didBecomeActive
        case (.active, .inactive): self = .willResignActive
        case (.inactive, .background): self = .didEnterBackground
        case (.background, .inactive): self = .willEnterForeground
        default: return nil
        }
    }

    /// The notification's name, for code that is going to observe it: the page for which the code runs reports its use from now on.
    package var observedName: Notification.Name {
        if MainThread.isCurrent { MainActor.assumeIsolated { ViewGraph.current?.noteActivityRead() } }
        return Notification.Name(rawValue)
    }
}

extension ViewGraph {
    /// The object of the notifications: UIKit's application, once it is in use.
    package static weak var application: AnyObject?

    /// Posts the notification of a change of `host.activity`. All pages share the notification center, so that the notification names
    /// its page.
    func postLifeCycleEvent(after earlier: HostEnvironment.Activity) {
        guard isPage, let event = LifeCycleEvent(from: earlier, to: host.activity) else { return }
        run {
            NotificationCenter.default.post(
                name: Notification.Name(event.rawValue), object: Self.application,
                userInfo: [LifeCycleEvent.pageKey: ObjectIdentifier(self)])
        }
    }

    /// Whether the page's views receive a published value: all but notifications of the use of another page.
    func receives(_ value: Any) -> Bool {
        guard let page = (value as? Notification)?.userInfo?[LifeCycleEvent.pageKey] as? ObjectIdentifier else {
            return true
        }
        return page == ObjectIdentifier(self)
    }
}
