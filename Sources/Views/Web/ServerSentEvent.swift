import Foundation

/// An event of a stream that stays open, for the class `EventSource` of browsers and for programs.
///
///     Endpoint(.get, "/api/prices") { _ in
///         Prices.shared.changes.map { ServerSentEvent("\($0)", event: "price") }
///     }
///
/// Every 15 seconds without an event, the server sends a comment, so that proxies keep the connection.
public struct ServerSentEvent: ResponseChunk, Hashable, Sendable {
    /// The text, which may have several lines.
    public var data: String
    /// The type of the event; nil for `message`.
    public var event: String?
    /// The id, which a client that connects again sends as `Last-Event-ID`; nil for none.
    public var id: String?
    /// The time after which a client that has lost its connection connects again; nil for its default.
    public var retry: Duration?

    /// An event with a text. Line breaks in `event` and `id` become spaces.
    public init(_ data: String, event: String? = nil, id: String? = nil, retry: Duration? = nil) {
        self.data = data
        self.event = event
        self.id = id
        self.retry = retry
    }

    public static var _mediaType: String { "text/event-stream" }

    public var _bytes: [UInt8] {
        var text = ""
        if let event { text += "event: \(Self.line(event))\n" }
        if let id { text += "id: \(Self.line(id))\n" }
        if let retry {
            text += "retry: \(retry.components.seconds * 1000 + retry.components.attoseconds / 1_000_000_000_000_000)\n"
        }
        // A CR, an LF, or both together end a line.
        for line in data.split(
            omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r" || $0 == "\r\n" })
        {
            text += "data: \(line)\n"
        }
        return Array((text + "\n").utf8)
    }

    private static func line(_ text: String) -> String {
        String(text.map { $0 == "\n" || $0 == "\r" || $0 == "\r\n" || $0 == "\0" ? " " : $0 })
    }
}
