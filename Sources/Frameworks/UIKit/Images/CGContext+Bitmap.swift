import EspalierPictures
import Foundation

extension CGContext {
    /// A context that draws on pixels, in pixels from the bottom left corner; nil for pixels of a kind that contexts cannot have, and
    /// for more than 50 million.
    ///
    /// Components have 8 bits. Pixels are red, green and blue with an opacity with which they are multiplied or an unused byte, a gray
    /// without opacity, or opacity only.
    ///
    /// - Parameters:
    ///   - data: The bytes of the rows, the top one first. They must live as long as the context. Nil for bytes of the context's own,
    ///     which are 0 at first.
    ///   - width: The number of pixels in a row.
    ///   - height: The number of rows.
    ///   - bytesPerRow: The bytes from a row to the next; 0 for those of its pixels.
    ///   - space: The color space, of RGB or of grays.
    ///   - bitmapInfo: The order of the components, the raw value of a ``CGImageAlphaInfo`` with that of a byte order.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        guard
            let format = PixelFormat(
                width: width, bitsPerComponent: bitsPerComponent, bitsPerPixel: nil, bytesPerRow: bytesPerRow,
                space: space, info: info),
            format.isDrawable, let bitmap = try? Bitmap(width: width, height: height, isOpaque: format.isOpaque)
        else { return nil }
        let memory = BitmapMemory(data, format, height: height)
        memory.load(PixelRect(nil, of: bitmap), into: bitmap)
        self.init(BitmapCanvas(on: bitmap, scale: 1), memory)
    }

    /// A context that draws on pixels, as the other initializer.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo.rawValue)
    }

    /// The pixels; nil for a view and a document.
    private var bitmap: Bitmap? { document == nil ? canvas?.bitmap : nil }

    private var format: PixelFormat? {
        memory?.format ?? bitmap.flatMap { PixelFormat.canvas(width: $0.width, isOpaque: $0.isOpaque) }
    }

    /// The number of pixels in a row; 0 in the drawing of a view or a document.
    public var width: Int { bitmap?.width ?? 0 }
    /// The number of rows of pixels; 0 in the drawing of a view or a document.
    public var height: Int { bitmap?.height ?? 0 }
    /// The bytes from a row of pixels to the next; 0 in the drawing of a view or a document.
    public var bytesPerRow: Int {
        memory?.format.bytesPerRow ?? bitmap?.withPixels { _, stride in stride } ?? 0
    }
    /// The bits of a component of a pixel, 8; 0 in the drawing of a view or a document.
    public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
    /// The bits of a pixel; 0 in the drawing of a view or a document.
    public var bitsPerPixel: Int { (format?.bytesPerPixel ?? 0) * 8 }
    /// The order of the components of a pixel.
    public var bitmapInfo: CGBitmapInfo { format?.info ?? [] }
    /// The place of the opacity in a pixel.
    public var alphaInfo: CGImageAlphaInfo { format?.alphaInfo ?? .none }
    /// The color space of the pixels; nil in the drawing of a view or a document.
    public var colorSpace: CGColorSpace? { format?.space }

    /// The bytes of the rows of pixels, the top one first, which an app may change; nil in the drawing of a view or a document. They
    /// are valid as long as the context.
    public var data: UnsafeMutableRawPointer? {
        if let memory { return memory.start }
        return bitmap?.withPixels { pixels, _ in UnsafeMutableRawPointer(pixels) }
    }

    /// The image as it is drawn so far; nil in the drawing of a view or a document.
    public func makeImage() -> CGImage? {
        guard document == nil, let canvas else { return nil }
        memory?.load(PixelRect(nil, of: canvas.bitmap), into: canvas.bitmap)
        guard let copy = canvas.copy() else { return nil }
        return CGImage(StoredPicture(copy.bitmap), format: memory?.format)
    }

    /// Finishes the drawing. It has no effect: everything is drawn at once.
    public func flush() {}
    /// Finishes the drawing. It has no effect: everything is drawn at once.
    public func synchronize() {}
}
