/// A kind of value that views hand up to the views around them.
public protocol PreferenceKey {
    associatedtype Value

    /// What a reader gets where nothing below it gives a value.
    static var defaultValue: Value { get }

    /// Combines the value so far with the one of the next view in the order of the code.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// A set of preference keys, one bit each. Keys beyond the sixteenth share bits: that costs visits, not results.
package struct PreferenceKeySet: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    @MainActor private static var bits: [ObjectIdentifier: UInt16] = [:]

    @MainActor
    package init<K: PreferenceKey>(_ key: K.Type) {
        let identifier = ObjectIdentifier(key)
        if let known = Self.bits[identifier] {
            rawValue = known
            return
        }
        let bit: UInt16 = 1 << (UInt16(truncatingIfNeeded: Self.bits.count) & 15)
        Self.bits[identifier] = bit
        rawValue = bit
    }
}
