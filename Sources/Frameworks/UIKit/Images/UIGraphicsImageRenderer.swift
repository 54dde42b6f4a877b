import EspalierPictures
import EspalierViews
public import Foundation

/// The pixels of an image that is drawn.
open class UIGraphicsImageRendererFormat: NSObject {
    /// The pixels per point; by default those of the screen of the page that runs.
    open var scale: CGFloat
    /// Whether all pixels are opaque.
    open var opaque = false

    /// The colors that the pixels can have. It has no effect: they are those of sRGB.
    open var preferredRange = Range.automatic

    /// Whether the pixels can have colors outside of sRGB. It has no effect: they cannot.
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }

    /// Whether the pixels can have colors brighter than white, which is never so here.
    open var supportsHighDynamicRange: Bool { false }

    /// The colors that pixels can have.
    public enum Range: Int, Sendable {
        /// Not known.
        case unspecified = -1
        /// Those of the image.
        case automatic
        /// Also those outside of sRGB; those of sRGB.
        case extended, standard
    }

    override public init() {
        scale = UIGraphicsImageRenderer.screenScale
    }

    /// The format for traits. Traits without a scale have that of the screen.
    public init(for traitCollection: UITraitCollection) {
        scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : UIGraphicsImageRenderer.screenScale
    }

    /// The format for the screen.
    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// The format for the screen.
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The drawing of an image renderer.
open class UIGraphicsImageRendererContext: NSObject {
    /// The context that draws.
    public let cgContext: CGContext
    /// The pixels of the image.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
    }

    /// Fills a rectangle with the fill color.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Strokes a rectangle with the stroke color.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Fills a rectangle with the fill color.
    ///
    /// - Parameter blendMode: The way in which the color combines with what is below.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.withBlendMode(blendMode) { cgContext.fill(rect) }
    }
    /// Strokes a rectangle with the stroke color.
    ///
    /// - Parameter blendMode: The way in which the color combines with what is below.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.withBlendMode(blendMode) { cgContext.stroke(rect) }
    }
    /// Restricts the drawing to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
    /// The image as it is drawn so far.
    open var currentImage: UIImage {
        guard let copy = cgContext.canvas?.copy() else { return UIImage() }
        return UIImage(StoredPicture(copy.bitmap), scale: copy.scale)
    }
}

/// Draws images. An image of more than 50 million pixels is not drawn; it has one pixel, with a warning.
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    /// The pixels of the images.
    public let format: UIGraphicsImageRendererFormat

    /// A renderer of images of a size in points.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: UIGraphicsImageRendererFormat())
    }

    /// A renderer of images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// A renderer of images of a rectangle in points.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// A renderer of images of a rectangle in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
    }

    private func bitmap(_ actions: (UIGraphicsImageRendererContext) -> Void) -> Bitmap {
        let canvas = Self.canvas(bounds.size, scale: format.scale, isOpaque: format.opaque)
        let context = CGContext(canvas, scale: format.scale > 0 ? format.scale : Self.screenScale)
        if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
        CGContext.push(context)
        defer { CGContext.pop() }
        actions(UIGraphicsImageRendererContext(context, format))
        return canvas.bitmap
    }

    /// Draws an image.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        UIImage(StoredPicture(bitmap(actions)), scale: format.scale > 0 ? format.scale : Self.screenScale)
    }

    /// Draws an image as a PNG file.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { bitmap(actions).png() ?? Data() }

    /// Draws an image as a JPEG file.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { bitmap(actions).jpeg(quality: Double(compressionQuality)) ?? Data() }

    static var screenScale: CGFloat {
        guard MainThread.isCurrent else { return 1 }
        return MainActor.assumeIsolated { max(1, CGFloat(ViewGraph.currentHost.displayScale)) }
    }

    static func canvas(_ size: CGSize, scale: CGFloat, isOpaque: Bool) -> BitmapCanvas {
        let scale = scale > 0 ? scale : screenScale
        do throws(PictureFault) {
            return try BitmapCanvas(size: size, scale: scale, isOpaque: isOpaque)
        } catch {
            Warning.log("an image of \(size.width) × \(size.height) points is not drawn: \(error)")
            return BitmapCanvas.single
        }
    }
}
