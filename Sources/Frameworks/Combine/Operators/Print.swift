extension Publishers {
    /// The publisher that `print(_:to:)` returns.
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// The text before each line, separated by a colon and a space. An empty prefix adds nothing.
        public let prefix: String
        /// The stream to write to; nil for the standard output.
        public let stream: (any TextOutputStream)?

        /// Creates a publisher that writes the events of `upstream`.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let log = EventLog(prefix, stream)
            upstream.subscribe(
                TapSubscriber<Output, Failure>(
                    subscriber,
                    .init(
                        receiveSubscription: { log.write("receive subscription: (\($0))") },
                        receiveOutput: { log.write("receive value: (\($0))") },
                        receiveCompletion: { completion in
                            switch completion {
                            case .finished: log.write("receive finished")
                            case .failure(let failure): log.write("receive error: (\(failure))")
                            }
                        },
                        receiveCancel: { log.write("receive cancel") },
                        receiveRequest: { log.write("request \(EventLog.text($0))") },
                        receiveMore: { log.write("request \(EventLog.text($0)) (synchronous)") })))
        }
    }
}

/// Writes lines with a prefix, one at a time: the operator's events can come from several threads.
private final class EventLog {
    private let lock = Lock()
    private let prefix: String
    private var stream: (any TextOutputStream)?

    init(_ prefix: String, _ stream: (any TextOutputStream)?) {
        self.prefix = prefix.isEmpty ? "" : prefix + ": "
        self.stream = stream
    }

    func write(_ event: String) {
        lock.withLock {
            if stream == nil { Swift.print(prefix + event) } else { stream?.write(prefix + event + "\n") }
        }
    }

    static func text(_ demand: Subscribers.Demand) -> String { demand.max.map { "max: (\($0))" } ?? "unlimited" }
}

extension Publisher {
    /// Writes all events to a stream, or to the standard output, for debugging.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}
