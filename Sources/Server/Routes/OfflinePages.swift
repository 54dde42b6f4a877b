import Synchronization

/// The app's page for browsers without a connection, by the languages of the browsers.
final class OfflinePages: Sendable {
    struct Page: Sendable {
        let bytes: [UInt8]
        /// Changes with the content.
        let version: String

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
            version = ContentHash.text(of: bytes)
        }
    }

    private let pages = Mutex<[String: Page]>([:])

    /// The number of texts of `Accept-Language` whose pages are known, and their length. For others the page is made each time.
    static let limits = (count: 64, length: 100)

    /// The page for the value of `Accept-Language`; nil if it has to be made.
    func page(_ languages: String) -> Page? { pages.withLock { $0[languages] } }

    func add(_ page: Page, _ languages: String) {
        pages.withLock {
            if $0.count < Self.limits.count, languages.utf8.count <= Self.limits.length { $0[languages] = page }
        }
    }
}
