import Synchronization

/// The pages to which browsers come back from other sites. The next request of a browser for the path of such a page shows it, under its
/// usual URL.
final class ReturningPages: Sendable {
    private struct Page {
        let path: String
        let session: String
        let end: Double
    }

    private let pages = Mutex<[String: Page]>([:])
    private let now: @Sendable () -> Double

    /// The seconds in which the browser follows the redirect.
    private static let lifetime = 60.0
    private static let capacity = 10_000

    init(now: @escaping @Sendable () -> Double = { Double(MonotonicClock.nanoseconds) * 1e-9 }) {
        self.now = now
    }

    func add(_ session: String, at path: String, of browser: String) {
        let now = now()
        pages.withLock {
            if $0.count >= Self.capacity { $0 = $0.filter { $0.value.end > now } }
            guard $0.count < Self.capacity else { return }
            $0[browser] = Page(path: path, session: session, end: now + Self.lifetime)
        }
    }

    /// The session of the page to which a browser comes back at a path; nil for none. Each is returned once.
    func take(at path: String, of browser: String?) -> String? {
        guard let browser else { return nil }
        return pages.withLock {
            guard let page = $0[browser], page.path == path else { return nil }
            $0[browser] = nil
            return page.end > now() ? page.session : nil
        }
    }
}
