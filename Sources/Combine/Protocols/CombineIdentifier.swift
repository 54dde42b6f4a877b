import Synchronization

/// Identifies one publisher's or subscriber's life, for logs.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private let value: UInt

    private static let next = Atomic<UInt>(1)

    /// A number that no other identifier of this process has.
    public init() {
        value = Self.next.wrappingAdd(1, ordering: .relaxed).oldValue
    }

    /// The identifier of an object. It is the object's address, so another object may have it later.
    public init(_ object: AnyObject) {
        value = UInt(bitPattern: ObjectIdentifier(object))
    }

    public var description: String { "0x" + String(value, radix: 16) }
}
