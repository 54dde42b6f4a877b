import EspalierLayoutEngine
import Foundation

extension CALayer {
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
