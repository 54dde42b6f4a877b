import EspalierPictures
import EspalierViews
public import Foundation

/// Fills a rectangle in the current image renderer with its fill colour.
public func UIRectFill(_ rect: CGRect) {
    CGContext.current?.fill(rect)
}

/// The context of the image renderer that runs; nil outside of one.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

/// Begins to draw an image. `UIGraphicsEndImageContext()` must follow.
///
/// - Parameter scale: The pixels per point; 0 for those of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    CGContext.push(CGContext(UIGraphicsImageRenderer.canvas(size, scale: scale, isOpaque: opaque)))
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
    /// The colour of areas that are filled next in the current image renderer.
    public func setFill() { CGContext.current?.setFillColor(cgColor) }
    /// The colour of lines that are drawn next in the current image renderer.
    public func setStroke() { CGContext.current?.setStrokeColor(cgColor) }
    /// The colour of areas and lines that are drawn next in the current image renderer.
    public func set() {
        setFill()
        setStroke()
    }
}
