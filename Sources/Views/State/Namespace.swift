/// A space of names for `matchedGeometryEffect(id:in:)`, one for each view that declares it.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    private var id: ID?

    public init() {}

    public var wrappedValue: ID { id ?? ID(number: 0) }
}

extension Namespace: GraphProperty {
    @MainActor private static var last = 0

    @MainActor
    mutating func bind(to slot: inout AnyObject?, of node: ViewNode, name: String) -> Bool {
        if let known = slot as? EnvironmentSlot<ID> {
            id = known.value
            return false
        }
        Self.last += 1
        let made = ID(number: Self.last)
        id = made
        slot = EnvironmentSlot(made)
        return false
    }
}
