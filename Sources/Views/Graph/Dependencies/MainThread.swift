import Dispatch
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Checks whether code runs on the main actor. In an app this costs one comparison.
package enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The process's first thread. That thread itself sets the property, once.
    ///
    /// If `dispatchMain()` runs the main queue, the first thread runs no more code, and the queue moves from thread to
    /// thread. No other thread is ever stored.
    private nonisolated(unsafe) static var first: pthread_t?

    /// Stores the current thread if it is the process's first.
    @MainActor
    static func remember() {
        if first == nil, Thread.isMainThread { first = pthread_self() }
    }

    package static var isCurrent: Bool {
        if let first, pthread_equal(pthread_self(), first) != 0 { return true }
        return DispatchQueue.getSpecific(key: key) == true
    }

    /// Runs `body` on the main actor: at once if the caller is on it, otherwise soon.
    package static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated { body() }
        } else {
            DispatchQueue.main.async(execute: body)
        }
    }
}
