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

        /// Creates a publisher that passes the values of `upstream`.
        ///
        /// - Precondition: `upstream` does not fail. A failure ends the process; see `assertNoFailure(_:file:line:)`.
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
                        // The operator exists for this: a failure breaks the precondition, and its message must reach the log also
                        // in release builds, where `preconditionFailure` writes none.
                        fatalError("\(prefix.isEmpty ? "" : prefix + ": ")\(failure)", file: file, line: line)
                    }, rule: .init { .value($0) }))
        }
    }
}

extension Publisher {
    /// Passes the values of a publisher that must not fail.
    ///
    /// Apple's documentation intends this operator for internal sanity checks. Here a failure ends the whole server, with the
    /// pages of all users. A page should use `replaceError(with:)` or `catch(_:)` instead.
    ///
    /// - Precondition: The publisher does not fail. A failure ends the process with a message.
    /// - Parameters:
    ///   - prefix: The text before the failure in the message.
    ///   - file: The file that the message names.
    ///   - line: The line that the message names.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}
