/// A batch of events as a transport received it.
struct EventRequest: Sendable {
    let post: EventPost
    /// The id of the scene whose path received the batch.
    let scene: String
    /// The browser that sent the batch; nil without a cookie.
    let browser: String?
    let sender: EventSender
    /// Whether the response waits until the effects are stored. A sender that takes patches also waits if it could not send
    /// the batch to a restarted server again.
    let waitsForStore: Bool
}
