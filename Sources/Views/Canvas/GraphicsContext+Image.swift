import EspalierDisplayTree
public import EspalierLayoutEngine
public import Foundation

extension GraphicsContext {
    /// An image resolved in the canvas's environment, ready to be drawn.
    public nonisolated struct ResolvedImage {
        let source: DisplayImage.Source
        /// The drawing of an image that code draws.
        var drawing: RenderedImage?
        let paint: DisplayPaint

        /// The size of the image in points. A symbol's size depends on the canvas's font.
        public let size: CGSize

        /// The distance from the top to the baseline of adjacent text, in points.
        public let baseline: CGFloat

        /// The shading of a symbol; nil for the foreground style.
        public var shading: Shading?
    }

    /// Resolves an image in the canvas's environment.
    public func resolve(_ image: Image) -> ResolvedImage {
        if case .drawn(let drawing) = image.source {
            return ResolvedImage(
                source: .url(""), drawing: drawing.renderer as? RenderedImage, paint: recorder.style.foregroundPaint,
                size: drawing.renderer.size, baseline: drawing.renderer.size.height)
        }
        let style = recorder.text.plainStyle.display
        let appImage = recorder.appImage(image)
        let source = image.displaySource(appImage)
        guard case .symbol = source else {
            let size = appImage?.size ?? Image.unknownSize
            return ResolvedImage(source: source, paint: style.paint, size: size, baseline: size.height)
        }
        let side = Image.symbolSide(in: style.font, scale: recorder.environment.imageScale)
        let capHeight = recorder.text.measurer.metrics(of: style.font).capHeight
        return ResolvedImage(
            source: source, paint: style.paint, size: CGSize(width: side, height: side),
            baseline: (side + capHeight) / 2)
    }

    /// Draws an image stretched to a rectangle. A rectangle that is empty or not finite draws nothing.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard rect.origin.isFinite, rect.width.isFinite, rect.height.isFinite, rect.width > 0, rect.height > 0 else {
            return
        }
        if let drawing = image.drawing { return drawing.draw(in: rect.standardized, of: self) }
        let paint = image.shading?.paint(in: recorder.style) ?? image.paint
        add(.image(image.source, paint: paint, frame: rect.standardized))
    }

    /// Draws an image in its own size, with its `anchor` at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let origin = CGPoint(
            x: point.x - anchor.x * image.size.width, y: point.y - anchor.y * image.size.height)
        draw(image, in: CGRect(origin: origin, size: image.size))
    }

    /// Draws an image stretched to a rectangle. A rectangle that is empty or not finite draws nothing.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image in its own size, with its `anchor` at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
}
