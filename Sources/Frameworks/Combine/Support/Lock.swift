import Foundation
import Synchronization

/// A lock that guards neighboring state, for non-Sendable classes that several threads use. No foreign code may run
/// under it.
struct Lock: ~Copyable, Sendable {
    // Locked and unlocked by hand, because `Mutex.withLock` returns only Sendable results.
    private let mutex = Mutex(())
    // Orders the critical sections for ThreadSanitizer, which does not see into the mutex of the standard library.
    private let order = Atomic<Bool>(false)

    @inline(__always) borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        mutex._unsafeLock()
        _ = order.load(ordering: .acquiring)
        defer {
            order.store(true, ordering: .releasing)
            mutex._unsafeUnlock()
        }
        return try body()
    }
}

/// A lock for calls to subscribers. It delivers one value at a time even if several threads send. It is recursive,
/// because a subscriber may send.
struct DeliveryLock: ~Copyable, Sendable {
    private let mutex = Mutex(())
    // Also orders the critical sections for ThreadSanitizer; see `Lock`.
    private let owner = Atomic<UInt>(0)

    @inline(__always) borrowing func withLock<Result>(_ body: () -> Result) -> Result {
        let thread = UInt(pthread_self())
        // Only this thread writes its own number, so an equal number means that this thread holds the lock.
        if owner.load(ordering: .relaxed) == thread { return body() }
        mutex._unsafeLock()
        _ = owner.load(ordering: .acquiring)
        owner.store(thread, ordering: .relaxed)
        defer {
            owner.store(0, ordering: .releasing)
            mutex._unsafeUnlock()
        }
        return body()
    }
}
