public import Foundation

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
