/// The reason why a message was not broadcast.
public enum BroadcastError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name of the topic and the message as JSON have more than 64,000 bytes: send an id, and let the views read the value where it is stored.
    case tooLarge(topic: String, bytes: Int)
    /// The message cannot be written as JSON, for a reason.
    case notEncodable(topic: String, reason: String)

    /// A sentence that names the topic and the reason.
    public var description: String {
        switch self {
        case .tooLarge(let topic, let bytes):
            "A broadcast of \"\(topic)\" has \(bytes) bytes, and the limit is \(BroadcastMessage.sizeLimit)."
        case .notEncodable(let topic, let reason):
            "A broadcast of \"\(topic)\" cannot be written as JSON: \(reason)"
        }
    }
}
