public import Foundation

/// The number of a task that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// No task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether an app is updated in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// The app is not, and the user cannot change that; the user has turned it off; the app is.
    case restricted, denied, available
}

/// The outcome of an update in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// There was something new; there was not; the update failed.
    case newData, noData, failed
}

extension UIApplication {
    private static var latestTask = 0

    /// Asks for time in the background. The server goes on while a page is hidden, so the task runs to its end.
    ///
    /// - Parameter handler: It is never called.
    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Asks for time in the background. The server goes on while a page is hidden, so the task runs to its end.
    ///
    /// - Parameters:
    ///   - taskName: A name for debuggers. It has no effect.
    ///   - handler: It is never called.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        Self.latestTask += 1
        return UIBackgroundTaskIdentifier(rawValue: Self.latestTask)
    }

    /// Ends a task in the background. Does nothing, because the time is not limited.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// The time in the background that remains: no limit.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Whether the app is updated in the background: it cannot be, because nothing calls it there.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

    /// Asks for updates in the background. It has no effect.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    /// The shortest interval between two updates in the background.
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// No updates in the background.
    public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

    /// Whether protected files can be read: true, because the server's files are not locked with a device.
    public var isProtectedDataAvailable: Bool { true }
}
