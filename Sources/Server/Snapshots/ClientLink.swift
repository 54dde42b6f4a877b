/// How a session belongs to a client.
package struct ClientLink: Equatable, Codable, Sendable {
    /// The client whose app the session's page is of.
    package var client: String
    /// The browser that alone has the session; nil as long as no browser asked for it.
    package var browser: String?
    /// The client's generation when the session was written.
    package var generation: Int

    package init(client: String, browser: String?, generation: Int) {
        self.client = client
        self.browser = browser
        self.generation = generation
    }
}
