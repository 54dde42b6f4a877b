@_exported public import Foundation
public import UIKit

/// Reads pictures.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public final class CGImageSource {}

/// Writes pictures.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public final class CGImageDestination {}

/// Reads a file.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public func CGImageSourceCreateWithURL(_ url: Any, _ options: Any?) -> CGImageSource? { nil }

/// Reads data.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public func CGImageSourceCreateWithData(_ data: Any, _ options: Any?) -> CGImageSource? { nil }

/// The number of pictures.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 0 }

/// A picture.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: Any?) -> CGImage? { nil }

/// A small picture.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: Any?) -> CGImage? {
    nil
}

/// The properties of a picture.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: Any?) -> NSDictionary? {
    nil
}

/// Writes a file.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public func CGImageDestinationCreateWithURL(_ url: Any, _ type: Any, _ count: Int, _ options: Any?)
    -> CGImageDestination?
{ nil }

/// Writes data.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public func CGImageDestinationCreateWithData(_ data: Any, _ type: Any, _ count: Int, _ options: Any?)
    -> CGImageDestination?
{ nil }

/// Adds a picture.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: Any, _ properties: Any?) {}

/// Ends writing.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { false }

/// How a picture is turned.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public enum CGImagePropertyOrientation: UInt32 {
    /// The values of the framework.
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public var kCGImageSourceCreateThumbnailFromImageAlways: NSString { "kCGImageSourceCreateThumbnailFromImageAlways" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public var kCGImageSourceCreateThumbnailWithTransform: NSString { "kCGImageSourceCreateThumbnailWithTransform" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public var kCGImageSourceShouldCache: NSString { "kCGImageSourceShouldCache" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public var kCGImageSourceShouldCacheImmediately: NSString { "kCGImageSourceShouldCacheImmediately" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public var kCGImageSourceThumbnailMaxPixelSize: NSString { "kCGImageSourceThumbnailMaxPixelSize" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public var kCGImageSourceTypeIdentifierHint: NSString { "kCGImageSourceTypeIdentifierHint" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public var kCGImageDestinationLossyCompressionQuality: NSString { "kCGImageDestinationLossyCompressionQuality" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public var kCGImagePropertyPixelWidth: NSString { "PixelWidth" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public var kCGImagePropertyPixelHeight: NSString { "PixelHeight" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public var kCGImagePropertyOrientation: NSString { "Orientation" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public var kCGImagePropertyExifDictionary: NSString { "{Exif}" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public var kCGImagePropertyGPSDictionary: NSString { "{GPS}" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public var kCGImagePropertyTIFFDictionary: NSString { "{TIFF}" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public var kCGImagePropertyGIFDictionary: NSString { "{GIF}" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public var kCGImagePropertyGIFDelayTime: NSString { "DelayTime" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public var kCGImagePropertyGIFUnclampedDelayTime: NSString { "UnclampedDelayTime" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Image I/O is not part of Espalier. Read pictures with UIImage(data:), and change their size with UIGraphicsImageRenderer."
)
public var kCGImagePropertyGIFLoopCount: NSString { "LoopCount" }
