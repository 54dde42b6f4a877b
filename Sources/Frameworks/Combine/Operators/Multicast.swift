extension Publishers {
    /// The publisher that `multicast` returns.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values all subscribers share.
        public let upstream: Upstream
        /// Creates the subject that delivers the values.
        public let createSubject: () -> SubjectType

        private let lock = Lock()
        private var created: SubjectType?

        /// Creates a publisher that delivers the values of `upstream` through one subject, which is created on first use.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == SubjectType.Output, S.Failure == SubjectType.Failure {
            subject.subscribe(TapSubscriber<Output, Failure>(subscriber, .init()))
        }

        /// Subscribes the subject to the publisher. Cancelling the token ends this subscription.
        public func connect() -> any Cancellable { upstream.subscribe(subject) }

        private var subject: SubjectType {
            if let created = lock.withLock({ created }) { return created }
            let new = createSubject()
            return lock.withLock {
                if created == nil { created = new }
                return created ?? new
            }
        }
    }
}

extension Publisher {
    /// Delivers the values through a subject to all subscribers, after `connect()`.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Delivers the values through a subject to all subscribers, after `connect()`.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        multicast { subject }
    }
}
