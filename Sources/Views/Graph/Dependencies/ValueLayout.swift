import EspalierLayoutEngine

/// A value that consists of another one, whose dynamic properties belong to the view, as those of a gesture recognizer do.
package protocol PropertyHolder {
    /// The type of the other value.
    static var held: Any.Type { get }
}

/// The dynamic properties of a type of view or modifier, and the comparison of its other properties. It is made once
/// for each type.
@MainActor
final class ValueLayout {
    /// A dynamic property in the value, at any depth.
    struct Property {
        let name: String
        /// The path of names to the property, which is unique in the view.
        let path: String
        let offset: Int
        let bind: @MainActor (UnsafeMutableRawPointer, inout AnyObject?, ViewNode) -> Bool
        let tearDown: @MainActor (AnyObject?) -> Void
    }

    /// A property of a type that consists of dynamic properties. Its `update()` runs after they are connected.
    struct Update {
        let run: @MainActor (UnsafeMutableRawPointer) -> Void
        let offset: Int
    }

    let properties: ContiguousArray<Property>
    let updates: ContiguousArray<Update>
    let readsEnvironment: Bool
    /// Whether values of the type have animatable data.
    let isAnimatable: Bool
    private let size: Int
    private let wholeComparison: ValueComparison.Compare?
    private let fieldComparisons: ContiguousArray<(offset: Int, compare: ValueComparison.Compare)>

    /// The storage that all nodes of a view without properties share.
    private(set) lazy var emptyStorage = DynamicPropertyStorage(self)

    private static var known: [ObjectIdentifier: ValueLayout] = [:]

    static func of<Value>(_ type: Value.Type) -> ValueLayout {
        if let known = known[ObjectIdentifier(type)] { return known }
        let made = ValueLayout(type)
        known[ObjectIdentifier(type)] = made
        return made
    }

    private init<Value>(_ type: Value.Type) {
        var properties: ContiguousArray<Property> = []
        var updates: ContiguousArray<Update> = []
        var comparisons: ContiguousArray<(offset: Int, compare: ValueComparison.Compare)> = []
        var readsEnvironment = false

        func visit(_ type: Any.Type, at base: Int, in path: String) {
            for field in StoredField.all(of: type) {
                let offset = base + field.offset
                if let property = field.type as? any GraphProperty.Type {
                    properties.append(
                        Self.property(property, name: field.name, path: path + field.name, offset: offset))
                    if property.readsEnvironment { readsEnvironment = true }
                    if let reference = field.type as? any LocationReference.Type {
                        comparisons.append((offset, ValueComparison.compareOpened(reference)))
                    }
                } else if let property = field.type as? any HostedProperty.Type {
                    properties.append(
                        Self.hostedProperty(property, name: field.name, path: path + field.name, offset: offset))
                    readsEnvironment = true
                    comparisons.append((offset, Self.comparison(of: property)))
                } else if let property = field.type as? any DynamicProperty.Type {
                    visit(field.type, at: offset, in: path + field.name + ".")
                    updates.append(Self.update(property, offset: offset))
                } else if let holder = field.type as? any PropertyHolder.Type {
                    visit(holder.held, at: offset, in: path)
                } else {
                    comparisons.append((offset, ValueComparison.compareOpened(field.type)))
                }
            }
        }
        visit(type, at: 0, in: "")

        self.properties = properties
        self.updates = updates
        self.readsEnvironment = readsEnvironment
        isAnimatable = (type as? any Animatable.Type)?.hasAnimatableData ?? false
        size = MemoryLayout<Value>.size
        fieldComparisons = comparisons
        // A type with an `==` is compared with it. If the type has no fields to list, such as an enumeration, or weak references, its
        // bytes are compared.
        let isOpaque =
            StoredField.all(of: type).isEmpty && MemoryLayout<Value>.size > 0 || WeakReferences.areContained(in: type)
        wholeComparison = type is any Equatable.Type || isOpaque ? ValueComparison.compare(type) : nil
    }

    /// Whether a body would read the same from both values, apart from their dynamic properties.
    func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
        if size == 0 { return true }
        return withUnsafePointer(to: left) { left in
            withUnsafePointer(to: right) { right in
                let (left, right) = (UnsafeRawPointer(left), UnsafeRawPointer(right))
                if let wholeComparison { return wholeComparison(left, right) }
                for (offset, compare) in fieldComparisons where !compare(left + offset, right + offset) {
                    return false
                }
                return true
            }
        }
    }

    private static func property<P: GraphProperty>(_ type: P.Type, name: String, path: String, offset: Int) -> Property
    {
        Property(
            name: name, path: path, offset: offset,
            bind: { $0.assumingMemoryBound(to: P.self).pointee.bind(to: &$1, of: $2, name: path) },
            tearDown: { P.tearDown($0) })
    }

    private static func hostedProperty<P: HostedProperty>(
        _ type: P.Type, name: String, path: String, offset: Int
    ) -> Property {
        Property(
            name: name, path: path, offset: offset,
            bind: { $0.assumingMemoryBound(to: P.self).pointee.bind(to: &$1, of: $2) }, tearDown: { P.tearDown($0) })
    }

    private static func comparison<P: HostedProperty>(of type: P.Type) -> ValueComparison.Compare {
        { left, right in
            // Values are compared on the main thread only.
            MainActor.assumeIsolated {
                left.assumingMemoryBound(to: P.self).pointee
                    .isSame(as: right.assumingMemoryBound(to: P.self).pointee)
            }
        }
    }

    private static func update<P: DynamicProperty>(_ type: P.Type, offset: Int) -> Update {
        Update(run: { $0.assumingMemoryBound(to: P.self).pointee.update() }, offset: offset)
    }
}

/// The storage of one node for the dynamic properties of its view.
@MainActor
final class DynamicPropertyStorage {
    let layout: ValueLayout
    private var slots: ContiguousArray<AnyObject?>
    /// The names of the properties that changed before the last evaluation.
    private(set) var changed: [String] = []

    /// A storage for a view of this layout. Views without properties share one.
    static func of(_ layout: ValueLayout) -> DynamicPropertyStorage {
        layout.properties.isEmpty ? layout.emptyStorage : DynamicPropertyStorage(layout)
    }

    fileprivate init(_ layout: ValueLayout) {
        self.layout = layout
        slots = ContiguousArray(repeating: nil, count: layout.properties.count)
    }

    /// Connects all dynamic properties of `value`. Returns false if a property cannot be connected; the page has then
    /// failed, and the body must not run.
    func bind<Value>(_ value: inout Value, of node: ViewNode) -> Bool {
        guard !layout.properties.isEmpty || !layout.updates.isEmpty else { return true }
        if !changed.isEmpty { changed.removeAll(keepingCapacity: true) }
        return withUnsafeMutablePointer(to: &value) { pointer in
            let base = UnsafeMutableRawPointer(pointer)
            for (index, property) in layout.properties.enumerated() {
                if property.bind(base + property.offset, &slots[index], node) { changed.append(property.name) }
            }
            guard node.graph.failure == nil else { return false }
            for update in layout.updates { update.run(base + update.offset) }
            return true
        }
    }

    func tearDown() {
        for (index, property) in layout.properties.enumerated() { property.tearDown(slots[index]) }
        for index in slots.indices { slots[index] = nil }
    }

    /// Calls `body` with the name and slot of each property that a snapshot may contain.
    func forEachSnapshotSlot(_ body: (String, any SnapshotSlot) -> Void) {
        for (index, property) in layout.properties.enumerated() {
            if let slot = slots[index] as? any SnapshotSlot { body(property.path, slot) }
        }
    }
}
