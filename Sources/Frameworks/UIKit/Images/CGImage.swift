import EspalierPictures
public import EspalierViews
public import Foundation

/// The pixels of an image.
public final class CGImage: Sendable {
    let stored: StoredPicture
    /// The bytes of the pixels as the app has given them, or as it has drawn on them; nil for those of other images.
    let ownFormat: PixelFormat?
    /// The bytes of the app; nil for those of the picture.
    let ownProvider: CGDataProvider?
    /// Whether the image is a mask: it has opacity only.
    public let isMask: Bool

    init(
        _ stored: StoredPicture, format: PixelFormat? = nil, provider: CGDataProvider? = nil, isMask: Bool = false
    ) {
        self.stored = stored
        ownFormat = format
        ownProvider = provider
        self.isMask = isMask
    }

    /// The width in pixels.
    public var width: Int { stored.width }
    /// The height in pixels.
    public var height: Int { stored.height }

    /// The part of the image in a rectangle of pixels; nil if they have no pixel in common.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isEmpty, let whole = try? stored.bitmap(),
            let canvas = try? BitmapCanvas(size: part.size, scale: 1, isOpaque: whole.isOpaque)
        else { return nil }
        canvas.draw(whole, in: CGRect(x: -part.minX, y: -part.minY, width: CGFloat(width), height: CGFloat(height)))
        return CGImage(StoredPicture(canvas.bitmap), isMask: isMask)
    }

    /// The image turned and mirrored to be upright.
    func upright(_ orientation: Image.Orientation) -> StoredPicture {
        guard orientation != .up, let turned = try? stored.bitmap().upright(orientation.exif) else { return stored }
        return StoredPicture(turned)
    }
}

extension UIImage {
    /// An image of pixels, one per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// An image of pixels.
    ///
    /// - Parameters:
    ///   - scale: The pixels per point.
    ///   - orientation: The position of the pixels, which are turned to be upright.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage.upright(orientation.swiftUI), scale: scale)
    }

    /// The pixels of the image; nil for a symbol, for a file that is not in the format PNG or JPEG, and for a damaged file.
    public var cgImage: CGImage? { pixels.map { CGImage($0) } }
}

extension UIImage.Orientation {
    fileprivate var swiftUI: Image.Orientation {
        switch self {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        case .upMirrored: .upMirrored
        case .downMirrored: .downMirrored
        case .leftMirrored: .leftMirrored
        case .rightMirrored: .rightMirrored
        }
    }
}

extension Image {
    /// An image of pixels with a label for assistive technologies.
    ///
    /// - Parameters:
    ///   - scale: The pixels per point. Scales that are not positive count as 1.
    ///   - orientation: The position of the pixels, which are turned to be upright.
    public nonisolated init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(cgImage.loaded(scale, orientation), label: label)
    }

    /// An image of pixels that assistive technologies ignore.
    ///
    /// - Parameters:
    ///   - scale: The pixels per point. Scales that are not positive count as 1.
    ///   - orientation: The position of the pixels, which are turned to be upright.
    public nonisolated init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(cgImage.loaded(scale, orientation), isDecorative: true)
    }
}

extension CGImage {
    fileprivate func loaded(_ scale: CGFloat, _ orientation: Image.Orientation) -> LoadedImage {
        upright(orientation).loaded(scale: scale.isFinite && scale > 0 ? scale : 1)
    }
}
