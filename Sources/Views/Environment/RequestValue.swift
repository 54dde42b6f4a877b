private enum RequestKey: EnvironmentKey { static var defaultValue: WebRequest? { nil } }

extension EnvironmentValues {
    /// The request that opened the page; nil for a page without a browser, such as an image of a view.
    ///
    ///     @Environment(\.request) private var request
    ///
    ///     var body: some View {
    ///         Text(request?.query["from"] == "mail" ? "Welcome back" : "Welcome")
    ///     }
    ///
    /// Its cookies, its address and `isSecure` are those of the browser's newest request, such as that of the page's channel. A view
    /// that reads the request is evaluated again when they change. A page that continues after a restart has the headers of the request
    /// for which it continues, and no query.
    ///
    /// A view can have a request of its own: `.environment(\.request, WebRequest(.get, "/items?page=2"))`.
    public var request: WebRequest? {
        get {
            if let own = self[RequestKey.self] { return own }
            return optionalGraph.flatMap { graph in
                UncheckedTransfer(graph).onMain { graph in
                    graph.requests.value(path: graph.place.base.isEmpty ? "/" : graph.place.base)
                }
            }
        }
        set { self[RequestKey.self] = newValue }
    }
}
