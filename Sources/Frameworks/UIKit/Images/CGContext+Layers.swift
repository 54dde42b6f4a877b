import EspalierLayoutEngine
import EspalierPictures
import EspalierViews
public import Foundation

extension CGContext {
    // MARK: Transparency layers

    /// Begins a layer: what is drawn up to `endTransparencyLayer()` gets the opacity, the shadow and the blend mode as a whole. Inside,
    /// they are the usual ones at first. A layer inside of 32 others is none: its parts are drawn one by one.
    ///
    /// - Parameter auxiliaryInfo: It has no effect.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        if pushLayer() { canvas?.beginGroup() }
    }

    /// Begins a layer that is restricted to a rectangle.
    ///
    /// - Parameter auxiliaryInfo: It has no effect.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Draws the layer that was begun last. Without one it does nothing.
    public func endTransparencyLayer() {
        guard let drawn = popLayer() else { return }
        guard let canvas else {
            if !drawn.isEmpty { record(.layer(drawn)) }
            return
        }
        let group = canvas.takeGroup()
        compose(in: canvas.clipBounds, isGroup: true, on: canvas) { $0.draw(group) }
    }

    // MARK: Masks

    /// Restricts the drawing to an image in a rectangle: to its opacity, or to its brightness if it has no opacity. An image mask
    /// (``CGImage/init(maskWidth:height:bitsPerComponent:bitsPerPixel:bytesPerRow:provider:decode:shouldInterpolate:)``) keeps what it
    /// is dark on.
    public func clip(to rect: CGRect, mask: CGImage) {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else {
            return clip(to: CGRect.zero)
        }
        let turned = upsideDown(in: rect)
        clip(to: rect)
        guard let canvas else {
            let image = Image(uiImage: UIImage(cgImage: mask.coverage))
            state.clip = DrawingClip(.mask(image, rect, turned.concatenating(state.transform)), outer: state.clip)
            return
        }
        guard let bitmap = try? mask.coverage.stored.bitmap(), let layer = canvas.layer(for: rect, margin: 0) else {
            return clip(to: CGRect.zero)
        }
        layer.canvas.transform(turned.a, turned.b, turned.c, turned.d, turned.tx, turned.ty)
        layer.canvas.draw(bitmap, in: rect)
        if let outer = state.mask { canvas.mask(layer, with: outer) }
        state.mask = layer
    }

    /// The transform that puts an image of Core Graphics into a rectangle, with its lower edge at the smaller y.
    func upsideDown(in rect: CGRect) -> CGAffineTransform {
        turnsImages ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY) : .identity
    }

    /// Ends all clips. In a transparency layer it ends those of the layer.
    public func resetClip() {
        state.clip = nil
        state.mask = nil
        canvas?.resetClip()
        if canvas == nil { state.clipBounds = drawingBounds }
    }

    /// The rectangle around the area that can be drawn on.
    public var boundingBoxOfClipPath: CGRect {
        canvas?.clipBounds ?? state.clipBounds.applying(state.transform.inverted())
    }
}
