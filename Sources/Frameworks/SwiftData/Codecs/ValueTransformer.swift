public import Foundation
import Synchronization

/// The name under which a value transformer is registered.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A name as it is registered.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name as it is registered.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A conversion of values to others and back. Foundation on Linux has no such class.
///
/// Attributes that are `.transformable(by:)` are stored as the data that a subclass makes of them.
open class ValueTransformer: NSObject {
    private static let registered = Mutex<[NSValueTransformerName: UncheckedTransformer]>([:])

    /// A transformer. Attributes make theirs without arguments.
    public override required init() {}

    /// Makes a transformer known by a name; nil removes the name.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        let transformer = transformer.map(UncheckedTransformer.init)
        registered.withLock { $0[name] = transformer }
    }

    /// The names that are known.
    open class func valueTransformerNames() -> [NSValueTransformerName] { registered.withLock { Array($0.keys) } }

    /// The transformer that is registered under a name.
    static func named(_ name: String) -> ValueTransformer? {
        registered.withLock { $0[NSValueTransformerName(name)] }?.transformer
    }

    /// The class of the values that `transformedValue(_:)` gives.
    open class func transformedValueClass() -> AnyClass { NSData.self }
    /// Whether `reverseTransformedValue(_:)` takes a value back.
    open class func allowsReverseTransformation() -> Bool { true }
    /// Converts a value; nil if it can't.
    open func transformedValue(_ value: Any?) -> Any? { nil }
    /// Converts a value back; nil if it can't.
    open func reverseTransformedValue(_ value: Any?) -> Any? { nil }
}

/// A transformer, which by its contract may be used from any thread.
private struct UncheckedTransformer: @unchecked Sendable {
    let transformer: ValueTransformer
}
