/// Work that can be canceled.
public protocol Cancellable {
    /// Cancels the work. Further calls do nothing.
    func cancel()
}
