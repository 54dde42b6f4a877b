/// The values of a publisher that cannot fail, as an asynchronous sequence: `for await value in publisher.values`.
///
/// Each loop subscribes on its own and requests one value at a time. The end of the loop or of its task cancels the publisher.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output
    public typealias Failure = Never

    private let publisher: P

    /// Creates a sequence of the values of `publisher`.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// Awaits the values of one subscription.
    public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = Never

        private let subscriber = AsyncSubscriber<P.Output, Never>()
        // Its release cancels the subscription.
        private let token: AnyCancellable

        fileprivate init(_ publisher: P) {
            token = AnyCancellable { [subscriber] in subscriber.cancel() }
            publisher.subscribe(subscriber)
        }

        /// The next value; nil after the end.
        public mutating func next() async -> P.Output? {
            await next(isolation: nil)
        }

        /// The next value, awaited on the given actor; nil after the end.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
            await subscriber.next().get()
        }
    }
}

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
