/// A namespace for `matchedGeometryEffect(id:in:)`. Each view that declares one has its own.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    private var id: ID?

    /// A namespace that is unique to the view once the view is in the tree.
    public init() {}

    /// The identity of the namespace.
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
