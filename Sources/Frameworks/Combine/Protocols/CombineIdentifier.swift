import Synchronization

/// Identifies one publisher or subscriber in logs.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private let value: UInt

    private static let next = Atomic<UInt>(1)

    /// Creates an identifier that is unique in this process.
    public init() {
        value = Self.next.wrappingAdd(1, ordering: .relaxed).oldValue
    }

    /// Creates the identifier of an object from its address. A later object at the same address has the same identifier.
    public init(_ object: AnyObject) {
        value = UInt(bitPattern: ObjectIdentifier(object))
    }

    public var description: String { "0x" + String(value, radix: 16) }
}
