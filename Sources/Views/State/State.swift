import Foundation

/// A value that a view owns: kept by the graph for as long as the view is in the tree, and read by the view and whoever
/// gets a binding to it. A change evaluates again those who read it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    package var _value: Value
    package var _location: StateLocation<Value>?

    public init(wrappedValue value: Value) {
        _value = value
    }

    public init(initialValue value: Value) {
        _value = value
    }

    /// Outside of a view that is in the tree, the initial value; assigning there does nothing.
    public var wrappedValue: Value {
        get { _location?.get() ?? _value }
        nonmutating set {
            guard let _location else {
                Warning.once("A State<\(Value.self)> was set before its view was in the tree: the value is lost.")
                return
            }
            _location.set(newValue, transaction: Transaction.current)
        }
    }

    public var projectedValue: Binding<Value> {
        guard let _location else { return .constant(_value) }
        return Binding(location: _location)
    }
}

extension State where Value: ExpressibleByNilLiteral {
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
        let location = StateLocation(node.graph.restoredState(for: node, property: name, as: Value.self) ?? _value)
        slot = location
        node.noteState()
        _location = location
        return false
    }
}
