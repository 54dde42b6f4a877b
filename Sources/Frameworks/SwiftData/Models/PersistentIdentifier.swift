/// The identity of a model: its store, its entity and its row.
///
/// An object that was not saved yet has a temporary identifier, which saving replaces by a permanent one. Only permanent identifiers
/// can be encoded for later.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
    package enum Key: Hashable, Codable, Sendable {
        /// The number of an object in this process that has no row yet.
        case temporary(UInt64)
        case row(Int64)
    }

    /// The name of the model's entity.
    public let entityName: String
    /// The store of the model; nil while the identifier is temporary.
    public let storeIdentifier: String?
    package let key: Key

    package init(entityName: String, storeIdentifier: String?, key: Key) {
        self.entityName = entityName
        self.storeIdentifier = storeIdentifier
        self.key = key
    }

    public static func == (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool {
        left.key == right.key && left.entityName == right.entityName && left.storeIdentifier == right.storeIdentifier
    }

    /// Identifiers of a set are of few entities and stores, so their keys suffice.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }

    /// The identifier itself.
    public var id: PersistentIdentifier { self }

    /// The row, once the model is saved.
    package var row: Int64? {
        if case .row(let row) = key { row } else { nil }
    }

    /// The order of creation inside of an entity.
    public static func < (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool {
        (left.entityName, left.order.0, left.order.1) < (right.entityName, right.order.0, right.order.1)
    }

    private var order: (Int, UInt64) {
        switch key {
        case .row(let row): (0, UInt64(clamping: row))
        case .temporary(let number): (1, number)
        }
    }
}
