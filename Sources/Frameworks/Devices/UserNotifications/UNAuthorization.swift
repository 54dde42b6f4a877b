/// Ways to notify the user, for which an app asks.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// A number at the icon; a sound; a text; a text in a car.
    public static let badge = UNAuthorizationOptions(rawValue: 1), sound = UNAuthorizationOptions(rawValue: 2),
        alert = UNAuthorizationOptions(rawValue: 4), carPlay = UNAuthorizationOptions(rawValue: 8)
    /// A sound in spite of silence; a button for settings; quiet notifications without a question.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16),
        providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32),
        provisional = UNAuthorizationOptions(rawValue: 64)
    /// Notifications at once in spite of a focus.
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// The user's decision whether the app may notify them.
public enum UNAuthorizationStatus: Int, Sendable {
    /// Not asked yet; denied, as on this device; granted; granted without a question; granted for a while.
    case notDetermined, denied, authorized, provisional, ephemeral
}

/// States of a way to notify the user.
public enum UNNotificationSetting: Int, Sendable {
    /// The device lacks it, as this one; off; on.
    case notSupported, disabled, enabled
}

/// Forms of a text.
public enum UNAlertStyle: Int, Sendable {
    /// None; for a while; until the user answers.
    case none, banner, alert
}

/// When a text is visible.
public enum UNShowPreviewsSetting: Int, Sendable {
    /// Always; on an unlocked device; never.
    case always, whenAuthenticated, never
}
