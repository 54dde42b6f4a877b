public import Dispatch
@_exported public import Foundation

/// Runs tasks of an app that is not open, which this device does not do, as one whose user has turned it off.
///
/// The code of an app runs on a server, where a `Task` goes on without a page.
public final class BGTaskScheduler: NSObject, Sendable {
    public class var shared: BGTaskScheduler { scheduler }

    private static let scheduler = BGTaskScheduler()

    /// Registers a handler. False: the handler is not kept, because no task runs.
    @discardableResult
    public func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { false }

    /// Fails with `BGTaskScheduler.Error.unavailable`.
    public func submit(_ taskRequest: BGTaskRequest) throws {
        throw Error.missing
    }

    /// Removes a request. There are none.
    public func cancel(taskRequestWithIdentifier identifier: String) {}
    /// Removes all requests. There are none.
    public func cancelAllTaskRequests() {}

    /// The waiting tasks: none.
    public func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        DispatchQueue.global().async { completionHandler([]) }
    }

    /// The waiting tasks: none.
    nonisolated(nonsending) public func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
