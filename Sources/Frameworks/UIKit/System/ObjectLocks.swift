import Foundation
import Synchronization

/// Recursive locks, one for each object that is locked.
private enum ObjectLocks {
    private final class Lock: Sendable {
        let lock = NSRecursiveLock()
        /// The threads that have or await the lock, each as often as it does; only used with the lock of the table.
        nonisolated(unsafe) var uses = 0
        /// The number of times that the thread with the lock has it; only used by this thread.
        nonisolated(unsafe) var depth = 0
    }

    private static let locks = Mutex<[ObjectIdentifier: Lock]>([:])

    static func enter(_ object: AnyObject) {
        let id = ObjectIdentifier(object)
        let lock = locks.withLock { locks in
            let lock = locks[id] ?? Lock()
            locks[id] = lock
            lock.uses += 1
            return lock
        }
        lock.lock.lock()
        lock.depth += 1
    }

    /// Returns false if the thread does not have the lock.
    static func exit(_ object: AnyObject) -> Bool {
        let id = ObjectIdentifier(object)
        guard let lock = locks.withLock({ $0[id] }), lock.lock.try() else { return false }
        defer { lock.lock.unlock() }
        guard lock.depth > 0 else { return false }
        lock.depth -= 1
        lock.lock.unlock()
        locks.withLock { locks in
            lock.uses -= 1
            if lock.uses == 0 { locks[id] = nil }
        }
        return true
    }
}

/// Waits until no other thread has the lock of an object, and takes it. A thread may take it several times.
///
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    if type(of: obj) is AnyClass { ObjectLocks.enter(obj as AnyObject) }
    return 0
}

/// Gives back the lock of an object.
///
/// - Returns: 0; -1 if the thread does not have the lock.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    guard type(of: obj) is AnyClass else { return 0 }
    return ObjectLocks.exit(obj as AnyObject) ? 0 : -1
}
