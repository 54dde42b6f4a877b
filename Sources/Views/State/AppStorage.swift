public import Foundation

/// A value that outlives its view, by a name.
///
/// Without a store it is the browser's, as SwiftUI keeps it for a device: all pages that one browser has open share it, and
/// it survives a reload. It survives a restart of the server where the server keeps sessions in a file. Two users never see
/// each other's values. With a store it is the process's: the values of a `UserDefaults` are those of all users.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private let coding: StorageCoding<Value>
    /// Writes to the store that the app names.
    private let write: ((Value) -> Void)?
    private var location: Location<Value>?

    private init(_ key: String, initial: Value, coding: StorageCoding<Value>, write: ((Value) -> Void)?) {
        self.key = key
        self.initial = initial
        self.coding = coding
        self.write = write
    }

    /// Outside of a view, a scene or an app that is installed, the initial value; assigning there does nothing.
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
    /// A value that a property list may hold as it is.
    private init(plain value: Value, _ key: String, _ store: UserDefaults?) {
        let read = store?.object(forKey: key) as? Value
        self.init(
            key, initial: read ?? value, coding: StorageCoding(to: { $0 }, from: { $0 }),
            write: store.map { store in { store.set($0, forKey: key) } })
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: Codable {
    /// A value that a property list holds by its raw value.
    private init(raw value: Value, _ key: String, _ store: UserDefaults?) {
        let read = (store?.object(forKey: key) as? Value.RawValue).flatMap { Value(rawValue: $0) }
        self.init(
            key, initial: read ?? value, coding: StorageCoding(to: \.rawValue, from: { Value(rawValue: $0) }),
            write: store.map { store in { store.set($0.rawValue, forKey: key) } })
    }
}

extension AppStorage {
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
        self.init(raw: wrappedValue, key, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(raw: wrappedValue, key, store)
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
