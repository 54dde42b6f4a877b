public import Foundation

open class UNNotificationContent: NSObject {
    fileprivate var parts = Parts()

    override public init() {
        super.init()
    }

    open var title: String { parts.title }
    /// The second line.
    open var subtitle: String { parts.subtitle }
    open var body: String { parts.body }
    /// The number at the icon; nil for the present one.
    open var badge: NSNumber? { parts.badge }
    open var sound: UNNotificationSound? { parts.sound }
    /// Values of the app.
    open var userInfo: [AnyHashable: Any] { parts.userInfo }
    /// The category, which has the actions.
    open var categoryIdentifier: String { parts.categoryIdentifier }
    open var threadIdentifier: String { parts.threadIdentifier }
    /// Files that are shown.
    open var attachments: [UNNotificationAttachment] { parts.attachments }
    /// The importance.
    open var interruptionLevel: UNNotificationInterruptionLevel { parts.interruptionLevel }
    /// The importance among the app's notifications, 0…1.
    open var relevanceScore: Double { parts.relevanceScore }

    override open func copy() -> Any {
        let content = UNNotificationContent()
        content.parts = parts
        return content
    }

    override open func mutableCopy() -> Any {
        let content = UNMutableNotificationContent()
        content.parts = parts
        return content
    }

    fileprivate struct Parts {
        var title = "", subtitle = "", body = "", categoryIdentifier = "", threadIdentifier = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var attachments: [UNNotificationAttachment] = []
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
    }
}

/// The content of a notification, to be filled.
open class UNMutableNotificationContent: UNNotificationContent {
    override open var title: String {
        get { parts.title }
        set { parts.title = newValue }
    }
    override open var subtitle: String {
        get { parts.subtitle }
        set { parts.subtitle = newValue }
    }
    override open var body: String {
        get { parts.body }
        set { parts.body = newValue }
    }
    override open var badge: NSNumber? {
        get { parts.badge }
        set { parts.badge = newValue }
    }
    override open var sound: UNNotificationSound? {
        get { parts.sound }
        set { parts.sound = newValue }
    }
    override open var userInfo: [AnyHashable: Any] {
        get { parts.userInfo }
        set { parts.userInfo = newValue }
    }
    override open var categoryIdentifier: String {
        get { parts.categoryIdentifier }
        set { parts.categoryIdentifier = newValue }
    }
    override open var threadIdentifier: String {
        get { parts.threadIdentifier }
        set { parts.threadIdentifier = newValue }
    }
    override open var attachments: [UNNotificationAttachment] {
        get { parts.attachments }
        set { parts.attachments = newValue }
    }
    override open var interruptionLevel: UNNotificationInterruptionLevel {
        get { parts.interruptionLevel }
        set { parts.interruptionLevel = newValue }
    }
    override open var relevanceScore: Double {
        get { parts.relevanceScore }
        set { parts.relevanceScore = newValue }
    }
}

/// How much a notification interrupts the user.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// Silent; at once; at once in spite of a focus; with a sound in spite of silence.
    case passive, active, timeSensitive, critical
}
