package import EspalierViews

/// Proves that a page has changed the id of its browser, so that the browser gets the new id again if the response was lost. Only the page
/// knows the name of its ticket, the number of its batch beside its own name, or the name with which it has loaded its session again.
package enum RenewalProof: Hashable, Sendable {
    case ticket(String)
    case batch(page: String, number: Int)
    case load(page: String)

    init(_ batch: EventPost.Batch) { self = .batch(page: batch.page, number: batch.number) }
}

/// A change of the id of a browser.
package struct Renewal: Equatable, Sendable {
    package var former: String
    package var proof: RenewalProof
    /// The app's cookies in the same response.
    package var cookies: [CookieChange]
}
