public import Combine

/// An object that a view owns. It is created once, when the view enters the tree.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var object: ObjectType?

    /// Creates the object with `thunk` when the view enters the tree.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    /// The view's object. Outside of a view in the tree, each access creates a new object.
    public var wrappedValue: ObjectType { object ?? make() }

    /// Bindings to the object's properties: `$model.name`.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: GraphProperty {
    @MainActor
    mutating func bind(to slot: inout AnyObject?, of node: ViewNode, name: String) -> Bool {
        if let subscription = slot as? ObjectSubscription, let known = subscription.object as? ObjectType {
            object = known
            return subscription.takeChanged()
        }
        let kept = node.graph.keptState(for: node, property: name, as: ObjectSubscription.self)?.object as? ObjectType
        let made = kept ?? node.graph.restoredState(for: node, property: name, as: ObjectType.self) ?? make()
        object = made
        node.noteState()
        defer { (slot as? ObjectSubscription)?.isOwned = true }
        return ObjectSubscription.connect(made, in: &slot, of: node)
    }

    static func tearDown(_ slot: AnyObject?) { (slot as? ObjectSubscription)?.cancel() }
}
