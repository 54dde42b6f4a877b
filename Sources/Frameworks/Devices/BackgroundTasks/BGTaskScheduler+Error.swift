public import Foundation

extension BGTaskScheduler {
    /// A failure of the scheduler. On this device it is always `unavailable`.
    public struct Error: _BridgedStoredNSError, Sendable {
        public let _nsError: NSError

        public init(_nsError: NSError) {
            self._nsError = _nsError
        }

        public static var _nsErrorDomain: String { errorDomain }

        public static let errorDomain = "BGTaskSchedulerErrorDomain"

        /// Reasons of a failure, with the numbers of Apple's framework.
        public enum Code: Int, _ErrorCodeProtocol, Sendable {
            public typealias _ErrorType = BGTaskScheduler.Error

            /// The device runs no tasks in the background, as this one.
            case unavailable = 1
            /// Too many requests wait.
            case tooManyPendingTaskRequests = 2
            /// The app may not run such tasks.
            case notPermitted = 3
            /// The task cannot run now.
            case immediateRunIneligible = 4
        }

        /// The device runs no tasks in the background, as this one.
        public static var unavailable: Code { .unavailable }
        /// Too many requests wait.
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        /// The app may not run such tasks.
        public static var notPermitted: Code { .notPermitted }
        /// The task cannot run now.
        public static var immediateRunIneligible: Code { .immediateRunIneligible }

        static var missing: BGTaskScheduler.Error {
            BGTaskScheduler.Error(
                .unavailable,
                userInfo: [NSLocalizedDescriptionKey: "This device runs no tasks for an app that is not open."])
        }
    }
}
