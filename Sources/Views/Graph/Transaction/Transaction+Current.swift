import EspalierDisplayTree

extension Transaction {
    /// The transaction of the current change. Used on the main thread only.
    package nonisolated(unsafe) private(set) static var active: Transaction?

    /// The transaction of the current change, or an empty one.
    package static var current: Transaction {
        MainThread.isCurrent ? active ?? Transaction() : Transaction()
    }

    /// Runs `body` with `transaction` as the transaction of its changes.
    package static func perform<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        guard MainThread.isCurrent else { return try body() }
        let outer = active
        active = transaction
        transaction.enterCompletions()
        defer {
            active = outer
            transaction.leaveCompletions()
        }
        return try body()
    }
}

/// Runs `body` and animates its changes of state.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try Transaction.perform(transaction, body)
}

/// Runs `body`, animates its changes of state, and calls `completion` when the animations are complete.
///
/// - Parameters:
///   - completionCriteria: `logicallyComplete` is when a spring has run for its response, and any other animation has ended.
///     `removed` is when nothing moves any more.
///   - completion: Called once. Without an animation, or if nothing changes, it is called soon; with one that repeats for
///     ever, never.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try Transaction.perform(transaction, body)
}

/// Runs `body` with `transaction` as the transaction of its changes of state.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.perform(transaction, body)
}

/// Runs `body` with one value of the current transaction changed.
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try Transaction.perform(transaction, body)
}
