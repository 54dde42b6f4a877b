public import Foundation

// On Apple's systems, key-value coding of `NSObject` has these methods, which `UserDefaults` implements by its own.
extension UserDefaults {
    /// Stores a value for a key, as `set(_:forKey:)`; nil removes it.
    public func setValue(_ value: Any?, forKey key: String) {
        set(value, forKey: key)
    }

    /// The value for a key, as `object(forKey:)`; nil for none.
    public func value(forKey key: String) -> Any? {
        object(forKey: key)
    }
}
