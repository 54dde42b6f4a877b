import Dispatch
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
        defer { active = outer }
        return try body()
    }

}

/// Runs `body` and animates its changes of state.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try Transaction.perform(transaction, body)
}

/// Runs `body`, animates its changes of state, and calls `completion` when the animation would have ended.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try withAnimation(animation, body)
    let seconds = animation.map { $0.display.delay + $0.display.duration / $0.display.speed } ?? 0
    let action = UncheckedTransfer(completion)
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { action.value() }
    return result
}

/// The moment at which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoved: Bool

    /// The animation no longer moves visibly.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)

    /// The animation has ended completely.
    public static let removed = AnimationCompletionCriteria(isRemoved: true)
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
