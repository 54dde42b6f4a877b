extension ViewGraph {
    /// The page whose view, action or task step is running; without one, the page that was in use last.
    package static var current: ViewGraph? { DependencyTracking.reader?.graph ?? lastUsed }

    /// The window, for code that reads its properties without a view.
    package static var currentHost: HostEnvironment {
        if let reader = DependencyTracking.reader {
            reader.graph.window.noteRead()
            return reader.graph.host
        }
        return lastUsed?.host ?? HostEnvironment()
    }
}
