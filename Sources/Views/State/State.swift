import Foundation

/// A value that a view owns. The graph stores it for as long as the view is in the tree. A change evaluates the views
/// that read the value, directly or through a binding.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    package var _value: Value
    package var _location: StateLocation<Value>?

    /// A state that is `value` when the view enters the tree.
    public init(wrappedValue value: Value) {
        _value = value
    }

    /// A state that is `value` when the view enters the tree.
    public init(initialValue value: Value) {
        _value = value
    }

    /// The current value. Outside of a view in the tree it is the initial value; assigning it there has no effect and
    /// logs a warning.
    public var wrappedValue: Value {
        get { _location?.get() ?? _value }
        nonmutating set {
            guard let _location else {
                Warning.once("A State<\(Value.self)> was set before its view was in the tree: the value is ignored.")
                return
            }
            _location.set(newValue, transaction: Transaction.current)
        }
    }

    /// A binding to the state. Outside of a view in the tree, a constant binding to the initial value.
    public var projectedValue: Binding<Value> {
        guard let _location else { return .constant(_value) }
        return Binding(location: _location)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A state that is nil when the view enters the tree.
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: Sendable where Value: Sendable {}

extension State: GraphProperty {
    @MainActor
    mutating func bind(to slot: inout AnyObject?, of node: ViewNode, name: String) -> Bool {
        if let slot {
            let location = paired(slot, as: StateLocation<Value>.self)
            _location = location
            defer { location.changedSinceEvaluation = false }
            return location.changedSinceEvaluation
        }
        let location =
            node.graph.keptState(for: node, property: name, as: StateLocation<Value>.self)
            ?? StateLocation(node.graph.restoredState(for: node, property: name, as: Value.self) ?? _value)
        slot = location
        node.noteState()
        _location = location
        return false
    }
}
