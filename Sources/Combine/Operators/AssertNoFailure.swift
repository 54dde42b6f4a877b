extension Publishers {
    /// The publisher that `assertNoFailure(_:file:line:)` returns.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The publisher of the values.
        public let upstream: Upstream
        /// The text before the failure in the message.
        public let prefix: String
        /// The file that the message names.
        public let file: StaticString
        /// The line that the message names.
        public let line: UInt

        /// Creates a publisher that stops the process if `upstream` fails.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (prefix, file, line) = (prefix, file, line)
            upstream.subscribe(
                StepSubscriber(
                    subscriber,
                    mapFailure: { failure -> Never in
                        fatalError("\(prefix.isEmpty ? "" : prefix + ": ")\(failure)", file: file, line: line)
                    }, rule: .init { .value($0) }))
        }
    }
}

extension Publisher {
    /// Stops the process if the publisher fails. A page should replace or catch the failure instead.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}
