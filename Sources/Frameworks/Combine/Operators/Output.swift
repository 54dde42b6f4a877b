extension Publishers {
    /// The publisher that `output(at:)`, `output(in:)` and `prefix(_:)` return.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// The positions of the values to deliver; the first value is at 0.
        public let range: CountableRange<Int>

        /// Creates a publisher that delivers the values of `upstream` at the positions in `range`, and finishes after the
        /// last one.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !range.isEmpty, range.upperBound > 0 else {
                return Empty<Output, Failure>().subscribe(subscriber)
            }
            let range = range
            var position = 0
            let rule = StepRule<Upstream.Output, Output, Failure> { value in
                defer { position += 1 }
                if position < range.lowerBound { return .skip }
                return position + 1 < range.upperBound ? .value(value) : .last(value)
            }
            upstream.subscribe(subscriber, for: rule)
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Delivers the first `maxLength` values, and finishes. A number below 1 finishes at once.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: ..<Swift.max(maxLength, 0)) }

    /// Delivers the value at a position, and finishes. The first value is at 0.
    public func output(at index: Int) -> Publishers.Output<Self> {
        output(in: index..<(index == .max ? index : index + 1))
    }

    /// Delivers the values at a range of positions, and finishes. The first value is at 0.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }
}
