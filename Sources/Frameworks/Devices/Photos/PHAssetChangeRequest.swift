public import Foundation
public import UIKit

/// A change of the library. It has no effect, because the library runs no changes.
open class PHAssetChangeRequest: NSObject {
    override init() {
        super.init()
    }

    /// Adds an image.
    @discardableResult
    public class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }

    /// Adds the image of a file.
    @discardableResult
    public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
        PHAssetChangeRequest()
    }

    /// Adds the video of a file.
    @discardableResult
    public class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
        PHAssetChangeRequest()
    }

    /// When the photo was taken.
    open var creationDate: Date?
    /// Whether the photo is a favorite.
    open var isFavorite = false
}

/// An addition to the library. It has no effect, because the library runs no changes.
open class PHAssetCreationRequest: PHAssetChangeRequest {
    /// An addition.
    public class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }

    /// Adds a part of the photo.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
    /// Adds a part of the photo.
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
}

/// Parts of a photo.
public enum PHAssetResourceType: Int, Sendable {
    /// The photo; the video; the sound.
    case photo = 1, video = 2, audio = 3
    /// The original forms; the moving part of a live photo.
    case alternatePhoto = 4, fullSizePhoto = 5, fullSizeVideo = 6, pairedVideo = 9
}

/// Choices of an addition.
open class PHAssetResourceCreationOptions: NSObject {
    /// The name of the original file.
    open var originalFilename: String?
    /// Whether the file is moved instead of copied.
    open var shouldMoveFile = false

    override public init() {
        super.init()
    }
}
