import Foundation
import Synchronization

/// A lock that guards neighbouring state, for non-Sendable classes that several threads use. No foreign code may run
/// under it.
struct Lock: ~Copyable, Sendable {
    // Locked and unlocked by hand, because `Mutex.withLock` returns only Sendable results.
    private let mutex = Mutex(())

    @inline(__always) borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        mutex._unsafeLock()
        defer { mutex._unsafeUnlock() }
        return try body()
    }
}

/// A lock for calls to subscribers. It delivers one value at a time even if several threads send. It is recursive,
/// because a subscriber may send.
struct DeliveryLock: ~Copyable, Sendable {
    private let mutex = Mutex(())
    private let owner = Atomic<UInt>(0)

    @inline(__always) borrowing func withLock<Result>(_ body: () -> Result) -> Result {
        let thread = UInt(pthread_self())
        // Only this thread writes its own number, so an equal number means that this thread holds the lock.
        if owner.load(ordering: .relaxed) == thread { return body() }
        mutex._unsafeLock()
        owner.store(thread, ordering: .relaxed)
        defer {
            owner.store(0, ordering: .relaxed)
            mutex._unsafeUnlock()
        }
        return body()
    }
}
