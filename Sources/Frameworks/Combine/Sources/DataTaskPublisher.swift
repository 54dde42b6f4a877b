public import Foundation

#if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
#endif

extension URLSession {
    /// A publisher that loads the data at a URL, and delivers it with the server's response.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// A publisher that performs a request, and delivers the data with the server's response.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Performs its request once for each subscriber, when the subscriber first requests a value.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        /// The request to perform.
        public let request: URLRequest
        /// The session that performs the request.
        public let session: URLSession

        /// Creates a publisher that performs the request once for each subscriber.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.receive(subscription: DataTaskSubscription(request, session, subscriber))
        }
    }
}

/// The request of one subscriber. Unchecked because the lock guards all mutable state, and one thread delivers both the
/// value and the completion.
private final class DataTaskSubscription: Subscription, @unchecked Sendable {
    private let lock = Lock()
    private let request: URLRequest
    private let session: URLSession
    private var downstream: (any Subscriber<URLSession.DataTaskPublisher.Output, URLError>)?
    private var task: URLSessionDataTask?
    private var hasStarted = false

    init(
        _ request: URLRequest, _ session: URLSession,
        _ downstream: any Subscriber<URLSession.DataTaskPublisher.Output, URLError>
    ) {
        self.request = request
        self.session = session
        self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        let isFirst = lock.withLock {
            guard !hasStarted, downstream != nil else { return false }
            hasStarted = true
            return true
        }
        guard isFirst else { return }
        let started = session.dataTask(with: request) { [self] data, response, error in finish(data, response, error) }
        let isWanted = lock.withLock {
            if downstream != nil { task = started }
            return downstream != nil
        }
        if isWanted { started.resume() } else { started.cancel() }
    }

    private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        guard let response, error == nil else {
            release().downstream?.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
            return
        }
        _ = lock.withLock { downstream }?.receive((data ?? Data(), response))
        // The receiver may have canceled.
        release().downstream?.receive(completion: .finished)
    }

    func cancel() { release().task?.cancel() }

    // Return the contents to the caller, so that no deinit runs under the lock.
    private func release() -> (
        downstream: (any Subscriber<URLSession.DataTaskPublisher.Output, URLError>)?, task: URLSessionDataTask?
    ) {
        lock.withLock {
            defer { (downstream, task) = (nil, nil) }
            return (downstream, task)
        }
    }
}

extension DataTaskSubscription: CustomStringConvertible {
    var description: String { "DataTaskPublisher" }
}
