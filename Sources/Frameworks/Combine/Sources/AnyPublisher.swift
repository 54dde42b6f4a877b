/// A type-erased publisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let upstream: any Publisher<Output, Failure>

    /// Erases the type of `publisher`. An `AnyPublisher` is not wrapped again.
    public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
        upstream = (publisher as? AnyPublisher<Output, Failure>)?.upstream ?? publisher
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        upstream.receive(subscriber: subscriber)
    }
}

extension AnyPublisher: CustomStringConvertible {
    public var description: String { "AnyPublisher" }
}

extension Publisher {
    /// Erases the publisher's type, so that a signature need not name its operators.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
}
