/// A session's client and browser.
package struct ClientLink: Equatable, Codable, Sendable {
    /// The client whose app the page belongs to.
    package var client: String
    /// The browser that owns the session; nil until a browser requests it.
    package var browser: String?
    /// The client's generation when the session was written.
    package var generation: Int

    package init(client: String, browser: String?, generation: Int) {
        self.client = client
        self.browser = browser
        self.generation = generation
    }
}
