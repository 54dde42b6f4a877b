/// Short messages among the workers of an app: each arrives at most once, and those of a sender arrive in their order.
///
/// Sending never waits. A message is dropped while too many wait or the way is interrupted.
package protocol WorkerMessages: AnyObject, Sendable {
    /// Begins to receive: calls `heard` on a thread of its own, with the name of the sender. It is called once.
    func listen(_ heard: @escaping @Sendable (_ bytes: [UInt8], _ sender: String) -> Void) throws(PageStoreError)

    /// Sends a message of at most `WorkerMessageLimit.bytes` bytes to a worker. Returns whether it is on its way.
    @discardableResult
    func send(_ bytes: [UInt8], to worker: String) -> Bool

    /// Sends a message to all other workers.
    @discardableResult
    func broadcast(_ bytes: [UInt8]) -> Bool

    /// Ends the thread and the connections.
    func end()
}

package enum WorkerMessageLimit {
    /// The size of the largest message.
    package static let bytes = 64 << 10
}
