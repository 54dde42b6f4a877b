public import Foundation

extension CALayer {
    /// Whether a place in the layer's own coordinates is inside of its bounds.
    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The frontmost layer inside, or the layer itself, at a place in the coordinates of the layer around it; nil for none. Transforms are
    /// not applied.
    public func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, opacity > 0 else { return nil }
        let place = CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
        if masksToBounds, !contains(place) { return nil }
        let inner = layersBehind + (view?.subviews.map(\.layer) ?? []) + layersInFront
        for layer in inner.reversed() { if let hit = layer.hitTest(place) { return hit } }
        return contains(place) ? self : nil
    }

    /// The place in the coordinates of another layer, or of the outermost one (nil), of a place in this one. Transforms are not applied.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let (own, other) = (originInRoot, l?.originInRoot ?? .zero)
        return CGPoint(x: p.x + own.x - other.x, y: p.y + own.y - other.y)
    }

    /// The place in this layer of a place in another one, or in the outermost one (nil). Transforms are not applied.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        let (own, other) = (originInRoot, l?.originInRoot ?? .zero)
        return CGPoint(x: p.x + other.x - own.x, y: p.y + other.y - own.y)
    }

    /// The rectangle in the coordinates of another layer, or of the outermost one (nil), of a rectangle in this one.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        CGRect(origin: convert(r.origin, to: l), size: r.size)
    }

    /// The rectangle in this layer of a rectangle in another one, or in the outermost one (nil).
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        CGRect(origin: convert(r.origin, from: l), size: r.size)
    }

    /// The origin of the layer's own coordinates in those of the outermost one.
    private var originInRoot: CGPoint {
        var origin = CGPoint(x: -bounds.minX, y: -bounds.minY)
        var layer = self
        while let outer = layer.superlayer ?? layer.view?.superview?.layer {
            origin.x += layer.frame.minX - outer.bounds.minX
            origin.y += layer.frame.minY - outer.bounds.minY
            layer = outer
        }
        return origin
    }

    // MARK: Values by name

    /// Sets a property by its key path, such as `"transform.scale"`, or stores a value of the app.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let value, let property = LayerProperty(known: keyPath, of: self) {
            if let value = LayerValue(value) { property.set(value, of: self) }
        } else {
            values[keyPath] = value
        }
    }

    /// Sets a property by its name, or stores a value of the app.
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    /// The value of a property by its key path, or a value of the app; nil for none.
    public func value(forKeyPath keyPath: String) -> Any? {
        guard let property = LayerProperty(known: keyPath, of: self) else { return values[keyPath] }
        return property.value(of: self).flatMap(\.appValue)
    }

    /// The value of a property by its name, or a value of the app; nil for none.
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}

extension LayerValue {
    /// The value as an app reads it.
    fileprivate var appValue: Any? {
        switch numbers.count {
        case 1: NSNumber(value: numbers[0])
        case 2: CGPoint(x: numbers[0], y: numbers[1])
        case 16: transform
        case 4: rect
        default: numbers
        }
    }
}
