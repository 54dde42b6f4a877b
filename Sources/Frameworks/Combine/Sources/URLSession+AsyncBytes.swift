public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

extension URLSession {
    /// Performs a request, and delivers the bytes of the response as they arrive. The function returns when the headers have arrived.
    ///
    /// The request has a session of its own with the configuration of this one, whose delegate receives nothing of it.
    ///
    /// - Parameter delegate: It receives the events of the task that concern no data, such as redirections.
    /// - Throws: A `URLError` if the request fails, `CancellationError` or `URLError.cancelled` if the task around is canceled. If the
    ///   request fails later, the sequence throws.
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        try Task.checkCancellation()
        let receiver = ByteReceiver(delegate)
        let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
        let task = session.dataTask(with: request)
        session.finishTasksAndInvalidate()
        let chunks = receiver.start(task)
        let response = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { receiver.onResponse($0) }
        } onCancel: {
            task.cancel()
        }
        return (AsyncBytes(task: task, chunks: chunks), response)
    }

    /// Loads a URL, and delivers the bytes as they arrive (see `bytes(for:delegate:)`).
    public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }

    /// The bytes of a response, as they arrive. One loop can read them. Bytes that have arrived stay in memory until it does.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        /// The task that loads the bytes.
        public let task: URLSessionDataTask
        fileprivate let chunks: AsyncThrowingStream<Data, any Error>

        public func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator(chunks: chunks.makeAsyncIterator())
        }

        /// The reader of the bytes. When it is gone, the rest is not loaded.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private var chunks: AsyncThrowingStream<Data, any Error>.AsyncIterator
            private var chunk = Data().makeIterator()

            fileprivate init(chunks: AsyncThrowingStream<Data, any Error>.AsyncIterator) {
                self.chunks = chunks
            }

            public mutating func next() async throws -> UInt8? {
                while true {
                    if let byte = chunk.next() { return byte }
                    guard let more = try await chunks.next() else { return nil }
                    chunk = more.makeIterator()
                }
            }
        }
    }
}

/// Receives the response of one task. The lock guards its state, and the session calls the delegate's methods one after another.
private final class ByteReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let lock = Lock()
    private let delegate: (any URLSessionTaskDelegate)?
    private var result: Result<URLResponse, any Error>?
    private var waiting: CheckedContinuation<URLResponse, any Error>?
    private let (chunks, sender) = AsyncThrowingStream.makeStream(of: Data.self, throwing: (any Error).self)

    init(_ delegate: (any URLSessionTaskDelegate)?) {
        self.delegate = delegate
    }

    /// Begins to load. The task ends with the reader of its bytes.
    func start(_ task: URLSessionDataTask) -> AsyncThrowingStream<Data, any Error> {
        sender.onTermination = { _ in task.cancel() }
        task.resume()
        return chunks
    }

    /// Resumes a continuation with the response, or with the error in its place.
    func onResponse(_ continuation: CheckedContinuation<URLResponse, any Error>) {
        let known = lock.withLock { () -> Result<URLResponse, any Error>? in
            if result == nil { waiting = continuation }
            return result
        }
        if let known { continuation.resume(with: known) }
    }

    private func resolve(_ new: Result<URLResponse, any Error>) {
        let waiting = lock.withLock { () -> CheckedContinuation<URLResponse, any Error>? in
            guard result == nil else { return nil }
            result = new
            defer { self.waiting = nil }
            return self.waiting
        }
        waiting?.resume(with: new)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        resolve(.success(response))
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        if let response = dataTask.response { resolve(.success(response)) }
        sender.yield(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error {
            resolve(.failure(error))
        } else if let response = task.response {
            resolve(.success(response))
        } else {
            resolve(.failure(URLError(.badServerResponse)))
        }
        sender.finish(throwing: error)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard let delegate else { return completionHandler(request) }
        delegate.urlSession(
            session, task: task, willPerformHTTPRedirection: response, newRequest: request,
            completionHandler: completionHandler)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let delegate else { return completionHandler(.performDefaultHandling, nil) }
        delegate.urlSession(session, task: task, didReceive: challenge, completionHandler: completionHandler)
    }
}
