package import EspalierViews

/// What a browser shows to get its new id again if it has not received the response with it: the name of the ticket, the number of the
/// batch, or the name of the page that has loaded its session again. Only the page knows them.
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
