public import Combine

/// An object that is owned elsewhere. The view is evaluated again when the object announces a change.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The object.
    public var wrappedValue: ObjectType

    /// Observes `wrappedValue` without owning it.
    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    /// Observes `initialValue` without owning it.
    public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    /// Bindings to the object's properties: `$model.name`.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object.
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<
            Subject
        > {
            Binding(location: ObjectLocation(object, keyPath))
        }
    }
}

extension ObservedObject: GraphProperty, LocationReference {
    @MainActor
    mutating func bind(to slot: inout AnyObject?, of node: ViewNode, name: String) -> Bool {
        ObjectSubscription.connect(wrappedValue, in: &slot, of: node)
    }

    static func tearDown(_ slot: AnyObject?) { (slot as? ObjectSubscription)?.cancel() }

    func refersToSameLocation(as other: Self) -> Bool { wrappedValue === other.wrappedValue }
}

/// A property of an object.
final class ObjectLocation<ObjectType: AnyObject, Value>: Location<Value> {
    private let object: ObjectType
    private let keyPath: ReferenceWritableKeyPath<ObjectType, Value>

    init(_ object: ObjectType, _ keyPath: ReferenceWritableKeyPath<ObjectType, Value>) {
        self.object = object
        self.keyPath = keyPath
    }

    override func get() -> Value { object[keyPath: keyPath] }

    override func set(_ value: Value, transaction: Transaction) {
        Transaction.perform(transaction) { object[keyPath: keyPath] = value }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<ObjectType, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}
