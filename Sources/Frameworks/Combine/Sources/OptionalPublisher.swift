extension Optional {
    /// Delivers the value if there is one, and finishes.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        /// The value to deliver; nil for none.
        public let output: Wrapped?

        /// Creates a publisher that delivers `output` if it is not nil.
        public init(_ output: Wrapped?) {
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            if let output {
                subscriber.receive(subscription: OneValueSubscription(output, subscriber, name: "Optional"))
            } else {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
            }
        }
    }

    /// A publisher of the wrapped value, if there is one.
    public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

/// Operators that compute their result at once, without a subscription. As Apple's, `allSatisfy(_:)` and the others with one
/// result deliver none for nil.
extension Optional.Publisher {
    /// Delivers whether the value fulfills the predicate.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { .init(output.map(predicate)) }

    /// Delivers the value as an array of one element.
    public func collect() -> Optional<[Output]>.Publisher { .init(output.map { [$0] }) }

    /// Transforms the value; delivers none if the closure returns nil.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { .init(output.flatMap(transform)) }

    /// Delivers the value, which is the least one.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }

    /// Delivers the value, which is the greatest one.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }

    /// Delivers whether the value fulfills the predicate.
    public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
        .init(output.map(predicate))
    }

    /// Delivers the number of values: 0 or 1.
    public func count() -> Just<Int> { .init(output == nil ? 0 : 1) }

    /// Delivers the value unless it is one of the first `count` values.
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher { .init(count > 0 ? nil : output) }

    /// Delivers the value unless it fulfills the predicate.
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter { !predicate($0) } }

    /// Delivers the value.
    public func first() -> Optional<Output>.Publisher { self }

    /// Delivers the value if it fulfills the predicate.
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// Delivers the value.
    public func last() -> Optional<Output>.Publisher { self }

    /// Delivers the value if it fulfills the predicate.
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// Delivers the value if the closure returns true.
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(output.flatMap { isIncluded($0) ? $0 : nil })
    }

    /// Finishes without a value.
    public func ignoreOutput() -> Empty<Output, Never> { .init() }

    /// Transforms the value.
    public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher { .init(output.map(transform)) }

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
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Optional<T>.Publisher {
        .init(output.map { nextPartialResult(initialResult, $0) })
    }

    /// Combines the value with an initial result.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
        reduce(initialResult, nextPartialResult)
    }

    /// Delivers the value, which has no predecessor.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }

    /// Delivers the value: there is no failure to replace.
    public func replaceError(with output: Output) -> Optional<Output>.Publisher { self }

    /// Delivers `output` if there is no value.
    public func replaceEmpty(with output: Output) -> Just<Output> { .init(self.output ?? output) }

    /// Delivers the value: there is no failure to repeat for.
    public func retry(_ times: Int) -> Optional<Output>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Equatable {
    /// Delivers whether the value equals `output`.
    public func contains(_ output: Output) -> Optional<Bool>.Publisher { .init(self.output.map { $0 == output }) }

    /// Delivers the value, which has no predecessor.
    public func removeDuplicates() -> Optional<Output>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
    /// Delivers the value, which is the least one.
    public func min() -> Optional<Output>.Publisher { self }

    /// Delivers the value, which is the greatest one.
    public func max() -> Optional<Output>.Publisher { self }
}
