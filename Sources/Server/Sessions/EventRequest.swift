import EspalierViews

/// A batch of events as a transport received it.
struct EventRequest: Sendable {
    let post: EventPost
    /// The id of the scene whose path received the batch.
    let scene: String
    /// The browser that sent the batch; nil without a cookie.
    let browser: String?
    let sender: EventSender
    /// The address of the client; nil if it is not known.
    var client: ClientAddress? = nil
    /// The size of the request in bytes.
    let size: Int
    /// Whether the response waits until the effects are stored. A response to a page waits in any case if the page could
    /// not resend the batch to a restarted server.
    let waitsForStore: Bool
    /// The request for code of the page; nil for a batch that came over a channel.
    var request: PageRequest? = nil
    /// The id of the request for lines of the log: that of the batch, or the one that opened its channel.
    var trace: RequestID? = nil
}
