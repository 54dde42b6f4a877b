import Dispatch
import EspalierViews
@_exported public import Foundation

/// Notifications outside of a page, which users cannot allow: their answer is always denied, without a question.
///
/// So a request for a notification fails, and the lists of waiting and arrived notifications are empty. Completion handlers run on a queue in
/// the background.
// Sendable, because a lock guards its properties.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private weak var storedDelegate: (any UNUserNotificationCenterDelegate)?
    private var categories: Set<UNNotificationCategory> = []

    override init() {
        super.init()
    }

    /// The center of the page's browser. Code outside of the main actor, which has no page, gets a new one.
    public class func current() -> UNUserNotificationCenter {
        guard MainThread.isCurrent else { return UNUserNotificationCenter() }
        return MainActor.assumeIsolated { ClientValues.current.feature(BrowserCenter.self).center }
    }

    /// Receives notifications, of which none arrives.
    open weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { lock.withLock { storedDelegate } }
        set { lock.withLock { storedDelegate = newValue } }
    }

    /// Whether the system shows more than a text: false.
    open var supportsContentExtensions: Bool { false }

    // MARK: Permission

    /// Answers that the user has denied it.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(false, nil) }
    }

    /// Answers that the user has denied it: false.
    @discardableResult
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }

    /// The settings that the user allows: none.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        DispatchQueue.global().async { completionHandler(UNNotificationSettings()) }
    }

    /// The settings that the user allows: none.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    // MARK: Requests

    /// Fails with `UNError.notificationsNotAllowed`.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.global().async { completionHandler?(UNError.denied) }
    }

    /// Fails with `UNError.notificationsNotAllowed`.
    nonisolated(nonsending) open func add(_ request: UNNotificationRequest) async throws {
        throw UNError.denied
    }

    /// The waiting requests: none.
    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        DispatchQueue.global().async { completionHandler([]) }
    }

    /// The waiting requests: none.
    nonisolated(nonsending) open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }

    /// Removes waiting requests. There are none.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
    /// Removes all waiting requests. There are none.
    open func removeAllPendingNotificationRequests() {}

    // MARK: Notifications

    /// The notifications in the list: none.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        DispatchQueue.global().async { completionHandler([]) }
    }

    /// The notifications in the list: none.
    nonisolated(nonsending) open func deliveredNotifications() async -> [UNNotification] { [] }

    /// Removes notifications from the list. There are none.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// Removes all notifications from the list. There are none.
    open func removeAllDeliveredNotifications() {}

    /// Fails with `UNError.notificationsNotAllowed`.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.global().async { completionHandler?(UNError.denied) }
    }

    /// Fails with `UNError.notificationsNotAllowed`.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {
        throw UNError.denied
    }

    // MARK: Categories

    /// Sets the kinds of notifications.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        lock.withLock { self.categories = categories }
    }

    /// The kinds of notifications that the app has set.
    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        DispatchQueue.global().async { completionHandler(self.lock.withLock { self.categories }) }
    }

    /// The kinds of notifications that the app has set.
    nonisolated(nonsending) open func notificationCategories() async -> Set<UNNotificationCategory> {
        lock.withLock { categories }
    }
}

/// The center of a browser.
@MainActor
private final class BrowserCenter: ClientFeature {
    let center = UNUserNotificationCenter()

    init(_ values: ClientValues) {}
}
