import Dispatch
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Whether code runs where the main actor does, at the cost of one comparison in an app.
package enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The process's first thread, once it was seen. Written once, by that thread itself.
    ///
    /// Where `dispatchMain()` runs the main queue, that thread runs nothing any more, and the queue moves from thread to
    /// thread: so no other thread is ever remembered.
    private nonisolated(unsafe) static var first: pthread_t?

    /// Remembers this thread where it is the process's first.
    @MainActor
    static func remember() {
        if first == nil, Thread.isMainThread { first = pthread_self() }
    }

    package static var isCurrent: Bool {
        if let first, pthread_equal(pthread_self(), first) != 0 { return true }
        return DispatchQueue.getSpecific(key: key) == true
    }

    /// Runs `body` on the main actor: now where that is where we are, else soon.
    package static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated { body() }
        } else {
            DispatchQueue.main.async(execute: body)
        }
    }
}
