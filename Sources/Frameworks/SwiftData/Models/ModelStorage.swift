import EspalierDataStore
import EspalierViews
import Observation

/// The values of a model's properties that one class declares. `@Model` gives an object one for each of its classes; that of the root
/// class also knows the object's context, its identity and its changes.
public final class ModelStorage {
    /// The relation of an object to its context.
    enum Status {
        /// The object has no context.
        case detached
        /// The object is new, and saving inserts its row.
        case inserted
        /// The object stands for a row.
        case registered
        /// Saving deletes the object's row.
        case deleted
        /// The object's row is deleted, or the object was deleted before it was saved.
        case gone
    }

    /// The entity of the class, and from the insertion on, that of the object.
    var entity: ModelEntity
    /// The class among those of the object: 0 for the root class.
    let level: Int
    /// The index of the first property among all of the object.
    let offset: Int
    private let codecs: [AnyCodec?]
    var slots: [ModelSlot]
    /// Where the values of `ModelSlot.row` are.
    private var values: RowValues
    private var observed: Set<Int> = []

    /// The place of the values of a row.
    enum RowValues {
        /// The object has no row, or its values were not read.
        case none
        case fetched(FetchedRow)
        /// The values are read with those of other rows, when they are needed.
        case list(RowList, index: Int)
    }

    // MARK: The object, in the storage of the root class

    weak var context: ModelContext?
    var status = Status.detached
    var key: PersistentIdentifier.Key?
    /// The store of the row.
    var storeName: StoreName?
    /// The values before the changes that are not saved, by the properties' indices.
    var originals: [Int: ModelSlot] = [:]
    /// Nil until a property is read that an observer may track.
    private var observers: Observers?
    var registrar: ObservationRegistrar? { observers?.registrar }

    /// A registrar in an object, because copies of its type, whose layout the library hides, are slow.
    private final class Observers {
        let registrar = ObservationRegistrar()
    }

    /// The result whose objects share this storage; nil for the storage of an object.
    let list: RowList?

    /// Storage for a new object.
    public convenience init(_ type: any PersistentModel.Type) {
        self.init(ModelEntity.of(type), level: nil, fetched: nil)
    }

    init(_ entity: ModelEntity, level: Int?, fetched: FetchedRow?) {
        self.entity = entity
        self.level = level ?? entity.levels.count - 1
        offset = entity.offsets[self.level]
        codecs = entity.codecs[self.level]
        slots = fetched == nil ? Array(repeating: .unset, count: codecs.count) : entity.rowSlots[self.level]
        values = fetched.map(RowValues.fetched) ?? .none
        list = nil
    }

    /// Storage for the object of a row.
    init(row: Int64, in table: EntityTable, of context: ModelContext?, values: RowValues) {
        entity = table.entity
        level = 0
        offset = 0
        codecs = entity.codecs[0]
        slots = entity.rowSlots[0]
        self.values = values
        list = nil
        key = .row(row)
        storeName = table.storeName
        status = context == nil ? .gone : .registered
        self.context = context
    }

    /// Storage for an object that stands for a row which does not exist.
    convenience init(gone entity: ModelEntity, key: PersistentIdentifier.Key?) {
        self.init(entity, level: 0, fetched: nil)
        slots = slots.map { _ in .row }
        self.key = key
        status = .gone
    }

    /// Storage that the objects of a result share until they have their own. It has no values.
    init(list: RowList) {
        self.list = list
        entity = list.table.entity
        level = 0
        offset = 0
        codecs = []
        slots = []
        values = .none
    }

    /// The storage of a subclass, for an object with values of a store.
    public func storage(for type: any PersistentModel.Type) -> ModelStorage {
        ModelStorage(entity, level: ModelEntity.of(type).levels.count - 1, fetched: fetched)
    }

    /// The row with the values of `ModelSlot.row`. If it belongs to a long result, it is read now, with others.
    var fetched: FetchedRow? {
        get {
            switch values {
            case .none: return nil
            case .fetched(let row): return row
            case .list(let list, let index):
                guard let row = list.row(at: index) else {
                    // The row was deleted by somebody else. The context learns of it, too.
                    if list.context != nil { status = .gone }
                    values = .none
                    return nil
                }
                values = .fetched(row)
                return row
            }
        }
        set { values = newValue.map(RowValues.fetched) ?? .none }
    }

    /// Whether the values of the row are still to be read.
    var isUnread: Bool { if case .list = values { true } else { false } }

    /// Whether the object stands for a row whose values may be read from it.
    var hasRow: Bool { if case .none = values { false } else { true } }

    /// The row's id; nil before the object is saved.
    var row: Int64? { if case .row(let row)? = key { row } else { nil } }

    func root(of model: some PersistentModel) -> ModelStorage {
        level == 0 ? self : model.persistentBackingData
    }

    private func codec<Value>(_ index: Int, _: Value.Type) -> Codec<Value> {
        // The entity made the codec for the type of the same property's key path.
        unsafeDowncast(codecs[index].unsafelyUnwrapped, to: Codec<Value>.self)
    }

    // MARK: Observation

    func access<Model: PersistentModel, Value>(_ model: Model, _ keyPath: KeyPath<Model, Value>) {
        let root = root(of: model)
        let observers = root.observers ?? Observers()
        if root.observers == nil { root.observers = observers }
        observers.registrar.access(model, keyPath: keyPath)
    }

