extension Publishers {
    /// The publisher that `merge(with:)` returns for publishers of one type.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publishers to follow.
        public let publishers: [Upstream]

        /// Creates a publisher that delivers the values of all publishers as they come, and finishes when all have finished.
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        /// Creates a publisher that delivers the values of all publishers as they come, and finishes when all have finished.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            FanIn(subscriber, name: "MergeMany").merge(publishers)
        }

        /// Adds one more publisher.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Delivers the values of this publisher and another of the same type as they come.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }
}
