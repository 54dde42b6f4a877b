extension Publishers {
    /// The publisher that `flatMap(maxPublishers:_:)` returns.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// The number of publishers to follow at once.
        public let maxPublishers: Subscribers.Demand
        /// Returns the publisher to follow for a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Creates a publisher that makes a publisher of each value of `upstream`, and delivers the values of all these
        /// publishers.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            FlatMapSubscription<NewPublisher.Output, Failure>(subscriber, maxPublishers: maxPublishers)
                .attach(upstream, transform)
        }
    }
}

/// Follows several inner publishers, and requests the next one when one has finished.
private final class FlatMapSubscription<Output, Failure: Error>: FanIn<Output, Failure> {
    private let outer = SubscriptionSlot()
    private let maxPublishers: Subscribers.Demand

    init(_ downstream: any Subscriber<Output, Failure>, maxPublishers: Subscribers.Demand) {
        self.maxPublishers = maxPublishers
        super.init(downstream, name: "FlatMap")
    }

    func attach<Upstream: Publisher, Inner: Publisher>(
        _ upstream: Upstream, _ transform: @escaping (Upstream.Output) -> Inner
    ) where Upstream.Failure == Failure, Inner.Failure == Failure, Inner.Output == Output {
        start()
        outer.request(maxPublishers)
        upstream.subscribe(
            Input(
                outer,
                receiveValue: { [self] value in
                    attach(transform(value))
                    return .none
                },
                receiveCompletion: { [self] completion in
                    if case .failure(let failure) = completion { failAll(failure) } else { close() }
                }))
    }

    override func inputDidFinish() {
        if maxPublishers != .unlimited { outer.request(.max(1)) }
    }

    override func cancelInputs() {
        outer.cancel()
        super.cancelInputs()
    }
}

extension Publisher {
    /// Makes a publisher of each value, and delivers the values of all these publishers as they come.
    ///
    /// - Parameters:
    ///   - maxPublishers: The number of publishers to follow at once.
    ///   - transform: Makes the publisher of a value.
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Failure == Never {
    /// Makes a publisher, which may fail, of each value, and delivers the values of all these publishers as they come.
    ///
    /// - Parameters:
    ///   - maxPublishers: The number of publishers to follow at once.
    ///   - transform: Makes the publisher of a value.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Makes a publisher of each value, and delivers the values of all these publishers as they come.
    ///
    /// - Parameters:
    ///   - maxPublishers: The number of publishers to follow at once.
    ///   - transform: Makes the publisher of a value.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher {
    /// Makes a publisher, which cannot fail, of each value, and delivers the values of all these publishers as they come.
    ///
    /// - Parameters:
    ///   - maxPublishers: The number of publishers to follow at once.
    ///   - transform: Makes the publisher of a value.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}
