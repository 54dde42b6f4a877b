import EspalierViews
public import Foundation

/// The settings of the user for assistive technologies, as far as browsers tell.
@MainActor @preconcurrency
public enum UIAccessibility {
    /// Whether the user prefers less motion.
    public static var isReduceMotionEnabled: Bool { ViewGraph.currentHost.reducesMotion }
    /// Whether a screen reader is in use: false, because browsers do not tell.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether text is bold: false.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether colors are inverted: false.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether transparency is reduced: false.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether the app is used by switches: false.
    public static var isSwitchControlRunning: Bool { false }

    /// Lets screen readers speak a text on the page in use: the argument, if it is a string. Changes of the page need no notification,
    /// since browsers report them by themselves, and an argument that is a view or `nil` has no effect.
    ///
    /// An attributed string with `NSAttributedString.Key.accessibilitySpeechAnnouncementPriority` and the value
    /// `UIAccessibilityPriority.high` is spoken at once.
    public static func post(notification: Notification, argument: Any?) {
        switch argument {
        case let text as String: ViewGraph.announce(text, isUrgent: false)
        case let text as NSAttributedString: ViewGraph.announce(text.string, isUrgent: text.isUrgentAnnouncement)
        case let text as AttributedString: AccessibilityNotification.Announcement(text).post()
        default: break
        }
    }

    /// Kinds of changes.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// A text to speak.
        public static let announcement = Notification(rawValue: 1008)
        /// Views have come, gone or moved.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Most of the page has changed.
        public static let screenChanged = Notification(rawValue: 1000)
        /// The page has scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
    }
}

/// The urgency of a text that a screen reader speaks.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// At once, so that the screen reader stops its sentence.
    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
    /// Once the screen reader has finished its sentence.
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
    /// The same as the default one: browsers know no lower priority.
    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

extension NSAttributedString.Key {
    /// The `UIAccessibilityPriority` of a text that is posted as an announcement.
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
}

extension NSAttributedString {
    fileprivate var isUrgentAnnouncement: Bool {
        guard length > 0 else { return false }
        let priority = attribute(.accessibilitySpeechAnnouncementPriority, at: 0, effectiveRange: nil)
        return priority as? UIAccessibilityPriority == .high
            || priority as? String == UIAccessibilityPriority.high.rawValue
    }
}
