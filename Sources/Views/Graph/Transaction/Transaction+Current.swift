import Dispatch
import EspalierDisplayTree

extension Transaction {
    /// The transaction of the change that is being made. Set and read on the main thread only.
    package nonisolated(unsafe) private(set) static var active: Transaction?

    /// The transaction of the change that is being made, or an empty one.
    package static var current: Transaction {
        MainThread.isCurrent ? active ?? Transaction() : Transaction()
    }

    /// Runs `body` with `transaction` as the one that changes go with.
    package static func perform<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        guard MainThread.isCurrent else { return try body() }
        let outer = active
        active = transaction
        defer { active = outer }
        return try body()
    }

}

/// Runs `body` and shows the changes of state in it with an animation.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try Transaction.perform(transaction, body)
}

/// Runs `body` and then, when the animation that shows its changes would have ended, `completion`.
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

/// When an animation counts as ended.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoved: Bool

    /// The animation has come to where it is no longer seen to move.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)

    /// The animation has ended altogether.
    public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// Runs `body` with `transaction` going along with the changes of state in it.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.perform(transaction, body)
}

/// Runs `body` with one value of the current transaction set.
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try Transaction.perform(transaction, body)
}
