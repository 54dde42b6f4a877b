package import EspalierHTMLRenderer
import EspalierViews

extension HTTPServer {
    /// Limits for connections and requests.
    package struct Configuration: Sendable {
        /// The maximum number of connections, including those that wait for a response or have a stream. Beyond it, idle ones of the
        /// client with the most connections end.
        package var maximumConnections = 4096
        /// The memory of a connection for request line and headers, in bytes. A larger request gets 431.
        package var connectionMemory = 32 * 1024
        /// The time in seconds without traffic, or without a request's first line, after which a connection is closed.
        package var timeout = 60
        /// The time in seconds within which the headers and the body of a request must arrive.
        package var requestDeadline = 30.0
        /// The time in seconds after which a request whose work could not begin on the main actor gets 503.
        package var patience = 5.0
        /// The time in seconds for which the server reads the rest of a request that it has refused. Without it, the end of the
        /// connection would discard the response.
        package var lingering = 5.0
        /// The maximum number of connections of one address (for IPv6, of one /64 network), or of concurrent requests
        /// that a trusted proxy forwards for one.
        package var connectionsPerAddress = 1024
        /// Proxies whose connections are not counted, and whose header identifies the client of a request.
        package var trustedProxies = TrustedProxies()
        /// The path in front of all paths. Trusted proxies may remove it.
        package var basePath = BasePath.none
        /// The number of polling threads. Measured on two cores, a second one serves a tenth more pages per second, but
        /// does not speed up work on the main actor.
        package var threads = 1
        /// The maximum size of a request body, in bytes.
        package var bodyLimit = 1 << 20

        /// The limit of all bodies and messages that have not arrived completely, in bytes. A client has a quarter of it.
        package var bodyMemory = 64 << 20

        /// The time in seconds without a byte after which an upload makes room for another.
        package var uploadPatience = 5.0

        /// The maximum size of a file that a user uploads, in bytes.
        package var uploadLimit = UploadLimit.usual

        /// The room of all uploads; nil for that of the process, which depends on a limit that is set at the start.
        var uploadRoom: ByteBudget?

        /// Whether the server itself answers `GET /healthz`.
        package var answersHealth = true

        /// Creates the default configuration.
        package init() {}
    }
}
