public import Observation

/// Reads a value of the view's environment. The view is evaluated again when the value changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    // Not an enumeration with generic payloads: Swift 6.3 copies some of them with a layout that differs from the one
    // it writes.

    /// The value in the installed view; nil before.
    private var reading: EnvironmentReading<Value>?
    private let keyPath: KeyPath<EnvironmentValues, Value>?
    /// Reads an object that may be missing; nil if a key path names the value instead.
    private let object: ((EnvironmentValues) -> Value?)?

    /// Reads the value at a key path of the environment.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
        object = nil
    }

    /// Reads an observable object that `environment(_:)` set. If there is none, the page ends with a message that names
    /// the view.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        keyPath = nil
        object = { $0[object: objectType] }
    }

    /// Reads an observable object that `environment(_:)` set; nil if there is none.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        keyPath = nil
        object = { .some($0[object: objectType]) }
    }

    /// The value in the view's environment. Outside of a view's body and actions it is the key's default value; reading
    /// an object there stops the program unless the object is optional.
    public var wrappedValue: Value {
        if let reading { return reading.value }
        guard let found = read(EnvironmentValues()) else {
            preconditionFailure(
                "An object of the environment, \(Value.self), was read outside of a view's body and actions.")
        }
        return found
    }

    private func read(_ environment: EnvironmentValues) -> Value? {
        if let keyPath { return environment[keyPath: keyPath] }
        return object?(environment)
    }
}

extension Environment: GraphProperty {
    static var readsEnvironment: Bool { true }

    @MainActor
    mutating func bind(to slot: inout AnyObject?, of node: ViewNode, name: String) -> Bool {
        if let slot {
            let last = paired(slot, as: EnvironmentReading<Value>.self)
            if last.isCurrent(for: node) {
                reading = last
                return false
            }
        }
        return readAgain(for: node, &slot, name)
    }

    /// Apart from `bind`, which mostly needs neither the type of an optional value nor memory for one.
    @inline(never)
    @MainActor
    private mutating func readAgain(for node: ViewNode, _ slot: inout AnyObject?, _ name: String) -> Bool {
        guard let value = read(node.environment) else {
            node.graph.fail(
                PageFailure(
                    view: node.typeName, property: name,
                    reason: "no \(Value.self) in the environment: a view around it must have .environment(_:) with one")
            )
            return false
        }
        // Its changes are no changes of the environment, which all views read that read any value of it.
        if Value.self == WebRequest?.self { node.graph.requests.readers.add(node) }
        if Value.self == Identity?.self { node.graph.identityReaders.add(node) }
        let last = slot
        let reading = EnvironmentReading(value, of: node)
        self.reading = reading
        slot = reading
        guard let last else { return false }
        return !ValueComparison.areEqual(paired(last, as: EnvironmentReading<Value>.self).value, value)
    }
}

/// The value that a view read last.
final class EnvironmentSlot<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// The value that a view read last, and the environment from which it did.
private final class EnvironmentReading<Value> {
    let value: Value
    private let environment: EnvironmentValues
    private let pageValueChanges: Int

    @MainActor init(_ value: Value, of node: ViewNode) {
        self.value = value
        environment = node.environment
        pageValueChanges = node.graph.pageValueChanges
    }

    /// Whether a node would read the same value: in the same environment, before another change of what the environment reads from the page.
    @MainActor func isCurrent(for node: ViewNode) -> Bool {
        environment.isIdentical(to: node.environment) && pageValueChanges == node.graph.pageValueChanges
    }
}
