/// A key for a value that the focused part of the page provides to the rest of it.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values that the focused part of the page provides.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value of a key; nil if the focused part provides none.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

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

/// Reads and writes through a binding that the focused part of the page provides.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    @FocusedValue private var binding: Binding<Value>?

    /// Reads and writes through the binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        _binding = FocusedValue(keyPath)
    }

    /// The binding's value; nil if the focused part provides none. Setting nil does nothing.
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value?> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

extension View {
    /// Provides a value to the page while a field inside has the focus. The innermost value takes precedence.
    public nonisolated func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
        -> some View
    {
        focusedValue(keyPath, Optional(value))
    }

    /// Provides a value to the page while a field inside has the focus; nil provides none.
    public nonisolated func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?)
        -> some View
    {
        environment(\.reportsFocus, true)
            .modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
    }

    /// Provides a value to the page while the view is shown, wherever the focus is.
    public nonisolated func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        focusedSceneValue(keyPath, Optional(value))
    }

    /// Provides a value to the page while the view is shown, wherever the focus is; nil provides none.
    public nonisolated func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
    }
}

private enum ReportsFocusKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether an enclosing view depends on the focus of fields.
    var reportsFocus: Bool {
        get { self[ReportsFocusKey.self] }
        set { self[ReportsFocusKey.self] = newValue }
    }
}
