/// A kind of value that views pass up to surrounding views.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// The value if no view below a reader sets one.
    static var defaultValue: Value { get }

    /// Combines the value so far with that of the next view in the order of the code.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// A set of preference keys, one bit each. Keys after the sixteenth share bits, which costs visits but never changes
/// results.
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
