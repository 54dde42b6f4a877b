public import Observation

/// Reads a value of the view's environment; the view is evaluated again when it changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    enum Content {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value)
        case value(Value)
    }

    var content: Content
    private let source: Source

    enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value)
    }

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        content = .keyPath(keyPath)
        source = .keyPath(keyPath)
    }

    /// Reads an observable object that `environment(_:)` put into the environment.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        let read: (EnvironmentValues) -> Value = { environment in
            guard let object = environment[object: objectType] else {
                preconditionFailure(
                    "No object of type \(objectType) in the environment: an ancestor must have .environment(_:) with it."
                )
            }
            return object
        }
        content = .object(read)
        source = .object(read)
    }

    /// Reads an observable object of the environment if there is one.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        let read: (EnvironmentValues) -> T? = { $0[object: objectType] }
        content = .object(read)
        source = .object(read)
    }

    public var wrappedValue: Value {
        switch content {
        case .value(let value): value
        case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
        case .object(let read): read(EnvironmentValues())
        }
    }
}

extension Environment: GraphProperty {
    static var readsEnvironment: Bool { true }

    @MainActor
    mutating func bind(to slot: inout AnyObject?, of node: ViewNode, name: String) -> Bool {
        let value =
            switch source {
            case .keyPath(let keyPath): node.environment[keyPath: keyPath]
            case .object(let read): read(node.environment)
            }
        content = .value(value)
        let last = slot as? EnvironmentSlot<Value>
        if let last, ValueComparison.areEqual(last.value, value) { return false }
        slot = EnvironmentSlot(value)
        return last != nil
    }
}

/// The value that a view saw last.
final class EnvironmentSlot<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
