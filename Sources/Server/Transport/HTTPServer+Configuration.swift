extension HTTPServer {
    /// The bounds of connections and requests.
    package struct Configuration: Sendable {
        /// The most connections at a time, including those that wait for a response or hold a stream.
        package var maximumConnections = 4096
        /// The memory of a connection for request line and headers, in bytes; a request with more gets 431.
        package var connectionMemory = 32 * 1024
        /// After how many seconds without traffic, or without a request's first line, a connection is closed.
        package var timeout = 60
        /// How many seconds the headers and the body of a request may take to arrive.
        package var requestDeadline = 30.0
        /// The most connections of one address (of IPv6, of one network of 64 bits), or requests under way that a trusted
        /// proxy passes on for one.
        package var connectionsPerAddress = 1024
        /// Proxies whose connections are not counted, and whose header names the client of a request.
        package var trustedProxies = TrustedProxies()
        /// The number of polling threads. Measured on two cores, a second one gives a tenth more pages a second, and nothing to what
        /// needs the main actor.
        package var threads = 1
        /// The largest body of a request, in bytes.
        package var bodyLimit = 1 << 20

        /// Creates the default configuration.
        package init() {}
    }
}
