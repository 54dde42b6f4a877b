public import Foundation

/// A value that outlives its view, stored under a key.
///
/// Without a store, the value belongs to the browser, as SwiftUI keeps it for a device: all pages of one browser share
/// it, and it survives a reload. It survives a restart of the server if the server keeps sessions in a file. Two users
/// never see each other's values. With a store, the value belongs to the process: all users share the values of a
/// `UserDefaults`.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private let coding: StorageCoding<Value>
    /// Writes to the store that the app passed.
    private let write: ((Value) -> Void)?
    private var location: Location<Value>?

    private init(_ key: String, initial: Value, coding: StorageCoding<Value>, write: ((Value) -> Void)?) {
        self.key = key
        self.initial = initial
        self.coding = coding
        self.write = write
    }

    /// The stored value. Outside of an installed view, scene or app it is the initial value, and assigning it only
    /// writes to the store, if there is one.
    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set {
            write?(newValue)
            location?.set(newValue, transaction: Transaction.current)
        }
    }

    /// A binding to the stored value. Outside of an installed view, scene or app, a constant binding to the initial
    /// value.
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
        if write == nil {
            let found = node.graph.values.location(key, initial: initial, coding: coding)
            (slot, location) = (found, found)
        } else {
            let found = node.graph.storage.storeLocation(key, initial: initial)
            (slot, location) = (found, found)
        }
        return false
    }
}

extension AppStorage where Value: Codable {
    /// A value that a property list stores directly.
    private init(plain value: Value, _ key: String, _ store: UserDefaults?) {
        let read = store?.object(forKey: key) as? Value
        self.init(
            key, initial: read ?? value, coding: StorageCoding(to: { $0 }, from: { $0 }),
            write: store.map { store in { store.set($0, forKey: key) } })
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: Codable {
    /// A value that a property list stores as its raw value.
    private init(raw value: Value, _ key: String, _ store: UserDefaults?) {
        let read = (store?.object(forKey: key) as? Value.RawValue).flatMap { Value(rawValue: $0) }
        self.init(
            key, initial: read ?? value, coding: StorageCoding(to: \.rawValue, from: { Value(rawValue: $0) }),
            write: store.map { store in { store.set($0.rawValue, forKey: key) } })
    }
}

extension AppStorage {
    /// Stores a Boolean under `key`; `wrappedValue` counts until there is a stored value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(plain: wrappedValue, key, store)
    }

    /// Stores an integer under `key`; `wrappedValue` counts until there is a stored value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(plain: wrappedValue, key, store)
    }

    /// Stores a number under `key`; `wrappedValue` counts until there is a stored value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(plain: wrappedValue, key, store)
    }

    /// Stores a string under `key`; `wrappedValue` counts until there is a stored value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(plain: wrappedValue, key, store)
    }

    /// Stores a URL under `key`; `wrappedValue` counts until there is a stored value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(plain: wrappedValue, key, store)
    }

    /// Stores a date under `key`; `wrappedValue` counts until there is a stored value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(plain: wrappedValue, key, store)
    }

    /// Stores data under `key`; `wrappedValue` counts until there is a stored value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(plain: wrappedValue, key, store)
    }

    /// Stores a value as its integer under `key`; `wrappedValue` counts until there is a valid stored value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(raw: wrappedValue, key, store)
    }

    /// Stores a value as its string under `key`; `wrappedValue` counts until there is a valid stored value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(raw: wrappedValue, key, store)
    }

    /// Stores an optional Boolean under `key`; nil until it is set.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(plain: nil, key, store)
    }

    /// Stores an optional integer under `key`; nil until it is set.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(plain: nil, key, store)
    }

    /// Stores an optional number under `key`; nil until it is set.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(plain: nil, key, store)
    }

    /// Stores an optional string under `key`; nil until it is set.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(plain: nil, key, store)
    }

    /// Stores an optional URL under `key`; nil until it is set.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(plain: nil, key, store)
    }

    /// Stores optional data under `key`; nil until it is set.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(plain: nil, key, store)
    }
}
