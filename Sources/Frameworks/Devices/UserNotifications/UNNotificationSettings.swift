public import Foundation

/// The settings that the user allows: none.
public final class UNNotificationSettings: NSObject, Sendable {
    /// The user's answer: denied.
    public var authorizationStatus: UNAuthorizationStatus { .denied }
    /// Sounds, numbers at the icon and texts: not supported.
    public var soundSetting: UNNotificationSetting { .notSupported }
    /// Numbers at the icon: not supported.
    public var badgeSetting: UNNotificationSetting { .notSupported }
    /// Texts: not supported.
    public var alertSetting: UNNotificationSetting { .notSupported }
    /// The list of notifications: not supported.
    public var notificationCenterSetting: UNNotificationSetting { .notSupported }
    /// The locked screen: not supported.
    public var lockScreenSetting: UNNotificationSetting { .notSupported }
    /// Cars: not supported.
    public var carPlaySetting: UNNotificationSetting { .notSupported }
    /// Sounds in spite of silence: not supported.
    public var criticalAlertSetting: UNNotificationSetting { .notSupported }
    /// Notifications in spite of a focus: not supported.
    public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    /// The form of texts: none.
    public var alertStyle: UNAlertStyle { .none }
    /// When texts are visible: never.
    public var showPreviewsSetting: UNShowPreviewsSetting { .never }
    /// Whether the app has a button for settings: false.
    public var providesAppNotificationSettings: Bool { false }
}
