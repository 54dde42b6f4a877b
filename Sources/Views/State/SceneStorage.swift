public import Foundation

/// A value that a page stores under a key. As with the browser's `sessionStorage`, it belongs to the tab: it survives a reload, and a
/// duplicate of the tab starts with a copy. It shares no values with `AppStorage`, nor with the pages of other scenes.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private var location: StateLocation<Value>?

    fileprivate init(_ key: String, initial: Value) {
        self.key = key
        self.initial = initial
    }

    /// The stored value. Outside of a view in the tree it is the initial value, and assigning it has no effect.
    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set { location?.set(newValue, transaction: Transaction.current) }
    }

    /// A binding to the stored value. Outside of a view in the tree, a constant binding to the initial value.
    public var projectedValue: Binding<Value> {
        location.map { Binding(location: $0) } ?? .constant(initial)
    }
}

extension SceneStorage: GraphProperty {
    @MainActor
    mutating func bind(to slot: inout AnyObject?, of node: ViewNode, name: String) -> Bool {
        let found = node.graph.storage.location(PageStorage.scenePrefix + key, initial: initial)
        slot = found
        location = found
        return false
    }
}

extension SceneStorage {
    /// Stores a Boolean under `key`; `wrappedValue` counts until it is set.
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key, initial: wrappedValue) }
    /// Stores an integer under `key`; `wrappedValue` counts until it is set.
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key, initial: wrappedValue) }
    /// Stores a number under `key`; `wrappedValue` counts until it is set.
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(key, initial: wrappedValue) }
    /// Stores a string under `key`; `wrappedValue` counts until it is set.
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key, initial: wrappedValue) }
    /// Stores a URL under `key`; `wrappedValue` counts until it is set.
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key, initial: wrappedValue) }
    /// Stores a date under `key`; `wrappedValue` counts until it is set.
    public init(wrappedValue: Value, _ key: String) where Value == Date { self.init(key, initial: wrappedValue) }
    /// Stores data under `key`; `wrappedValue` counts until it is set.
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key, initial: wrappedValue) }

    /// Stores a value with an integer as its raw value under `key`; `wrappedValue` counts until it is set.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, initial: wrappedValue)
    }

    /// Stores a value with a string as its raw value under `key`; `wrappedValue` counts until it is set.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, initial: wrappedValue)
    }

    /// Stores an optional Boolean under `key`; nil until it is set.
    public init(_ key: String) where Value == Bool? { self.init(key, initial: nil) }
    /// Stores an optional integer under `key`; nil until it is set.
    public init(_ key: String) where Value == Int? { self.init(key, initial: nil) }
    /// Stores an optional number under `key`; nil until it is set.
    public init(_ key: String) where Value == Double? { self.init(key, initial: nil) }
    /// Stores an optional string under `key`; nil until it is set.
    public init(_ key: String) where Value == String? { self.init(key, initial: nil) }
}
