import EspalierViews

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

    /// Tells assistive technologies about a change. It has no effect: browsers report changes of the page by themselves.
    public static func post(notification: Notification, argument: Any?) {}

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
