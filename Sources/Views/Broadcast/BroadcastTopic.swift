/// A subject of broadcasts, with the type of its messages.
///
/// Declare topics in extensions, and send and receive by their names:
///
///     extension BroadcastTopic<Order> {
///         static var orders: Self { Self("orders") }
///     }
///
/// All workers of an app know a topic by its name, so topics of one name must have one type of messages. A name may contain a value, as in
/// `Self("orders of \(customer)")`; only pages with a listener for exactly this name get its messages.
public struct BroadcastTopic<Message: Codable & Sendable>: Hashable, Sendable {
    /// The name that identifies the topic in all workers.
    public let name: String

    /// A topic with a name. The name and a message together have at most 64,000 bytes.
    public init(_ name: String) {
        self.name = name
    }
}
