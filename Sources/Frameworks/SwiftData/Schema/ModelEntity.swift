import EspalierDataStore
import Synchronization

/// The description of a model's class: its table, and its properties by name and key path.
package final class ModelEntity: Sendable {
    /// A stored property in the order of declarations, those of superclasses first.
    struct Slot: Sendable {
        let metadata: Schema.PropertyMetadata
        /// The class that declares the property: 0 for the root class.
        let level: Int
        /// The place of the value among those of its class.
        let index: Int
        var name: String { metadata.name }
        var isRelationship: Bool { metadata.codec == nil && !metadata.isPlaceholder }
    }

    package let type: any PersistentModel.Type
    /// The name of the class.
    package let name: String
    package let superentity: ModelEntity?
    let slots: [Slot]
    /// The slots of the classes, the root class first.
    let levels: [[Slot]]
    /// The index of each class's first property.
    let offsets: [Int]
    let codecs: [[AnyCodec?]]
    /// The slots of an object whose values are in its row, by the classes. Objects share them until a value is decoded or changed.
    nonisolated(unsafe) let rowSlots: [[ModelSlot]]
    /// The indices of the properties that lead to models.
    let relationships: [Int]
    private let inverses = Mutex<[Int?]?>(nil)
    private let slotsByKeyPath: [PropertyKeyPath: Int]
    private let resolved = Mutex<[ModelProperty]?>(nil)
    private let knownAllocation = Mutex<ModelAllocation??>(nil)
    /// The chains of key paths that were searched; nil for one without a chain.
    let chains = Mutex<[PropertyKeyPath: PropertyChain?]>([:])

    private static let entities = Mutex<[ObjectIdentifier: ModelEntity]>([:])

    /// The names of this entity and of the subentities that were asked for, as those of each schema are.
    var family: [String] {
        let known = Self.entities.withLock { Array($0.values) }
        return known.filter { $0.inherits(from: self) }.map(\.name).sorted()
    }

    /// The entity of a model. The same class always has the same entity.
    package static func of(_ type: any PersistentModel.Type) -> ModelEntity {
        let key = ObjectIdentifier(type)
        if let known = entities.withLock({ $0[key] }) { return known }
        let entity = ModelEntity(type)
        return entities.withLock { entities in
            if let known = entities[key] { return known }
            entities[key] = entity
            return entity
        }
    }

    private init(_ type: any PersistentModel.Type) {
        self.type = type
        name = Schema.entityName(for: type)
        var owners: [any PersistentModel.Type] = []
        var levels: [[Slot]] = []
        for metadata in type.schemaMetadata {
            if owners.last.map({ $0 == metadata.owner }) != true {
                owners.append(metadata.owner)
                levels.append([])
            }
            let level = owners.count - 1
            // Properties that another configuration of the build has leave their places free.
            while levels[level].count < metadata.index {
                levels[level].append(Slot(metadata: .placeholder(metadata), level: level, index: levels[level].count))
            }
            levels[level].append(Slot(metadata: metadata, level: level, index: metadata.index))
        }
        if owners.last.map({ $0 == type }) != true {
            owners.append(type)
            levels.append([])
        }
        superentity = owners.dropLast().last.map(ModelEntity.of)
        self.levels = levels
        offsets = levels.indices.map { level in levels[..<level].reduce(0) { $0 + $1.count } }
        codecs = levels.map { $0.map(\.metadata.codec) }
        rowSlots = levels.map { Array(repeating: .row, count: $0.count) }
        let slots = levels.flatMap { $0 }
        self.slots = slots
        relationships = slots.indices.filter { slots[$0].isRelationship }
        slotsByKeyPath = Dictionary(
            slots.enumerated().map { ($1.metadata.keyPath, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The uppermost entity, whose table keeps the rows.
    package var root: ModelEntity { superentity?.root ?? self }

    /// The way to make objects without their initializer; nil for classes that need it.
    var allocation: ModelAllocation? {
        if let known = knownAllocation.withLock({ $0 }) { return known }
        // Outside of the lock, because an initializer of the app runs.
        let allocation = ModelAllocation(self)
        knownAllocation.withLock { $0 = .some(allocation) }
        return allocation
    }

    /// The name of the table, which subclasses share.
    package var tableName: String { root.name }

    /// The properties, in the order of declarations.
    package var properties: [ModelProperty] {
        if let known = resolved.withLock({ $0 }) { return known }
        let properties: [ModelProperty] = slots.map { property($0) }
        resolved.withLock { $0 = properties }
        return properties
    }

    /// The property that a key path reads; nil if the path is computed or leads through several properties.
    package func property(for keyPath: AnyKeyPath) -> ModelProperty? {
        if let index = slotsByKeyPath[PropertyKeyPath(keyPath: keyPath)] { return properties[index] }
        return isIdentifier(keyPath)
            ? ModelProperty(name: "persistentModelID", kind: .identifier, valueType: PersistentIdentifier.self) : nil
    }

    /// The index of the property that a key path reads.
    func slotIndex(for keyPath: AnyKeyPath) -> Int? { slotsByKeyPath[PropertyKeyPath(keyPath: keyPath)] }

    private func isIdentifier(_ keyPath: AnyKeyPath) -> Bool { type.identifierKeyPaths.contains(keyPath) }

    // MARK: Properties

    private func property(_ slot: Slot) -> ModelProperty {
        ModelProperty(name: slot.name, kind: kind(of: slot), valueType: slot.metadata.valueType)
    }

    /// The name of a property's column. Columns of subclasses begin with the name of their class, because classes share a table. A
    /// property with the name of one of the table's own columns has an underscore.
    func columnName(of slot: Slot) -> String {
        let isTaken = ["id", SchemaLayout.classColumn].contains(slot.name.lowercased())
        return slot.level == 0
            ? isTaken ? slot.name + "_" : slot.name : "\(Schema.entityName(for: slot.metadata.owner)).\(slot.name)"
    }

    private func kind(of slot: Slot) -> ModelProperty.Kind {
        let metadata = slot.metadata
        if metadata.isPlaceholder || metadata.attribute?.options.contains(.ephemeral) == true { return .transient }
        if let codec = metadata.codec {
            let encode: @Sendable (Any) -> StoredValue? = { try? codec.encodeAny($0) }
            let column = columnName(of: slot)
            return codec.isOpaque
                ? .codable(column: column, encode: encode) : .attribute(column: column, encode: encode)
        }
        if let target = modelType(of: metadata.valueType) {
            return .toOne(column: columnName(of: slot), target: ModelEntity.of(target))
        }
        guard let element = elementType(of: metadata.valueType) else { return .transient }
        let target = ModelEntity.of(element)
        return .toMany(collection(slot, target: target), target: target)
    }

    /// The place of a relationship to many: the reference of the other model, or a table of pairs, which the first of the two
    /// properties by name owns.
    private func collection(_ slot: Slot, target: ModelEntity) -> StoreCollection.Kind {
        let own = "\(Schema.entityName(for: slot.metadata.owner)).\(slot.name)"
        guard let inverse = inverse(of: slot) else { return .join(own) }
        if modelType(of: inverse.metadata.valueType) != nil {
            return .children(column: target.columnName(of: inverse))
        }
        let other = "\(Schema.entityName(for: inverse.metadata.owner)).\(inverse.name)"
        return own <= other ? .join(own) : .inverseJoin(other)
    }

    // MARK: Inverses

    /// The index of the other model's property that leads back; nil if there is none.
    func inverseIndex(_ property: Int) -> Int? {
        if let known = inverses.withLock({ $0 }) { return known[property] }
        let all: [Int?] = slots.map { slot in
            guard slot.isRelationship, let inverse = inverse(of: slot) else { return nil }
            return target(of: slot)?.slots.firstIndex { $0.name == inverse.name }
        }
        inverses.withLock { $0 = all }
        return all[property]
    }

    var hasRelationships: Bool { !relationships.isEmpty }

    func isToMany(_ property: Int) -> Bool { elementType(of: slots[property].metadata.valueType) != nil }

    /// The entity that a relationship leads to.
    func target(_ property: Int) -> ModelEntity {
        guard let target = target(of: slots[property]) else {
            preconditionFailure("\(name) has no relationship \(property).")
        }
        return target
    }

    private func target(of slot: Slot) -> ModelEntity? { relatedType(of: slot.metadata.valueType).map(ModelEntity.of) }

    /// The property of the other model that leads back: the one that either side declares as its inverse, or else the only one of the
    /// fitting type that nobody declares.
    func inverse(of slot: Slot) -> Slot? {
        guard let target = target(of: slot), slot.metadata.attribute?.isTransient != true else { return nil }
        if let declared = declaredInverse(of: slot) { return declared }
        if let declaring = target.slots.first(where: { isInverse($0, of: slot) }) { return declaring }
        let back = target.undeclaredRelationships(to: self, excluding: target === self ? slot : nil)
        let forth = undeclaredRelationships(to: target, excluding: nil)
        // Two properties of the same class that lead to it are no inverses of each other unless one says so.
        guard target !== self, back.count == 1, forth.count == 1 else { return nil }
        return back[0]
    }

    /// The relationships to a model that neither side declares as an inverse.
    private func undeclaredRelationships(to target: ModelEntity, excluding excluded: Slot?) -> [Slot] {
        slots.filter { slot in
            guard slot.name != excluded?.name, slot.metadata.attribute?.isTransient != true,
                self.target(of: slot)?.isRelated(to: target) == true, declaredInverse(of: slot) == nil
            else { return false }
            return !target.slots.contains { isInverse($0, of: slot) }
        }
    }

    /// Whether a property of another model declares one of this model as its inverse.
    private func isInverse(_ other: Slot, of slot: Slot) -> Bool {
        guard let declared = other.metadata.relationship?.inverse else { return false }
        return self.slot(declared)?.name == slot.name
    }

    /// The property that a property declares as its inverse. A key path that leads through a property, such as `\Stop.trip?`, declares none.
    private func declaredInverse(of slot: Slot) -> Slot? {
        guard let declared = slot.metadata.relationship?.inverse else { return nil }
        return target(of: slot)?.slot(declared)
    }

    /// The slot of a key path that may begin at a superclass or a subclass.
    private func slot(_ keyPath: PropertyKeyPath) -> Slot? {
        if let index = slotsByKeyPath[keyPath] { return slots[index] }
        guard let root = Swift.type(of: keyPath.keyPath).rootType as? any PersistentModel.Type, root != type,
            ModelEntity.of(root).isRelated(to: self), let found = ModelEntity.of(root).slot(keyPath)
        else { return nil }
        return slots.first { $0.name == found.name }
    }

    /// Whether an entity is this one, or one of its superentities or subentities.
    private func isRelated(to other: ModelEntity) -> Bool { inherits(from: other) || other.inherits(from: self) }

    func inherits(from other: ModelEntity) -> Bool {
        self === other || superentity?.inherits(from: other) == true
    }
}