    /// Replaces a value, and tells the context and observers.
    func replace<Model: PersistentModel, Value>(
        _ index: Int, of model: Model, _ keyPath: KeyPath<Model, Value>, by slot: ModelSlot
    ) {
        let root = root(of: model)
        root.willChange(offset + index, of: model, from: slots[index])
        guard let registrar = root.registrar else {
            slots[index] = slot
            return
        }
        registrar.withMutation(of: model, keyPath: keyPath) { slots[index] = slot }
    }

    /// Notes a change: keeps the first value, and makes the context save the object.
    func willChange(_ property: Int, of model: any PersistentModel, from slot: ModelSlot) {
        guard status == .registered || status == .inserted, let context else { return }
        context.willChange(model, self, property, from: slot)
    }

    /// Whether the observers of a property run for a change: not for one that they make.
    public func beginObservers(_ index: Int) -> Bool { observed.insert(index).inserted }

    /// Ends what `beginObservers(_:)` began.
    public func endObservers(_ index: Int) { observed.remove(index) }

    // MARK: Attributes

    /// Sets the first value of an attribute, in an initializer.
    @_disfavoredOverload
    public func initialize<Value: Codable>(_ index: Int, to value: Value) {
        initializeTransformedValue(index, to: value)
    }

    /// Sets the first value of a transformable attribute.
    public func initializeTransformedValue<Value>(_ index: Int, to value: Value) {
        // A row's values count, not the initial values that every initializer sets.
        guard !hasRow else { return }
        slots[index] = slot(codec(index, Value.self), value)
    }

    private func slot<Value>(_ codec: Codec<Value>, _ value: Value) -> ModelSlot {
        if codec.isCached { return .decoded(DecodedValue(value)) }
        // Only codecs that cache can fail.
        return .value((try? codec.encode(value)) ?? .null)
    }

    /// The value of an attribute.
    @_disfavoredOverload
    public func value<Model: PersistentModel, Value: Codable>(
        _ index: Int, of model: Model, _ keyPath: KeyPath<Model, Value>
    ) -> Value {
        transformedValue(index, of: model, keyPath)
    }

    /// The value of a transformable attribute.
    public func transformedValue<Model: PersistentModel, Value>(
        _ index: Int, of model: Model, _ keyPath: KeyPath<Model, Value>
    ) -> Value {
        access(model, keyPath)
        let codec = codec(index, Value.self)
        switch slots[index] {
        case .value(let stored): return decode(stored, codec, index, of: model)
        case .decoded(let value): return unsafeDowncast(value, to: DecodedValue<Value>.self).value
        case .row:
            let value = decode(stored(index, of: model), codec, index, of: model)
            if codec.isCached { slots[index] = .decoded(DecodedValue(value)) }
            return value
        case .unset, .model, .models:
            Warning.once("\(Model.self).\(name(index)) was read before it had a value.")
            return codec.decode(.null)
        }
    }

    private func decode<Model: PersistentModel, Value>(
        _ stored: StoredValue, _ codec: Codec<Value>, _ index: Int, of model: Model
    ) -> Value {
        codec.decode(stored) {
            codec.substitute(for: stored) { "The value of \(Model.self).\(name(index))\(rowName(of: model))" }
        }
    }

    /// The object's row in words.
    func rowName(of model: some PersistentModel) -> String { root(of: model).row.map { " in the row \($0)" } ?? "" }

    /// Changes an attribute.
    @_disfavoredOverload
    public func setValue<Model: PersistentModel, Value: Codable>(
        _ index: Int, of model: Model, _ keyPath: KeyPath<Model, Value>, to value: Value
    ) {
        setTransformedValue(index, of: model, keyPath, to: value)
    }

    /// Changes a transformable attribute.
    public func setTransformedValue<Model: PersistentModel, Value>(
        _ index: Int, of model: Model, _ keyPath: KeyPath<Model, Value>, to value: Value
    ) {
        let slot = slot(codec(index, Value.self), value)
        // A value that does not change is no change, so that nothing is evaluated or written again.
        if case .value(let new) = slot {
            switch slots[index] {
            case .value(new): return
            case .row where stored(index, of: model) == new: return
            default: break
            }
        }
        replace(index, of: model, keyPath, by: slot)
    }

    /// The value of a fetched row's column. A column that was not fetched is read now.
    private func stored(_ index: Int, of model: some PersistentModel) -> StoredValue {
        if let value = fetched?.value(offset + index) { return value }
        let metadata = entity.slots[offset + index].metadata
        if metadata.attribute?.isTransient == true { return metadata.initialStoredValue ?? .null }
        let root = root(of: model)
        guard let row = root.row, let context = root.context, let complete = context.fetchRow(row, of: root.entity)
        else {
            return .null
        }
        for storage in model.storages { storage.fetched = complete }
        return complete.value(offset + index) ?? .null
    }

    func name(_ index: Int) -> String { entity.slots[offset + index].name }
}

/// Marks that a property is initialized. It has no size.
public struct _ModelSlot {
    /// Marks a property. The accessors that `@Model` makes do so.
    public init() {}
}
