import Dispatch
import Foundation

/// Whether code runs on the main thread, at the cost of one comparison.
package enum MainThread {
    private static let thread: pthread_t = {
        if Thread.isMainThread { return pthread_self() }
        return DispatchQueue.main.sync { pthread_self() }
    }()

    package static var isCurrent: Bool { pthread_equal(pthread_self(), thread) != 0 }

    /// Runs `body` on the main actor: now where that is where we are, else soon.
    package static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated { body() }
        } else {
            DispatchQueue.main.async(execute: body)
        }
    }
}
