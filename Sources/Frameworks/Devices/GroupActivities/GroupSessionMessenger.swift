/// Sends messages to the others of a session. Without a session there is none.
public final class GroupSessionMessenger: Sendable {
    /// A message's sender.
    public struct MessageContext: Sendable {
        /// The sender.
        public let source: Participant
    }

    /// Messages as they arrive: none.
    public struct Messages<Message>: AsyncSequence {
        /// Ends at once.
        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async -> (Message, MessageContext)? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    /// The messages of a session.
    public init<Activity: GroupActivity>(session: GroupSession<Activity>) {}

    /// Sends a value. Nobody receives it.
    nonisolated(nonsending) public func send<Message: Codable>(
        _ value: Message, to participants: Participants = .all
    ) async throws {}

    /// The values of a type that arrive: none.
    public func messages<Message: Codable>(of type: Message.Type) -> Messages<Message> { Messages() }
}
