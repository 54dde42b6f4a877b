import EspalierPictures
public import Foundation

/// The bytes of an image.
extension CGImage {
    /// The bytes of the app itself, or red, green, blue and opacity.
    private var format: PixelFormat? { ownFormat ?? PixelFormat.rgba(width: width, isOpaque: stored.isOpaque) }

    /// The bits of a component of a pixel, 8.
    public var bitsPerComponent: Int { 8 }
    /// The bits of a pixel.
    public var bitsPerPixel: Int { (format?.bytesPerPixel ?? 4) * 8 }
    /// The bytes from a row of pixels to the next.
    public var bytesPerRow: Int { format?.bytesPerRow ?? width * 4 }
    /// The order of the components of a pixel.
    public var bitmapInfo: CGBitmapInfo { format?.info ?? [] }
    /// The place of the opacity in a pixel.
    public var alphaInfo: CGImageAlphaInfo { format?.alphaInfo ?? .none }
    /// The order of the bytes of a pixel.
    public var byteOrderInfo: CGImageByteOrderInfo {
        CGImageByteOrderInfo(rawValue: bitmapInfo.intersection(.byteOrderMask).rawValue) ?? .orderDefault
    }
    /// The color space of the pixels; nil for a mask.
    public var colorSpace: CGColorSpace? { isMask ? nil : format?.space }
    /// The values to which components are mapped; nil, since they are used as they are.
    public var decode: UnsafePointer<CGFloat>? { nil }
    /// Whether pixels that are enlarged are smooth, true.
    public var shouldInterpolate: Bool { true }
    /// The replacement of colors outside of the space.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

    /// The bytes of the rows of pixels, the top one first; nil for a damaged picture. Those of a picture are red, green, blue and
    /// opacity, with which the components are multiplied, or an unused byte.
    ///
    /// - Complexity: O(pixels) for the first use.
    public var dataProvider: CGDataProvider? {
        if let ownProvider { return ownProvider }
        guard let ownFormat else { return stored.pixelBytes() }
        return (try? stored.bitmap()).map { CGDataProvider(ownFormat.bytes(of: $0)) }
    }

    /// An image of bytes; nil for pixels of a kind that images here cannot have, for too few bytes, and for more than 50 million pixels.
    ///
    /// - Parameters:
    ///   - bitsPerComponent: 8.
    ///   - bitsPerPixel: A multiple of 8 up to 32.
    ///   - bytesPerRow: The bytes from a row to the next; 0 for those of its pixels.
    ///   - space: The color space, of RGB or of grays.
    ///   - provider: The bytes of the rows, the top one first.
    ///   - decode: It has no effect.
    ///   - shouldInterpolate: It has no effect: pixels that are enlarged are smooth.
    ///   - intent: It has no effect.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard
            let format = PixelFormat(
                width: width, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
                space: space, info: bitmapInfo),
            let bitmap = Self.bitmap(provider, format, width, height, isOpaque: format.isOpaque)
        else { return nil }
        self.init(StoredPicture(bitmap), format: format, provider: provider)
    }

    /// A mask of bytes, of which the first one of each pixel counts: 0 keeps what is drawn through the mask, and 255 removes it. The
    /// result is nil for too few bytes, and for more than 50 million pixels.
    ///
    /// - Parameters:
    ///   - bitsPerComponent: 8.
    ///   - bitsPerPixel: A multiple of 8 up to 32.
    ///   - bytesPerRow: The bytes from a row to the next; 0 for those of its pixels.
    ///   - provider: The bytes of the rows, the top one first.
    ///   - decode: Two numbers; 1 and 0 exchange the meanings of 0 and 255. Nil for 0 and 1.
    ///   - shouldInterpolate: It has no effect: pixels that are enlarged are smooth.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let opacity = CGBitmapInfo(rawValue: CGImageAlphaInfo.alphaOnly.rawValue)
        guard
            let format = PixelFormat(
                width: width, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
                space: CGColorSpaceCreateDeviceGray(), info: opacity),
            let bitmap = Self.bitmap(provider, format, width, height, isOpaque: false)
        else { return nil }
        if decode.map({ $0[0] <= $0[1] }) ?? true { bitmap.mapColors { CanvasColor(0, 0, 0, 1 - $0.w) } }
        self.init(StoredPicture(bitmap), format: format, provider: provider, isMask: true)
    }

    private static func bitmap(
        _ provider: CGDataProvider, _ format: PixelFormat, _ width: Int, _ height: Int, isOpaque: Bool
    ) -> Bitmap? {
        guard let bitmap = try? Bitmap(width: width, height: height, isOpaque: isOpaque) else { return nil }
        var isEnough = false
        provider.read { bytes, count in
            isEnough = count >= format.bytesPerRow * (height - 1) + width * format.bytesPerPixel
            if isEnough { format.read(bytes, count: count, into: bitmap, part: PixelRect(nil, of: bitmap)) }
        }
        return isEnough ? bitmap : nil
    }

    /// The same image.
    public func copy() -> CGImage? { self }

    /// The image with the components of another color space. Pixels stay as they are: colors are those of sRGB.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? { self }

    // MARK: Masks

    /// The opacity of the image, or its brightness if it has no opacity, as the opacity of an image of the same size.
    var coverage: CGImage {
        guard !isMask, alphaInfo.isOpaque, let bitmap = try? stored.bitmap(),
            let copy = try? Bitmap(width: width, height: height)
        else { return self }
        BitmapCanvas(on: copy, scale: 1).draw(bitmap, in: CGRect(x: 0, y: 0, width: width, height: height))
        copy.mapColors { CanvasColor(0, 0, 0, 0.2126 * $0.x + 0.7152 * $0.y + 0.0722 * $0.z) }
        return CGImage(StoredPicture(copy))
    }

    /// The image where a mask, which is stretched over it, is opaque; nil for a damaged picture. A mask without opacity counts by its
    /// brightness, and one of ``init(maskWidth:height:bitsPerComponent:bitsPerPixel:bytesPerRow:provider:decode:shouldInterpolate:)``
    /// by its bytes.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard let own = try? stored.bitmap(), let other = try? mask.coverage.stored.bitmap(),
            let result = try? Bitmap(width: width, height: height)
        else { return nil }
        let canvas = BitmapCanvas(on: result, scale: 1)
        let rect = CGRect(x: 0, y: 0, width: width, height: height)
        canvas.draw(own, in: rect)
        canvas.setBlending(.destinationIn)
        canvas.draw(other, in: rect)
        return CGImage(StoredPicture(result))
    }
}
