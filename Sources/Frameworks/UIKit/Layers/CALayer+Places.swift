import EspalierLayoutEngine
public import Foundation

extension CALayer {
    /// Whether a place in the layer's own coordinates is inside of its bounds.
    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The frontmost layer inside, or the layer itself, at a place in the coordinates of the layer around it; nil for none.
    public func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, opacity > 0 else { return nil }
        let place = placeFromOuter(p)
        if masksToBounds, !contains(place) { return nil }
        let inner = layersBehind + (view?.subviews.map(\.layer) ?? []) + layersInFront
        for layer in inner.reversed() { if let hit = layer.hitTest(place) { return hit } }
        return contains(place) ? self : nil
    }

    /// The place in the coordinates of another layer, or of the outermost one (nil), of a place in this one.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }

    /// The place in this layer of a place in another one, or in the outermost one (nil).
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(from: l)) }

    /// The rectangle in the coordinates of another layer, or of the outermost one (nil), around a rectangle in this one.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.moved(by: transform(to: l)) }

    /// The rectangle in this layer around a rectangle in another one, or in the outermost one (nil).
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.moved(by: transform(from: l)) }

    /// The transform from the layer's own coordinates to those of another layer, or of the outermost one (nil). Perspectives are not part
    /// of it: a layer that leaves the plane has the transform of its part in the plane.
    final func transform(to layer: CALayer?) -> CGAffineTransform {
        guard let layer else { return transformToRoot }
        return layer === self ? .identity : transformToRoot.concatenating(layer.transformToRoot.inverted())
    }

    /// The transform to the layer's own coordinates from those of another layer, or of the outermost one (nil).
    final func transform(from layer: CALayer?) -> CGAffineTransform {
        layer?.transform(to: self) ?? transformToRoot.inverted()
    }

    /// The place in the layer's own coordinates of a place in the layer around it.
    final func placeFromOuter(_ place: CGPoint) -> CGPoint { place.applying(transformToOuter.inverted()) }

    /// The layer around this one.
    private var outer: CALayer? { superlayer ?? view?.superview?.layer }

    /// The transform from the layer's own coordinates to those of the layer around it.
    private var transformToOuter: CGAffineTransform {
        placement.toOuter(CATransform3DGetAffineTransform(shownTransform(in: outer)))
    }

    /// The transform from the layer's own coordinates to those of the corner of the outermost layer.
    private var transformToRoot: CGAffineTransform {
        var (all, layer) = (CGAffineTransform.identity, self)
        while let outer = layer.outer {
            all = all.concatenating(layer.transformToOuter)
            layer = outer
        }
        let corner = layer.bounds.origin
        return all.concatenating(CGAffineTransform(translationX: -corner.x, y: -corner.y))
    }
}

extension CGRect {
    /// The rectangle around the transformed corners, of exactly the same size if the transform only moves it.
    fileprivate func moved(by transform: CGAffineTransform) -> CGRect {
        let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        return a == 1 && b == 0 && c == 0 && d == 1
            ? offsetBy(dx: transform.tx, dy: transform.ty) : applying(transform)
    }
}
