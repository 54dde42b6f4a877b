public import Foundation

/// Values by name that the views of a page share.
@MainActor
final class PageStorage {
    private var locations: [String: AnyObject] = [:]
    private unowned let graph: ViewGraph

    init(_ graph: ViewGraph) {
        self.graph = graph
    }

    /// The place of the value of a name; made with what a snapshot holds for it, else with `initial`.
    func location<Value>(_ name: String, initial: Value) -> StateLocation<Value> {
        let name = name + "|" + String(describing: Value.self)
        if let known = locations[name] as? StateLocation<Value> { return known }
        let restored = graph.restoredState(for: graph.root, property: "storage." + name, as: Value.self)
        let made = StateLocation(restored ?? initial)
        locations[name] = made
        graph.root.noteState()
        return made
    }

    func forEachSlot(_ body: (String, any SnapshotSlot) -> Void) {
        for (name, location) in locations {
            if let slot = location as? any SnapshotSlot { body("storage." + name, slot) }
        }
    }
}

/// A value that outlives its view, by a name.
///
/// Without a store the page keeps it: all views of the page that use the name share it, and it is in the page's snapshots, so
/// that it outlives the process. Two users never see each other's values. With a store, it is the process's: the values of
/// `UserDefaults` are those of all pages.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private let write: ((Value) -> Void)?
    private var location: StateLocation<Value>?

    fileprivate init(_ key: String, initial: Value, write: ((Value) -> Void)?) {
        self.key = key
        self.initial = initial
        self.write = write
    }

    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set {
            write?(newValue)
            location?.set(newValue, transaction: Transaction.current)
        }
    }

    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        guard let write else { return Binding(location: location) }
        return Binding(
            get: { location.get() },
            set: { value, transaction in
                write(value)
                location.set(value, transaction: transaction)
            })
    }
}

extension AppStorage: GraphProperty {
    @MainActor
    mutating func bind(to slot: inout AnyObject?, of node: ViewNode, name: String) -> Bool {
        let found = node.graph.storage.location(key, initial: initial)
        slot = found
        location = found
        return false
    }
}

extension AppStorage {
    /// A value that a property list may hold as it is.
    private init(plain value: Value, _ key: String, _ store: UserDefaults?) {
        let read = store?.object(forKey: key) as? Value
        self.init(key, initial: read ?? value, write: store.map { store in { store.set($0, forKey: key) } })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(plain: wrappedValue, key, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(plain: wrappedValue, key, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(plain: wrappedValue, key, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(plain: wrappedValue, key, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(plain: wrappedValue, key, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(plain: wrappedValue, key, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(plain: wrappedValue, key, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        let read = (store?.object(forKey: key) as? Int).flatMap { Value(rawValue: $0) }
        self.init(
            key, initial: read ?? wrappedValue, write: store.map { store in { store.set($0.rawValue, forKey: key) } })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        let read = store?.string(forKey: key).flatMap { Value(rawValue: $0) }
        self.init(
            key, initial: read ?? wrappedValue, write: store.map { store in { store.set($0.rawValue, forKey: key) } })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(plain: nil, key, store)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(plain: nil, key, store)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(plain: nil, key, store)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(plain: nil, key, store)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(plain: nil, key, store)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(plain: nil, key, store)
    }
}

/// A value that a page keeps by a name, apart from those of `AppStorage`. It is in the page's snapshots.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private var location: StateLocation<Value>?

    fileprivate init(_ key: String, initial: Value) {
        self.key = key
        self.initial = initial
    }

    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set { location?.set(newValue, transaction: Transaction.current) }
    }

    public var projectedValue: Binding<Value> {
        location.map { Binding(location: $0) } ?? .constant(initial)
    }
}

extension SceneStorage: GraphProperty {
    @MainActor
    mutating func bind(to slot: inout AnyObject?, of node: ViewNode, name: String) -> Bool {
        let found = node.graph.storage.location("scene." + key, initial: initial)
        slot = found
        location = found
        return false
    }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Date { self.init(key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key, initial: wrappedValue) }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, initial: wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, initial: wrappedValue)
    }

    public init(_ key: String) where Value == Bool? { self.init(key, initial: nil) }
    public init(_ key: String) where Value == Int? { self.init(key, initial: nil) }
    public init(_ key: String) where Value == Double? { self.init(key, initial: nil) }
    public init(_ key: String) where Value == String? { self.init(key, initial: nil) }
}
