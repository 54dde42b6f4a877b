public import Foundation

/// When a notification arrives.
open class UNNotificationTrigger: NSObject {
    /// Whether it arrives again.
    public let repeats: Bool

    fileprivate init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }
}

/// A notification after a while.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// The while, in seconds.
    public let timeInterval: TimeInterval

    /// A notification after a while.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    public func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// A notification at a time of the calendar.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// The time.
    public let dateComponents: DateComponents

    /// A notification at a time.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// The next time; nil if it is over.
    public func nextTriggerDate() -> Date? {
        (dateComponents.calendar ?? .current).nextDate(
            after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// A notification from a server.
public final class UNPushNotificationTrigger: UNNotificationTrigger {}
