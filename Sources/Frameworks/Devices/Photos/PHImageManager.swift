public import Foundation
public import UIKit

/// Reads the images of photos, of which there are none.
open class PHImageManager: NSObject {
    override init() {
        super.init()
    }

    /// The reader.
    public class func `default`() -> PHImageManager { PHImageManager() }

    /// Reads an image: passes nil, with `PHPhotosError.accessUserDenied` in the dictionary.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, [PHImageErrorKey: PHPhotosError.denied])
        return 0
    }

    /// Ends a request. There is none.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// The number of a request.
public typealias PHImageRequestID = Int32

/// The failure, in the dictionary of a result.
public let PHImageErrorKey = "PHImageErrorKey"

/// The size for an image as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// How an image takes a size.
public enum PHImageContentMode: Int, Sendable {
    /// Inside of it; around it.
    case aspectFit, aspectFill
    /// Inside of it.
    public static let `default` = PHImageContentMode.aspectFit
}

/// Choices of a request.
open class PHImageRequestOptions: NSObject {
    /// Whether the request waits for the image.
    open var isSynchronous = false
    /// Whether images come from the network.
    open var isNetworkAccessAllowed = false
    /// Whether a small image comes first.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// Whether the size is exact.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast

    override public init() {
        super.init()
    }
}

/// Orders of images.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    /// A small one first; a large one only; a small one only.
    case opportunistic, highQualityFormat, fastFormat
}

/// Sizes of images.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    /// As it is; about the size; the size.
    case none, fast, exact
}
