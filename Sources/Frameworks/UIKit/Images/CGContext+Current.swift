import EspalierPictures
import EspalierViews
public import Foundation

/// Fills a rectangle in the current context with its fill color. It covers what is below.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .normal) }

/// Fills a rectangle in the current context with its fill color.
///
/// - Parameter blendMode: The way in which the color combines with what is below.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = CGContext.current else { return }
    context.withBlendMode(blendMode) { context.fill(rect) }
}

/// Draws the edge of a rectangle, one point wide and inside of it, in the current context with its fill color.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .normal) }

/// Draws the edge of a rectangle, one point wide and inside of it, in the current context with its fill color.
///
/// - Parameter blendMode: The way in which the color combines with what is below.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = CGContext.current, !rect.isEmpty else { return }
    let inner = rect.standardized.insetBy(dx: 1, dy: 1)
    context.withBlendMode(blendMode) {
        // A rectangle that is thinner than two edges is filled.
        guard inner.width > 0, inner.height > 0 else { return context.fill(rect) }
        context.fill(
            Path {
                $0.addRect(rect)
                $0.addRect(inner)
            }, evenOdd: true)
    }
}

/// Restricts the drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { CGContext.current?.clip(to: rect) }

/// Makes a context the current one, on which images, strings and paths draw themselves. `UIGraphicsPopContext()` must follow.
public func UIGraphicsPushContext(_ context: CGContext) { CGContext.push(context) }

/// Makes the context before the last `UIGraphicsPushContext(_:)` the current one again.
public func UIGraphicsPopContext() { CGContext.pop() }

extension CGContext {
    /// Draws with a blend mode and an opacity, in place of those of the context.
    func withBlendMode(_ blendMode: CGBlendMode, opacity: CGFloat? = nil, _ body: () -> Void) {
        let outer = (state.opacity, state.blendMode)
        state.blendMode = blendMode
        if let opacity { setAlpha(opacity) }
        body()
        (state.opacity, state.blendMode) = outer
    }
}

/// The context of the image renderer that runs; nil outside of one.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

/// Begins to draw an image. `UIGraphicsEndImageContext()` must follow.
///
/// - Parameter scale: The pixels per point; 0 for those of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : UIGraphicsImageRenderer.screenScale
    CGContext.push(CGContext(UIGraphicsImageRenderer.canvas(size, scale: scale, isOpaque: opaque), scale: scale))
}

/// Begins to draw an image of one pixel per point. `UIGraphicsEndImageContext()` must follow.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// The image as it is drawn so far; nil outside of `UIGraphicsBeginImageContext` and its end.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    CGContext.current.flatMap { context in
        guard let copy = context.canvas?.copy() else { return nil }
        return UIImage(StoredPicture(copy.bitmap), scale: copy.scale)
    }
}

/// Ends to draw an image.
public func UIGraphicsEndImageContext() {
    CGContext.pop()
}

extension UIColor {
    /// The color of areas that are filled next in the current image renderer.
    public func setFill() { CGContext.current?.setFillColor(cgColor) }
    /// The color of lines that are drawn next in the current image renderer.
    public func setStroke() { CGContext.current?.setStrokeColor(cgColor) }
    /// The color of areas and lines that are drawn next in the current image renderer.
    public func set() {
        setFill()
        setStroke()
    }
}
