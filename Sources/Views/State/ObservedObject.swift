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
            Binding(location: ObjectLocation(object, keyPath, value: object[keyPath: keyPath]))
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
    /// The value when the location was made, if the object announces changes without the property. A view that only
    /// has a binding does not observe the object, so it is evaluated when it receives a binding to another value.
    private let value: Value?

    init(_ object: ObjectType, _ keyPath: ReferenceWritableKeyPath<ObjectType, Value>, value: Value? = nil) {
        self.object = object
        self.keyPath = keyPath
        self.value = value
    }

    override func get() -> Value { object[keyPath: keyPath] }

    override func set(_ value: Value, transaction: Transaction) {
        Transaction.perform(transaction) { object[keyPath: keyPath] = value }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<ObjectType, Value> else { return false }
        return object === other.object && keyPath == other.keyPath && ValueComparison.areEqual(value, other.value)
    }
}
