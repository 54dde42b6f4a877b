/// Values that hold the models of a relationship to many: arrays, sets and optionals of them.
public protocol RelationshipCollection {
    associatedtype PersistentElement: PersistentModel
    /// The models; nil for an optional without a value.
    var persistentElements: [PersistentElement]? { get }
    init(persistentElements: [PersistentElement])
}

extension Array: RelationshipCollection where Element: PersistentModel {
    public var persistentElements: [Element]? { self }
    public init(persistentElements: [Element]) { self = persistentElements }
}

extension Set: RelationshipCollection where Element: PersistentModel {
    public var persistentElements: [Element]? { Array(self) }
    public init(persistentElements: [Element]) { self.init(persistentElements) }
}

extension Optional: RelationshipCollection where Wrapped: RelationshipCollection {
    public var persistentElements: [Wrapped.PersistentElement]? { self?.persistentElements }
    public init(persistentElements: [Wrapped.PersistentElement]) {
        self = .some(Wrapped(persistentElements: persistentElements))
    }
}

/// Optionals, which the properties of a model are asked for at run time.
protocol OptionalValue {
    static var wrappedType: Any.Type { get }
    static var none: Self { get }
    var isNil: Bool { get }
}

extension Optional: OptionalValue {
    var isNil: Bool { if case .none = self { true } else { false } }
    static var wrappedType: Any.Type { Wrapped.self }
}

/// The model of a relationship to one; nil for another type.
func modelType(of valueType: Any.Type) -> (any PersistentModel.Type)? {
    if let model = valueType as? any PersistentModel.Type { return model }
    return (valueType as? any OptionalValue.Type)?.wrappedType as? any PersistentModel.Type
}

/// The model of the elements of a relationship to many; nil for another type.
func elementType(of valueType: Any.Type) -> (any PersistentModel.Type)? {
    func element<Collection: RelationshipCollection>(_: Collection.Type) -> any PersistentModel.Type {
        Collection.PersistentElement.self
    }
    return (valueType as? any RelationshipCollection.Type).map { element($0) }
}

/// The model to which a relationship of a type leads; nil for an attribute.
func relatedType(of valueType: Any.Type) -> (any PersistentModel.Type)? {
    modelType(of: valueType) ?? elementType(of: valueType)
}
