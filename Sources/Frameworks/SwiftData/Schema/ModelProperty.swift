package import EspalierDataStore

/// A stored property of a model, and its place in the store.
package struct ModelProperty: Sendable {
    package enum Kind: Sendable {
        /// A value of a column. The function gives the column's value for a value of the property, and nil for one of another type.
        case attribute(column: String, encode: @Sendable (Any) -> StoredValue?)
        /// A value that a text column keeps as JSON.
        case codable(column: String, encode: @Sendable (Any) -> StoredValue?)
        case toOne(column: String, target: ModelEntity)
        case toMany(StoreCollection.Kind, target: ModelEntity)
        /// The model's identifier, which is the column `id`.
        case identifier
        case transient
    }

    package let name: String
    package let kind: Kind
    /// The type of the property's values.
    package let valueType: Any.Type
}
