public import Observation

/// Reads a value of the view's environment; the view is evaluated again when it changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    /// The value at the view's place, once the view is installed. It is no case of `Source`: Swift 6.3 copies an enumeration
    /// with a payload of type `Value` beside an empty case by another layout than generic code writes.
    private var value: Value?
    private let source: Source

    enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        /// An object that may be missing.
        case object((EnvironmentValues) -> Value?)
    }

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = .keyPath(keyPath)
    }

    /// Reads an observable object that `environment(_:)` put into the environment.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        source = .object { $0[object: objectType] }
    }

    /// Reads an observable object of the environment if there is one.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        source = .object { .some($0[object: objectType]) }
    }

    public var wrappedValue: Value {
        if let value { return value }
        let found: Value? =
            switch source {
            case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
            case .object(let read): read(EnvironmentValues())
            }
        guard let found else {
            preconditionFailure(
                "An object of the environment, \(Value.self), was read outside of a view's body and actions.")
        }
        return found
    }
}

extension Environment: GraphProperty {
    static var readsEnvironment: Bool { true }

    @MainActor
    mutating func bind(to slot: inout AnyObject?, of node: ViewNode, name: String) -> Bool {
        let value: Value? =
            switch source {
            case .keyPath(let keyPath): node.environment[keyPath: keyPath]
            case .object(let read): read(node.environment)
            }
        guard let value else {
            node.graph.fail(
                PageFailure(
                    view: node.typeName, property: name,
                    reason: "no \(Value.self) in the environment: a view around it must have .environment(_:) with one")
            )
            return false
        }
        self.value = value
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
