extension Subscribers {
    /// The end of a publisher: success or a failure.
    @frozen public enum Completion<Failure: Error> {
        /// The publisher has delivered all its values.
        case finished
        /// The publisher has failed.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}
