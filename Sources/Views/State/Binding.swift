/// Reads and writes a value that is stored elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    /// The transaction of writes through this binding. Its settings take precedence over those of the current
    /// transaction.
    public var transaction: Transaction
    package var location: Location<Value>

    package init(location: Location<Value>, transaction: Transaction = Transaction()) {
        self.location = location
        self.transaction = transaction
    }

    /// A binding made of two closures. Views cannot compare closures, so they count as changed whenever the binding is
    /// made again.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(location: ClosureLocation(get: get, set: { value, _ in set(value) }))
    }

    /// A binding made of two closures; `set` also receives the transaction of the write.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(location: ClosureLocation(get: get, set: set))
    }

    /// A binding to a constant. Writes have no effect.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// The given binding, for a wrapped parameter of a closure.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// The current value, read and written where it is stored.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set {
            var effective = Transaction.current
            if transaction.isCustomized { effective.merge(transaction) }
            Transaction.perform(effective) { location.set(newValue, transaction: effective) }
        }
    }

    /// The binding itself, so that `$value` of a `@Binding` can be passed on.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a member of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: MemberLocation(location, keyPath), transaction: transaction)
    }

    /// A binding whose writes are animated; nil for no animation.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction.animation = animation
        return copy
    }

    /// A binding whose writes use `transaction`.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }
}

extension Binding {
    /// A binding that treats the value as an optional. Writing nil has no effect.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            location: MappedLocation(base.location, forward: { $0 }, backward: { $0 }), transaction: base.transaction)
    }

    /// A binding to the value of an optional; nil if the optional is nil. If the optional becomes nil later, the
    /// binding reads the value that it had when the binding was made.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(
            location: MappedLocation(base.location, forward: { $0 ?? value }, backward: { .some($0) }),
            transaction: base.transaction)
    }

    /// A binding that treats the value as an `AnyHashable`. Writing a value of another type has no effect.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            location: MappedLocation(base.location, forward: { AnyHashable($0) }, backward: { $0.base as? V }),
            transaction: base.transaction)
    }
}

extension Binding: LocationReference {
    func refersToSameLocation(as other: Binding<Value>) -> Bool {
        location === other.location || location.isSame(as: other.location)
    }
}

extension Binding: DynamicProperty {}

extension Binding: GraphProperty {
    @MainActor
    mutating func bind(to slot: inout AnyObject?, of node: ViewNode, name: String) -> Bool { false }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    /// The collection's start index.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// The collection's end index.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// The collection's indices.
    public var indices: Value.Indices { wrappedValue.indices }
    /// The index after `index`.
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

    /// A binding to the element at `position`. If the collection becomes shorter, the binding reads the last known
    /// element, and writes have no effect.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            location: ElementLocation(location, position: position), transaction: transaction)
    }
}

extension Binding where Value: MutableCollection {
    /// A binding to the element at a position of `known`, an earlier value of the collection. If the collection has become
    /// shorter since, the binding reads that element.
    func element(at position: Value.Index, in known: Value) -> Binding<Value.Element> {
        Binding<Value.Element>(
            location: ElementLocation(location, position: position, in: known), transaction: transaction)
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// The index before `index`.
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

extension Binding: Identifiable where Value: Identifiable {
    /// The id of the value.
    public var id: Value.ID { wrappedValue.id }
}

/// An element of a collection at another location. Writing an element that no longer exists has no effect.
final class ElementLocation<Base: MutableCollection>: Location<Base.Element> {
    private let base: Location<Base>
    private let position: Base.Index
    private var last: Base.Element?

    /// A location of the element at a position of `known`, an earlier value of the collection.
    init(_ base: Location<Base>, position: Base.Index, in known: Base) {
        self.base = base
        self.position = position
        last = known[position]
    }

    init(_ base: Location<Base>, position: Base.Index) {
        self.base = base
        self.position = position
        // The element may be removed before a view first reads it.
        last = DependencyTracking.untracked {
            let whole = base.get()
            return position >= whole.startIndex && position < whole.endIndex ? whole[position] : nil
        }
    }

    override func get() -> Base.Element {
        let whole = base.get()
        if position >= whole.startIndex && position < whole.endIndex {
            let element = whole[position]
            last = element
            return element
        }
        guard let last else {
            preconditionFailure("A binding to an element that never existed was read: \(position)")
        }
        return last
    }

    override func set(_ value: Base.Element, transaction: Transaction) {
        var whole = base.get()
        guard position >= whole.startIndex && position < whole.endIndex else { return }
        whole[position] = value
        base.set(whole, transaction: transaction)
    }

    override func isSame(as other: Location<Base.Element>) -> Bool {
        guard let other = other as? ElementLocation<Base> else { return false }
        return base.isSame(as: other.base) && position == other.position
    }
}
