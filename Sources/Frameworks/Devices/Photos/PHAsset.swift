public import Foundation

/// A photo of the library. Without the permission there are none.
open class PHAsset: NSObject {
    public let localIdentifier: String
    public let mediaType = PHAssetMediaType.unknown
    /// The size in pixels.
    public let pixelWidth = 0, pixelHeight = 0
    /// When the photo was taken.
    public let creationDate: Date? = nil
    /// Whether the photo is a favorite.
    public let isFavorite = false
    /// The length of a video, in seconds.
    public let duration: TimeInterval = 0

    init(localIdentifier: String) {
        self.localIdentifier = localIdentifier
    }

    /// The photos: none.
    public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }

    /// The photos of a kind: none.
    public class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }

    /// The photos with identities: none.
    public class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// Kinds of media.
public enum PHAssetMediaType: Int, Sendable {
    /// Unknown; a photo; a video; a sound.
    case unknown, image, video, audio
}

/// Choices of a search.
open class PHFetchOptions: NSObject {
    /// The condition.
    open var predicate: NSPredicate?
    /// The order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The largest number of results; 0 for any.
    open var fetchLimit = 0

    override public init() {
        super.init()
    }
}

/// The results of a search: none.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    override init() {
        super.init()
    }

    /// The number: 0.
    open var count: Int { 0 }
    /// The first one: nil.
    open var firstObject: ObjectType? { nil }
    /// The last one: nil.
    open var lastObject: ObjectType? { nil }

    /// A result. There is none, so every index is out of range.
    open func object(at index: Int) -> ObjectType { preconditionFailure("The index \(index) is beyond 0 results.") }

    /// Whether an object is a result: false.
    open func contains(_ anObject: ObjectType) -> Bool { false }

    /// Visits the results. There are none.
    open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
