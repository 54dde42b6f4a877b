import EspalierDataStore

/// The value of a property, in the form in which it was last needed.
enum ModelSlot {
    /// No value yet: the object's initializer runs.
    case unset
    /// The value is in the row that was fetched, or not read yet.
    case row
    /// The value of the column: that of an attribute, or the id of a saved model.
    case value(StoredValue)
    /// A value that takes long to decode, in a `DecodedValue`.
    case decoded(AnyObject)
    /// A model that has no row yet.
    case model(any PersistentModel)
    /// The models of a relationship to many.
    case models(ModelCollection)
}

/// A property's value, whose column's value is made when it is saved.
final class DecodedValue<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// The stored form of values of any type.
protocol EncodableSlot: AnyObject {
    var anyValue: Any { get }
}

extension DecodedValue: EncodableSlot {
    var anyValue: Any { value }
}

/// A model in a relationship: by its row, or the object itself while it has none.
struct ModelReference: Hashable {
    let row: Int64?
    let unsaved: (any PersistentModel)?

    init(row: Int64) {
        self.row = row
        unsaved = nil
    }

    init(_ model: any PersistentModel) {
        row = model.persistentBackingData.row
        unsaved = row == nil ? model : nil
    }

    static func == (left: ModelReference, right: ModelReference) -> Bool {
        left.row == right.row && left.unsaved === right.unsaved
    }

    func hash(into hasher: inout Hasher) {
        if let row { hasher.combine(row) } else if let unsaved { hasher.combine(ObjectIdentifier(unsaved)) }
    }
}
