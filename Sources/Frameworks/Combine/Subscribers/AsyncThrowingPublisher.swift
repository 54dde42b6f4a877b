/// The values of a publisher as an asynchronous sequence that throws the failure: `for try await value in publisher.values`.
///
/// Each loop subscribes on its own and requests one value at a time. The end of the loop or of its task cancels the publisher.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    /// Creates a sequence of the values of `publisher`.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// Awaits the values of one subscription.
    public struct Iterator: AsyncIteratorProtocol {
        private let subscriber = AsyncSubscriber<P.Output, P.Failure>()
        // Its release cancels the subscription.
        private let token: AnyCancellable

        fileprivate init(_ publisher: P) {
            token = AnyCancellable { [subscriber] in subscriber.cancel() }
            publisher.subscribe(subscriber)
        }

        /// The next value; nil after the end.
        public mutating func next() async throws -> P.Output? {
            try await next(isolation: nil)
        }

        /// The next value, awaited on the given actor; nil after the end.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> P.Output? {
            try await subscriber.next().get()
        }
    }
}

extension Publisher {
    /// The values as an asynchronous sequence that throws the failure.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
