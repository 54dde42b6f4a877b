import EspalierLayoutEngine
import Foundation

/// The place of a view or a layer in the one around it, without its transform.
struct Placement {
    /// The rectangle in the object's own coordinates.
    let bounds: CGRect
    /// The anchor in the unit square of the object. Transforms work about it.
    let anchor: CGPoint
    /// The place of the anchor in the coordinates of the object around.
    let position: CGPoint

    /// The rectangle in the coordinates of the object around.
    var frame: CGRect {
        CGRect(
            x: position.x - bounds.width * anchor.x, y: position.y - bounds.height * anchor.y, width: bounds.width,
            height: bounds.height)
    }

    /// The rectangle around the object, transformed about its anchor.
    func frame(transformed transform: CGAffineTransform) -> CGRect {
        guard transform != .identity else { return frame }
        return bounds.applying(toOuter(transform.around(bounds.size, anchor: anchor)))
    }

    /// The transform from the object's own coordinates to those of the object around, with a transform for an origin at the top left
    /// corner.
    func toOuter(_ transform: CGAffineTransform) -> CGAffineTransform {
        let (own, outer) = (bounds.origin, frame.origin)
        return CGAffineTransform(translationX: -own.x, y: -own.y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: outer.x, y: outer.y))
    }
}
