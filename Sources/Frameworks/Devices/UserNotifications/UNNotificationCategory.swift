public import Foundation

/// A button of a notification.
open class UNNotificationAction: NSObject {
    public let identifier: String
    public let title: String
    /// The form.
    public let options: UNNotificationActionOptions

    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
        super.init()
    }
}

/// Forms of a button.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// On an unlocked device; removes something; opens the app.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1),
        destructive = UNNotificationActionOptions(rawValue: 2), foreground = UNNotificationActionOptions(rawValue: 4)
}

/// The buttons of a kind of notifications.
open class UNNotificationCategory: NSObject {
    public let identifier: String
    /// The buttons.
    public let actions: [UNNotificationAction]
    /// The app's intents.
    public let intentIdentifiers: [String]
    /// The form.
    public let options: UNNotificationCategoryOptions

    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
        super.init()
    }
}

/// Forms of a kind of notifications.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Reports the removal; is allowed in a car.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1),
        allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// Shows the title, or the second line, where texts are hidden.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4),
        hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}
