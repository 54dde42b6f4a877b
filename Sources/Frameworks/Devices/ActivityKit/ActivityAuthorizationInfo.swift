@_exported public import Foundation

/// Whether the user allows Live Activities, which are outside of a page, so that this device has none.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}

    /// Whether activities can be started: false.
    public var areActivitiesEnabled: Bool { false }
    /// Whether activities can be updated often: false.
    public var frequentPushesEnabled: Bool { false }

    /// Changes of `areActivitiesEnabled`. There are none.
    public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// A failure to start an activity. On this device it is always `unsupported`.
public enum ActivityAuthorizationError: Error, LocalizedError, Hashable, Sendable {
    /// There is no Live Activity on the device; the attributes are large; the user denied it.
    case unsupported, attributesTooLarge, denied
    /// There are too many activities on the device or of the app; the app is not visible.
    case globalMaximumExceeded, targetMaximumExceeded, visibility
    /// Other failures of the system.
    case persistenceFailure, missingProcessIdentifier, unentitled, malformedActivityIdentifier

    public var errorDescription: String? {
        self == .unsupported ? "This device has no Live Activities." : nil
    }
}
