public import Combine

/// An object that a surrounding `environmentObject(_:)` provides. If there is none, the page ends with a message that
/// names the view.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Reads the object of the type from the environment.
    public init() {}

    /// The object. Reading it outside of a view's body and actions stops the program.
    public var wrappedValue: ObjectType {
        guard let object else {
            preconditionFailure(
                "An EnvironmentObject of type \(ObjectType.self) was read outside of a view's body and actions.")
        }
        return object
    }

    /// Bindings to the object's properties: `$model.name`.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: GraphProperty {
    static var readsEnvironment: Bool { true }

    @MainActor
    mutating func bind(to slot: inout AnyObject?, of node: ViewNode, name: String) -> Bool {
        object = node.environment[object: ObjectType.self]
        guard let object else {
            node.graph.fail(
                PageFailure(
                    view: node.typeName, property: name,
                    reason: "no ObservableObject of type \(ObjectType.self): a view around it must have "
                        + ".environmentObject(_:) with one"))
            return false
        }
        return ObjectSubscription.connect(object, in: &slot, of: node)
    }

    static func tearDown(_ slot: AnyObject?) { (slot as? ObjectSubscription)?.cancel() }
}
