/// Work that can be ended early. Cancelling twice is the same as once.
public protocol Cancellable {
    /// Ends the work. Further calls do nothing.
    func cancel()
}
