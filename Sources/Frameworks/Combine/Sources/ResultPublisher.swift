extension Result {
    /// Delivers the value and finishes, or fails at once.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success

        /// The result to deliver.
        public let result: Result

        /// Creates a publisher of a result.
        public init(_ result: Result) {
            self.result = result
        }

        /// Creates a publisher that delivers `output`.
        public init(_ output: Output) {
            self.init(.success(output))
        }

        /// Creates a publisher that fails with `failure`.
        public init(_ failure: Failure) {
            self.init(.failure(failure))
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            switch result {
            case .success(let output):
                subscriber.receive(subscription: OneValueSubscription(output, subscriber, name: "Once"))
            case .failure(let failure):
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .failure(failure))
            }
        }
    }

    /// A publisher of this result.
    public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}

/// Operators that compute their result at once, without a subscription.
extension Result.Publisher {
    /// Delivers whether the value fulfills the predicate.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

    /// Delivers whether the value fulfills the predicate, or fails with the error that it throws.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Delivers the value as an array of one element.
    public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }

    /// Delivers whether the value fulfills the predicate.
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

    /// Delivers whether the value fulfills the predicate, or fails with the error that it throws.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Delivers the number of values: 1.
    public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }

    /// Delivers the value.
    public func first() -> Result<Output, Failure>.Publisher { self }

    /// Delivers the value.
    public func last() -> Result<Output, Failure>.Publisher { self }

    /// Finishes without a value.
    public func ignoreOutput() -> Empty<Output, Failure> { .init() }

    /// Delivers the value, which is the least one.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

    /// Delivers the value, which is the greatest one.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

    /// Delivers the value, which is the least one.
    public func tryMin(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryMap { $0 }
    }

    /// Delivers the value, which is the greatest one.
    public func tryMax(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryMap { $0 }
    }

    /// Transforms the value.
    public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher { .init(result.map(transform)) }

    /// Transforms the value, or fails with the error that the closure throws.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        .init(Result<T, any Error> { try transform(result.get()) })
    }

    /// Replaces the failure.
    public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
        .init(result.mapError(transform))
    }

    /// Combines the value with an initial result.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }

    /// Combines the value with an initial result, or fails with the error that the closure throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryMap { try nextPartialResult(initialResult, $0) }
    }

    /// Combines the value with an initial result.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        reduce(initialResult, nextPartialResult)
    }

    /// Combines the value with an initial result, or fails with the error that the closure throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryReduce(initialResult, nextPartialResult)
    }

    /// Delivers the value, which has no predecessor.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

    /// Delivers the value, which has no predecessor.
    public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryMap { $0 }
    }

    /// Delivers `output` instead of a failure.
    public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
        .init(.success((try? result.get()) ?? output))
    }

    /// Delivers the value: the publisher is never empty.
    public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher { self }

    /// Delivers the same result, which another attempt would not change.
    public func retry(_ times: Int) -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Equatable {
    /// Delivers whether the value equals `output`.
    public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { map { $0 == output } }

    /// Delivers the value, which has no predecessor.
    public func removeDuplicates() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Comparable {
    /// Delivers the value, which is the least one.
    public func min() -> Result<Output, Failure>.Publisher { self }

    /// Delivers the value, which is the greatest one.
    public func max() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Failure == Never {
    /// Gives the publisher a failure type, so that it can be combined with others.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
        mapError { (failure: Never) -> E in }
    }
}
