import Synchronization

/// A lock around a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // Unchecked because the state is only used while the lock is held.
    private final class Storage {
        let mutex = Mutex(())
        var state: State

        init(_ state: State) {
            self.state = state
        }
    }

    private let storage: Storage

    /// A lock around a value that may not be sent to other threads.
    public init(uncheckedState initialState: State) {
        storage = Storage(initialState)
    }

    /// Runs a closure with the value while the lock is held.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        try storage.mutex.withLock { _ in try body(&storage.state) }
    }

    /// Runs a closure with the value while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Runs a closure with the value if no other thread holds the lock; otherwise returns nil.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try storage.mutex.withLockIfAvailable { _ in try body(&storage.state) }
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// A lock around a value.
    public init(initialState: State) {
        self.init(uncheckedState: initialState)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock without a value.
    public init() {
        self.init(uncheckedState: ())
    }

    /// Runs a closure while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }
}
