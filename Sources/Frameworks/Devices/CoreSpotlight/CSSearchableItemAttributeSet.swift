public import Foundation
public import UniformTypeIdentifiers

/// The description of an item that users could find.
open class CSSearchableItemAttributeSet: NSObject {
    /// The type of the item, such as `public.text`.
    open var contentType: String?

    /// A description of an item of a type.
    public init(itemContentType: String) {
        contentType = itemContentType
        super.init()
    }

    /// A description of an item of a type.
    public init(contentType: UTType) {
        self.contentType = contentType.identifier
        super.init()
    }

    open var title: String?
    /// The name that users see.
    open var displayName: String?
    /// Other names.
    open var alternateNames: [String]?
    /// The text below the title.
    open var contentDescription: String?
    /// Words that find the item.
    open var keywords: [String]?
    /// The path of the file.
    open var path: String?
    /// The address of the file.
    open var contentURL: URL?
    /// The address of the picture.
    open var thumbnailURL: URL?
    /// The picture.
    open var thumbnailData: Data?
    open var identifier: String?
    open var relatedUniqueIdentifier: String?
    open var domainIdentifier: String?
    open var contentCreationDate: Date?
    /// The date of the last change.
    open var contentModificationDate: Date?
    /// The start of an event.
    open var startDate: Date?
    /// The end of an event.
    open var endDate: Date?
    /// The date by which a task is due.
    open var dueDate: Date?
    /// The date at which a task was done.
    open var completionDate: Date?
    open var authorNames: [String]?
    /// The program that made the item.
    open var creator: String?
    open var artist: String?
    open var album: String?
    open var genre: String?
    open var subject: String?
    open var textContent: String?
    /// The name of a place.
    open var namedLocation: String?
    open var city: String?
    open var country: String?
    /// The latitude in degrees.
    open var latitude: NSNumber?
    /// The longitude in degrees.
    open var longitude: NSNumber?
    open var phoneNumbers: [String]?
    /// Addresses of mail.
    open var emailAddresses: [String]?
    /// Whether users can call.
    open var supportsPhoneCall: NSNumber?
    /// Whether users can navigate.
    open var supportsNavigation: NSNumber?
    /// The rating from 0 to 5.
    open var rating: NSNumber?
    /// The duration in seconds.
    open var duration: NSNumber?
    /// The rank among the app's items, from 0 to 100.
    open var rankingHint: NSNumber?
}
