public import Observation

/// Makes bindings to the properties of an observable object.
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
    /// The observable object.
    public var wrappedValue: Value
    /// The wrapper itself, whose members are bindings: `$book.title`.
    public var projectedValue: Bindable<Value> { self }

    /// Wraps an observable object.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

extension Bindable where Value: AnyObject, Value: Observable {
    /// Wraps an observable object, for use within a body: `Bindable(book).title`.
    public init(_ wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Wraps the object of another `Bindable`.
    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }
}

extension Bindable where Value: AnyObject {
    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(location: ObjectLocation(wrappedValue, keyPath))
    }
}
