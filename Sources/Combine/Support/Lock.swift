import Foundation
import Synchronization

/// A lock beside the state that it guards, for classes that are not Sendable and still used from several threads.
/// Nobody else's code may run under it.
struct Lock: ~Copyable, Sendable {
    // Locked and unlocked by hand: `Mutex.withLock` takes no result that is not Sendable.
    private let mutex = Mutex(())

    @inline(__always) borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        mutex._unsafeLock()
        defer { mutex._unsafeUnlock() }
        return try body()
    }
}

/// A lock under which subscribers are called: one value after the other, also where several threads send. The thread that
/// has it may take it again, because a subscriber may send.
struct DeliveryLock: ~Copyable, Sendable {
    private let mutex = Mutex(())
    private let owner = Atomic<UInt>(0)

    @inline(__always) borrowing func withLock<Result>(_ body: () -> Result) -> Result {
        let thread = UInt(pthread_self())
        // Only this thread writes its own number, so an equal one means that it holds the lock already.
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
