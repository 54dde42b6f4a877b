/// Replays recorded values and a completion to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
    /// The values and the completion to replay.
    public let recording: Recording

    /// Creates a publisher whose recording the closure fills in.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// Creates a publisher that replays a recording.
    public init(recording: Recording) {
        self.recording = recording
    }

    /// Creates a publisher that replays values and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let outlet = Outlet<Output, Failure>(subscriber, name: "Record")
        for value in recording.output { outlet.send(value) }
        outlet.start(finishing: recording.completion)
    }

    /// Values and a completion.
    public struct Recording {
        /// The type of the recorded values.
        public typealias Input = Output

        /// The recorded values.
        public private(set) var output: [Output]
        /// The recorded completion; `.finished` until another is recorded.
        public private(set) var completion: Subscribers.Completion<Failure>

        private var isComplete = false

        /// Creates a recording without values that finishes.
        public init() {
            self.init(output: [])
        }

        /// Creates a recording.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
        }

        /// Adds a value. After a recorded completion it does nothing.
        public mutating func receive(_ input: Input) {
            if !isComplete { output.append(input) }
        }

        /// Sets the completion. Only the first one counts.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            guard !isComplete else { return }
            isComplete = true
            self.completion = completion
        }

        private enum CodingKeys: CodingKey { case output, completion }
    }
}

extension Record: Codable where Output: Codable, Failure: Codable {}
extension Record.Recording: Codable where Output: Codable, Failure: Codable {}
