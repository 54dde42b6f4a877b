/// Reads a value of the focused part of the page; nil if it provides none. The view is evaluated again when the value
/// changes.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Value?>
    private var values: StateLocation<FocusedValues>?

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        self.keyPath = keyPath
    }

    /// The current value; nil if the focused part provides none.
    public var wrappedValue: Value? { values?.get()[keyPath: keyPath] }
}

extension FocusedValue: GraphProperty {
    @MainActor
    mutating func bind(to slot: inout AnyObject?, of node: ViewNode, name: String) -> Bool {
        let found = node.graph.feature(FocusedValueStore.self).values
        slot = found
        values = found
        return false
    }
}
