public import Foundation

/// A notification that an app wants.
open class UNNotificationRequest: NSObject {
    public let identifier: String
    public let content: UNNotificationContent
    /// The time; nil for at once.
    public let trigger: UNNotificationTrigger?

    /// A notification. Later changes of the content do not count.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as? UNNotificationContent ?? content
        self.trigger = trigger
        super.init()
    }
}

/// A notification that has arrived. None arrives here.
open class UNNotification: NSObject {
    /// The time of the arrival.
    public let date: Date
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}

/// The user's answer to a notification. None arrives here.
open class UNNotificationResponse: NSObject {
    public let notification: UNNotification
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// The action of a tap on the notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of the notification's removal.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
