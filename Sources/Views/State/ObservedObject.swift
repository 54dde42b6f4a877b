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
            Binding(location: ObjectLocation(object, keyPath))
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

/// An object that a view owns. It is created once, when the view enters the tree.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var object: ObjectType?

    /// Creates the object with `thunk` when the view enters the tree.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    /// The view's object. Outside of a view in the tree, each access creates a new object.
    public var wrappedValue: ObjectType { object ?? make() }

    /// Bindings to the object's properties: `$model.name`.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: GraphProperty {
    @MainActor
    mutating func bind(to slot: inout AnyObject?, of node: ViewNode, name: String) -> Bool {
        if let subscription = slot as? ObjectSubscription, let known = subscription.object as? ObjectType {
            object = known
            return subscription.takeChanged()
        }
        let made = node.graph.restoredState(for: node, property: name, as: ObjectType.self) ?? make()
        object = made
        node.noteState()
        defer { (slot as? ObjectSubscription)?.isOwned = true }
        return ObjectSubscription.connect(made, in: &slot, of: node)
    }

    static func tearDown(_ slot: AnyObject?) { (slot as? ObjectSubscription)?.cancel() }
}

/// An object that a surrounding `environmentObject(_:)` provides. If there is none, the page ends with a message that
/// names the view.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Reads the object of the type from the environment.
    public init() {}

    /// The object. Reading it outside of a view's body and actions stops the program.
    public var wrappedValue: ObjectType {
        guard let object else {
            preconditionFailure(
                "An EnvironmentObject of type \(ObjectType.self) was read outside of a view's body and actions.")
        }
        return object
    }

    /// Bindings to the object's properties: `$model.name`.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: GraphProperty {
    static var readsEnvironment: Bool { true }

    @MainActor
    mutating func bind(to slot: inout AnyObject?, of node: ViewNode, name: String) -> Bool {
        object = node.environment[object: ObjectType.self]
        guard let object else {
            node.graph.fail(
                PageFailure(
                    view: node.typeName, property: name,
                    reason: "no ObservableObject of type \(ObjectType.self): a view around it must have "
                        + ".environmentObject(_:) with one"))
            return false
        }
        return ObjectSubscription.connect(object, in: &slot, of: node)
    }

    static func tearDown(_ slot: AnyObject?) { (slot as? ObjectSubscription)?.cancel() }
}

/// A node's subscription to the changes of an object.
@MainActor
final class ObjectSubscription {
    let object: AnyObject
    private var cancellable: AnyCancellable?
    private var changed = false
    /// Whether the object is state of the node rather than of another owner.
    var isOwned = false
    /// Whether the object has ever announced a change.
    private var hasChanged = false

    private init<ObjectType: ObservableObject>(_ object: ObjectType, _ node: ViewNode) {
        self.object = object
        let reference = NodeReference(node)
        let this = UncheckedTransfer(WeakSubscription(self))
        cancellable = object.objectWillChange.sink { _ in
            // The announcement precedes the change. The evaluation that follows reads the new value.
            MainThread.run {
                this.value.subscription?.noteChange()
                guard let node = reference.node else { return }
                node.graph.enqueue(node)
            }
        }
    }

    /// Subscribes to `object` once. Returns whether it announced a change since the last evaluation or replaced another
    /// object.
    static func connect<ObjectType: ObservableObject>(
        _ object: ObjectType, in slot: inout AnyObject?, of node: ViewNode
    ) -> Bool {
        if let known = slot as? ObjectSubscription {
            if known.object === object { return known.takeChanged() }
            known.cancel()
            slot = ObjectSubscription(object, node)
            return true
        }
        slot = ObjectSubscription(object, node)
        return false
    }

    private func noteChange() {
        changed = true
        hasChanged = true
    }

    func takeChanged() -> Bool {
        defer { changed = false }
        return changed
    }

    func cancel() {
        cancellable?.cancel()
        cancellable = nil
    }
}

extension ObjectSubscription: SnapshotSlot {
    func record(with encoder: inout StateEncoder) -> StateRecord? {
        guard isOwned else { return nil }
        if let data = encoder.encode(object: object) { return .value(data) }
        return obstacle.map { .unrestorable($0) } ?? .initial
    }

    var obstacle: String? {
        guard isOwned, hasChanged, !(object is any Decodable & Encodable) else { return nil }
        return "\(type(of: object)) is not Codable"
    }
}

private final class WeakSubscription {
    weak var subscription: ObjectSubscription?

    init(_ subscription: ObjectSubscription) {
        self.subscription = subscription
    }
}

/// A property of an object.
final class ObjectLocation<ObjectType: AnyObject, Value>: Location<Value> {
    private let object: ObjectType
    private let keyPath: ReferenceWritableKeyPath<ObjectType, Value>

    init(_ object: ObjectType, _ keyPath: ReferenceWritableKeyPath<ObjectType, Value>) {
        self.object = object
        self.keyPath = keyPath
    }

    override func get() -> Value { object[keyPath: keyPath] }

    override func set(_ value: Value, transaction: Transaction) {
        Transaction.perform(transaction) { object[keyPath: keyPath] = value }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<ObjectType, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}
