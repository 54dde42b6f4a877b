extension Publishers {
    /// The publisher that `zip` returns for two publishers.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher that delivers tuples of the n-th values of two publishers.
        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            ZipSubscription<A.Output, B.Output, Failure>(subscriber, name: "Zip").attach(a, b)
        }
    }

    /// The publisher that `zip` returns for three publishers.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher that delivers tuples of the n-th values of three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Publishers.Zip(Publishers.Zip(a, b), c).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
        }
    }

    /// The publisher that `zip` returns for four publishers.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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

        /// Creates a publisher that delivers tuples of the n-th values of four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Publishers.Zip(Publishers.Zip(a, b), Publishers.Zip(c, d))
                .map { ($0.0, $0.1, $1.0, $1.1) }.subscribe(subscriber)
        }
    }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

/// Queues the values of each publisher until the other one delivers a value to pair them with. The lock of the output
/// queue guards all state.
private final class ZipSubscription<First, Second, Failure: Error>: PairSubscription<First, Second, Failure> {
    private var firsts = Queue<First>()
    private var seconds = Queue<Second>()
    private var hasFirstEnded = false
    private var hasSecondEnded = false

    override func receive(first: First) -> Subscribers.Demand {
        update { firsts.append(first) }
        return .none
    }

    override func receive(second: Second) -> Subscribers.Demand {
        update { seconds.append(second) }
        return .none
    }

    override func finishFirst() { update { hasFirstEnded = true } }
    override func finishSecond() { update { hasSecondEnded = true } }

    private func update(_ change: () -> Void) {
        let isFinished = enqueue { waiting in
            change()
            if !seconds.isEmpty, let first = firsts.popFirst(), let second = seconds.popFirst() {
                waiting.append((first, second))
            }
            let isFinished = hasFirstEnded && firsts.isEmpty || hasSecondEnded && seconds.isEmpty
            if isFinished { waiting.finish(.finished) }
            return isFinished
        }
        if isFinished { cancelInputs() }
    }
}

extension Publisher {
    /// Delivers tuples of the n-th values of this publisher and one other. Finishes when one of them has
    /// finished and its values are used up.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where Failure == P.Failure {
        Publishers.Zip(self, other)
    }

    /// Calls a closure with the n-th values of this publisher and one other, and delivers the results. Finishes
    /// when one of them has finished and its values are used up.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
        zip(other).map { transform($0.0, $0.1) }
    }

    /// Delivers tuples of the n-th values of this publisher and two others. Finishes when one of them has
    /// finished and its values are used up.
    public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
    where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Calls a closure with the n-th values of this publisher and two others, and delivers the results. Finishes
    /// when one of them has finished and its values are used up.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
        zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Delivers tuples of the n-th values of this publisher and three others. Finishes when one of them has
    /// finished and its values are used up.
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
        -> Publishers.Zip4<Self, P, Q, R> where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure
    {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Calls a closure with the n-th values of this publisher and three others, and delivers the results. Finishes
    /// when one of them has finished and its values are used up.
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        zip(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
