import EspalierLayoutEngine
import EspalierPictures
import EspalierViews
public import Foundation

extension CGContext {
    /// Draws an image into a rectangle.
    ///
    /// Its lower edge is at the smaller y. So it is upright where the y axis points up, and upside down in a context of UIKit, as on iOS;
    /// `UIImage.draw(in:)` is upright there. In a PDF file that the app itself has begun it is upright, too.
    public func draw(_ image: CGImage, in rect: CGRect) {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
        let turned = upsideDown(in: rect)
        guard let canvas else {
            return record(
                .image(Image(uiImage: UIImage(cgImage: image)), rect, turned.concatenating(state.transform), tint: nil))
        }
        guard let bitmap = try? image.stored.bitmap(atLeast: canvas.pixels(of: rect)) else { return }
        compose(in: rect, shape: .path(Path(rect), evenOdd: false), on: canvas) {
            $0.save()
            $0.transform(turned.a, turned.b, turned.c, turned.d, turned.tx, turned.ty)
            $0.draw(bitmap, in: rect, opacity: self.state.opacity, isPixelated: self.state.interpolation == .none)
            $0.restore()
        }
    }

    /// Draws copies of an image in everything that can be drawn on, of which one is in a rectangle. More than 10,000 copies draw nothing.
    ///
    /// - Parameter byTiling: Whether there are copies; false for a single image in the rectangle.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        guard byTiling else { return draw(image, in: rect) }
        let area = boundingBoxOfClipPath.standardized
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite, !area.isNull else { return }
        func copies(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat) -> StrideTo<CGFloat> {
            stride(from: (start / length).rounded(.down), to: end / length, by: 1)
        }
        guard area.width / rect.width * area.height / rect.height <= 10_000 else { return }
        for row in copies(area.minY - rect.minY, area.maxY - rect.minY, rect.height) {
            for column in copies(area.minX - rect.minX, area.maxX - rect.minX, rect.width) {
                draw(image, in: rect.offsetBy(dx: column * rect.width, dy: row * rect.height))
            }
        }
    }

    /// Draws an image of UIKit into a rectangle, with an opacity and a blend mode of its own.
    func draw(_ image: UIImage, in rect: CGRect, opacity: CGFloat = 1, _ blendMode: CGBlendMode = .normal) {
        let rect = rect.standardized
        withBlendMode(blendMode, opacity: opacity) {
            guard let canvas else {
                return record(
                    .image(Image(uiImage: image), rect, state.transform, tint: image.ownColor.map { Color($0) }))
            }
            let isGroup = image.isSymbolImage
            compose(in: rect, shape: .path(Path(rect), evenOdd: false), isGroup: isGroup, on: canvas) {
                image.paint(
                    on: $0, in: rect, opacity: isGroup ? 1 : self.state.opacity,
                    isPixelated: self.state.interpolation == .none)
            }
        }
    }

    /// Draws copies of an image of UIKit in a rectangle, the first one in its top left corner.
    func drawTiles(of image: UIImage, in rect: CGRect) {
        let rect = rect.standardized
        guard let canvas else { return record(.tiles(Image(uiImage: image), rect, state.transform)) }
        guard let pattern = image.pattern(at: rect.origin) else { return }
        compose(in: rect, shape: .path(Path(rect), evenOdd: false), isGroup: true, on: canvas) {
            $0.setPattern(pattern)
            $0.trace(Path(rect))
            $0.fill(evenOdd: false)
        }
    }

    // MARK: Gradients

    /// Draws a gradient along a line, in everything that can be drawn on. A line without a length draws nothing.
    ///
    /// - Parameter options: The ends beyond which the outer colors continue. Otherwise nothing is drawn there.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard let drawn = DrawnGradient(gradient, from: startPoint, to: endPoint, options) else { return }
        draw(drawn)
    }

    /// Draws a gradient between two circles, in everything that can be drawn on. Two equal circles, and radii that are negative, draw
    /// nothing.
    ///
    /// - Parameter options: The ends beyond which the outer colors continue. Otherwise nothing is drawn there.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let start = DrawnGradient.Circle(center: startCenter, radius: startRadius)
        let end = DrawnGradient.Circle(center: endCenter, radius: endRadius)
        guard let drawn = DrawnGradient(gradient, from: start, to: end, options) else { return }
        draw(drawn)
    }

    private func draw(_ gradient: DrawnGradient) {
        guard let canvas else {
            guard gradient.needsCanvas else { return record(.gradient(gradient, state.transform)) }
            return recordPixels(of: gradient)
        }
        let area = canvas.clipBounds
        compose(in: area, shape: .path(gradient.path(in: area), evenOdd: true), on: canvas) {
            gradient.paint(on: $0, opacity: self.state.opacity)
        }
    }

    /// Draws a gradient that pages lack as an image.
    private func recordPixels(of gradient: DrawnGradient) {
        var area = state.clipBounds
        if let bounds = gradient.bounds { area = area.intersection(bounds.applying(state.transform)) }
        let scale = UIGraphicsImageRenderer.screenScale
        guard !area.isEmpty, let canvas = try? BitmapCanvas(size: area.size, scale: scale, isOpaque: false) else {
            return
        }
        let transform = state.transform
        canvas.translate(CGPoint(x: -area.minX, y: -area.minY))
        canvas.transform(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
        gradient.paint(on: canvas, opacity: 1)
        let image = UIImage(StoredPicture(canvas.bitmap), scale: scale)
        let size = CGSize(width: CGFloat(canvas.bitmap.width) / scale, height: CGFloat(canvas.bitmap.height) / scale)
        record(.image(Image(uiImage: image), CGRect(origin: area.origin, size: size), .identity, tint: nil))
    }
}
