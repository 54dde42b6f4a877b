public import Foundation

/// The type of the activity of opening a page at a URL.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A description of the user's present activity, such as reading an article.
///
/// Foundation on Linux lacks the class. An activity stays on its page: no other device takes it up, and no search finds it. A page that
/// is opened at a URL has an activity of the type `NSUserActivityTypeBrowsingWeb`; see `onContinueUserActivity(_:perform:)`.
open class NSUserActivity: NSObject {
    /// The type, in the form of a reversed domain.
    public let activityType: String
    /// The title for users.
    open var title: String?
    /// The values that describe the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of the values without which the activity cannot be resumed.
    open var requiredUserInfoKeys: Set<String>?
    /// Words that describe the activity.
    open var keywords: Set<String> = []
    /// The address of a page with the same content. For a page that is opened at a URL it is the path, such as `/shop/offers`.
    open var webpageURL: URL?
    /// The identifier of the content.
    open var targetContentIdentifier: String?
    /// The date at which the activity is no longer of use. It has no effect: activities stay on the page.
    open var expirationDate: Date?
    /// Whether other devices may take up the activity. It has no effect: activities stay on the page.
    open var isEligibleForHandoff = true
    /// Whether searches may find the activity. It has no effect: activities stay on the page.
    open var isEligibleForSearch = false
    /// Whether public searches may find the activity. It has no effect: activities stay on the page.
    open var isEligibleForPublicIndexing = false
    /// Whether the system may suggest the activity. It has no effect: activities stay on the page.
    open var isEligibleForPrediction = false

    private weak var page: ViewGraph?
    private var isInvalid = false

    /// An activity of a type.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Adds values to those that describe the activity. They replace values with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this the current activity of the page for which the code runs. An invalid activity does not become current.
    open func becomeCurrent() {
        guard !isInvalid else { return }
        onPage { activity, page in
            activity.page = page
            page.feature(PageActivity.self).current = activity
        }
    }

    /// Leaves the page without a current activity, if it is this one.
    open func resignCurrent() {
        onPage { activity, _ in
            guard let known: PageActivity = activity.page?.feature(), known.current === activity else { return }
            known.current = nil
        }
    }

    /// Ends the activity, which does not become current again.
    open func invalidate() {
        resignCurrent()
        isInvalid = true
    }

    private func onPage(_ change: @escaping @MainActor (NSUserActivity, ViewGraph) -> Void) {
        let activity = UncheckedTransfer(self)
        MainThread.run {
            activity.onMain { activity in
                if let page = activity.page ?? ViewGraph.current { change(activity, page) }
            }
        }
    }
}

extension NSUserActivity {
    /// Describes the activity by the properties of a value, which become entries of `userInfo`.
    ///
    /// Throws an encoding error if the value has no properties with names.
    public func setTypedPayload<Payload: Codable>(_ payload: Payload) throws {
        let object = try JSONSerialization.jsonObject(
            with: JSONEncoder().encode(payload), options: [.fragmentsAllowed])
        guard let entries = object as? [String: Any] else {
            throw EncodingError.invalidValue(
                payload, EncodingError.Context(codingPath: [], debugDescription: "The payload has no named properties.")
            )
        }
        addUserInfoEntries(from: entries)
    }

    /// The value whose properties are entries of `userInfo`.
    ///
    /// Throws a decoding error if an entry is missing or of another type.
    public func typedPayload<Payload: Codable>(_ type: Payload.Type) throws -> Payload {
        let entries = (userInfo ?? [:]).reduce(into: [String: Any]()) { entries, entry in
            if let key = entry.key as? String { entries[key] = entry.value }
        }
        guard JSONSerialization.isValidJSONObject(entries) else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: [], debugDescription: "The user info is no payload."))
        }
        return try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: entries))
    }
}

/// The current activity of a page.
@MainActor
final class PageActivity: PageFeature {
    var current: NSUserActivity?

    init(_ graph: ViewGraph) {}

    func pageDidEnd() { current = nil }
}
