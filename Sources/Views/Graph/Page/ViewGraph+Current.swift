extension ViewGraph {
    /// The page whose view, action or task step is running; without one, the page that was in use last.
    package static var current: ViewGraph? { DependencyTracking.reader?.graph ?? lastUsed }

    /// Calls `body`, and then makes the page that was used last before it that page again.
    package static func keepingLastUsed<Value>(_ body: () -> Value) -> Value {
        let last = lastUsed
        defer { last?.noteUse() }
        return body()
    }

    /// Writes a text to the clipboard of the browser of the page that is in use.
    package static func copy(_ text: String) { current?.openings.copy(text) }

    /// Lets the browser of the page that is in use save a file. Returns false without a page.
    package static func save(_ file: PageFile) -> Bool {
        guard let current else { return false }
        current.openings.save([file])
        return true
    }

    /// Lets screen readers speak a text on the page that is in use.
    package static func announce(_ text: String, isUrgent: Bool) {
        current?.openings.announce(text, isUrgent: isUrgent)
    }

    /// Lets the device of the page that is in use vibrate: durations in milliseconds, with pauses between.
    package static func vibrate(_ durations: [Int]) { current?.openings.vibrate(durations) }

    /// Shows the app's icon with a name on the page that is in use, and on those that its browser opens later.
    package static func showIcon(_ name: String?) { current?.openings.showIcon(name) }

    /// Whether the user sees the page, for code that reads it without a view. Makes the page report it.
    package static var currentActivity: HostEnvironment.Activity {
        current?.noteActivityRead()
        return currentHost.activity
    }

    /// The window, for code that reads its properties without a view.
    package static var currentHost: HostEnvironment {
        if let reader = DependencyTracking.reader {
            reader.graph.window.noteRead()
            return reader.graph.host
        }
        return lastUsed?.host ?? HostEnvironment()
    }
}
