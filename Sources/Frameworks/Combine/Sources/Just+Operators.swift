/// Operators that compute their result at once, without a subscription.
extension Just {
    /// Delivers whether the value fulfills the predicate.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { map(predicate) }

    /// Delivers whether the value fulfills the predicate, or fails with the error that it throws.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Delivers the value as an array of one element.
    public func collect() -> Just<[Output]> { .init([output]) }

    /// Transforms the value; delivers none if the closure returns nil.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { .init(transform(output)) }

    /// Delivers the value, which is the least one.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Delivers the value, which is the greatest one.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Delivers `elements` before the value.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }

    /// Delivers the elements of a sequence before the value.
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where S.Element == Output {
        .init(sequence: elements + [output])
    }

    /// Delivers `elements` after the value.
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }

    /// Delivers the elements of a sequence after the value.
    public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
        .init(sequence: [output] + elements)
    }

    /// Delivers whether the value fulfills the predicate.
    public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { map(predicate) }

    /// Delivers whether the value fulfills the predicate, or fails with the error that it throws.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Delivers the number of values: 1.
    public func count() -> Just<Int> { .init(1) }

    /// Finishes without a value if `count` is above 0; otherwise delivers the value.
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher { .init(count > 0 ? nil : output) }

    /// Delivers the value unless it fulfills the predicate.
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter { !predicate($0) } }

    /// Delivers the value.
    public func first() -> Just<Output> { self }

    /// Delivers the value if it fulfills the predicate.
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// Delivers the value.
    public func last() -> Just<Output> { self }

    /// Delivers the value if it fulfills the predicate.
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// Delivers the value if the closure returns true.
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(isIncluded(output) ? output : nil)
    }

    /// Finishes without a value.
    public func ignoreOutput() -> Empty<Output, Never> { .init() }

    /// Transforms the value.
    public func map<T>(_ transform: (Output) -> T) -> Just<T> { .init(transform(output)) }

    /// Transforms the value, or fails with the error that the closure throws.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        .init(Result<T, any Error> { try transform(output) })
    }

    /// Gives the publisher the failure type of the closure, which never runs.
    public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher { .init(output) }

    /// Delivers the value if `index` is 0.
    public func output(at index: Int) -> Optional<Output>.Publisher { .init(index == 0 ? output : nil) }

    /// Delivers the value if the range contains 0.
    public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
        .init(range.contains(0) ? output : nil)
    }

    /// Delivers the value if `maxLength` is at least 1.
    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher { .init(maxLength > 0 ? output : nil) }

    /// Delivers the value if it fulfills the predicate.
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// Combines the value with an initial result.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        .init(nextPartialResult(initialResult, output))
    }

    /// Combines the value with an initial result, or fails with the error that the closure throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryMap { try nextPartialResult(initialResult, $0) }
    }

    /// Combines the value with an initial result.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        reduce(initialResult, nextPartialResult)
    }

    /// Combines the value with an initial result, or fails with the error that the closure throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryReduce(initialResult, nextPartialResult)
    }

    /// Delivers the value, which has no predecessor.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Delivers the value, which has no predecessor.
    public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryMap { $0 }
    }

    /// Delivers the value: there is no failure to replace.
    public func replaceError(with output: Output) -> Just<Output> { self }

    /// Delivers the value: the publisher is never empty.
    public func replaceEmpty(with output: Output) -> Just<Output> { self }

    /// Delivers the value: there is no failure to retry after.
    public func retry(_ times: Int) -> Just<Output> { self }

    /// Gives the publisher a failure type, so that it can be combined with others.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher { .init(output) }
}

extension Just where Output: Equatable {
    /// Delivers whether the value equals `output`.
    public func contains(_ output: Output) -> Just<Bool> { .init(self.output == output) }

    /// Delivers the value, which has no predecessor.
    public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
    /// Delivers the value, which is the least one.
    public func min() -> Just<Output> { self }

    /// Delivers the value, which is the greatest one.
    public func max() -> Just<Output> { self }
}
