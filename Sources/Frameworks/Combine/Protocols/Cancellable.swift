/// Work that can be cancelled.
public protocol Cancellable {
    /// Cancels the work. Further calls do nothing.
    func cancel()
}
