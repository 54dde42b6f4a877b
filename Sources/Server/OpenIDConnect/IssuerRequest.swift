import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Requests to an issuer: without redirects, cookies or caches, and within limits of time and length.
enum IssuerRequest {
    struct Answer: Sendable {
        let status: Int
        let body: [UInt8]
    }

    /// The maximum length of a response in bytes, and the maximum time in seconds.
    static let limits = (length: 1 << 20, time: 10.0)

    /// Sends a request to an issuer.
    typealias Send = @Sendable (URLRequest) async throws -> Answer

    static let send: Send = { request in
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = limits.time
        configuration.timeoutIntervalForResource = limits.time
        configuration.httpCookieStorage = nil
        configuration.urlCache = nil
        let receiver = AnswerReceiver(limit: limits.length)
        let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
        let task = session.dataTask(with: request)
        session.finishTasksAndInvalidate()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                receiver.continuation.withLock { $0 = continuation }
                task.resume()
            }
        } onCancel: {
            task.cancel()
        }
    }
}

/// Receives a response. The session calls its methods one after another.
private final class AnswerReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    // Unchecked for the superclass: all state is in locks.
    let continuation = Mutex<CheckedContinuation<IssuerRequest.Answer, any Error>?>(nil)
    private let body = Mutex<[UInt8]>([])
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLong = body.withLock { body in
            body += data
            return body.count > limit
        }
        if isTooLong { dataTask.cancel() }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let waiting = continuation.withLock { continuation in
            defer { continuation = nil }
            return continuation
        }
        if let error {
            waiting?.resume(throwing: error)
        } else {
            let status = (task.response as? HTTPURLResponse)?.statusCode ?? 0
            waiting?.resume(returning: IssuerRequest.Answer(status: status, body: body.withLock { $0 }))
        }
    }
}
