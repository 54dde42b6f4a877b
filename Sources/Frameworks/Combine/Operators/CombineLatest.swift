extension Publishers {
    /// The publisher that `combineLatest` returns for two publishers.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher that delivers the latest values of two publishers after each new value.
        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            LatestSubscription<A.Output, B.Output, Failure>(subscriber, name: "CombineLatest").attach(a, b)
        }
    }

    /// The publisher that `combineLatest` returns for three publishers.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher that delivers the latest values of three publishers after each new value.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Publishers.CombineLatest(Publishers.CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
        }
    }

    /// The publisher that `combineLatest` returns for four publishers.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Creates a publisher that delivers the latest values of four publishers after each new value.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Publishers.CombineLatest(Publishers.CombineLatest(a, b), Publishers.CombineLatest(c, d))
                .map { ($0.0, $0.1, $1.0, $1.1) }.subscribe(subscriber)
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

/// Keeps the latest value of each publisher. A value without demand replaces its predecessor and waits for the next demand. The
/// lock of the queue guards all state.
private final class LatestSubscription<First, Second, Failure: Error>: PairSubscription<First, Second, Failure> {
    private var first: First?
    private var second: Second?
    private var isWaiting = false
    private var endCount = 0

    // The closures return the replaced value, so that no deinit runs under the lock.
    override func receive(first: First) -> Subscribers.Demand {
        let replaced = enqueue { waiting in
            defer { self.first = first }
            if let second { append((first, second), to: &waiting) }
            return self.first
        }
        _ = replaced
        return .none
    }

    override func receive(second: Second) -> Subscribers.Demand {
        let replaced = enqueue { waiting in
            defer { self.second = second }
            if let first { append((first, second), to: &waiting) }
            return self.second
        }
        _ = replaced
        return .none
    }

    override func finishFirst() { finishOne() }
    override func finishSecond() { finishOne() }

    override func didRequest(_ demand: Subscribers.Demand) {
        enqueue { waiting in
            if isWaiting, let first, let second { append((first, second), to: &waiting) }
        }
        super.didRequest(demand)
    }

    private func append(_ latest: (First, Second), to waiting: inout Waiting) {
        isWaiting = waiting.unmetDemand == .none
        if !isWaiting { waiting.append(latest) }
    }

    private func finishOne() {
        enqueue { waiting in
            endCount += 1
            if endCount == 2 { waiting.finish(.finished) }
        }
    }
}

extension Publisher {
    /// Delivers the latest values of this publisher and one other, for each new value after all publishers have delivered one.
    /// Finishes when all have finished.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where Failure == P.Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Delivers the results of a closure for the latest values of this publisher and one other, for each new value after all
    /// publishers have delivered one. Finishes when all have finished.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Delivers the latest values of this publisher and two others, for each new value after all publishers have delivered one.
    /// Finishes when all have finished.
    public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
        -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure
    {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Delivers the results of a closure for the latest values of this publisher and two others, for each new value after all
    /// publishers have delivered one. Finishes when all have finished.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Delivers the latest values of this publisher and three others, for each new value after all publishers have delivered one.
    /// Finishes when all have finished.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Delivers the results of a closure for the latest values of this publisher and three others, for each new value after all
    /// publishers have delivered one. Finishes when all have finished.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
