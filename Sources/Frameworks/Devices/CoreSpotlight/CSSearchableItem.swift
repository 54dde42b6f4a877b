public import Foundation

/// The type of a user activity that opens a found item.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the found item's identity in the values of the activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of a user activity that goes on with a search in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the searched text in the values of the activity.
public let CSSearchQueryString = "kCSSearchQueryString"

/// An item that users could find.
open class CSSearchableItem: NSObject {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    /// The date after which the item is no longer found.
    open var expirationDate: Date! = Date(timeIntervalSinceNow: 30 * 24 * 60 * 60)
    /// The description.
    open var attributeSet: CSSearchableItemAttributeSet

    /// An item with a description. It ends after 30 days. Without an identity it gets a new one.
    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
        super.init()
    }
}
