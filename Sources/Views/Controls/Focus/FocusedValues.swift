/// A key for a value that the part of the page with the keyboard's focus gives to the rest of it.
public protocol FocusedValueKey {
    associatedtype Value
}

/// The values of the part of the page that has the keyboard's focus.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Reads a value of where the focus is; nil where that says nothing of it. The view is evaluated again when it changes.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Value?>
    private var values: StateLocation<FocusedValues>?

    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        self.keyPath = keyPath
    }

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

/// Reads and writes by a binding that where the focus is gives.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    @FocusedValue private var binding: Binding<Value>?

    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        _binding = FocusedValue(keyPath)
    }

    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }

    public var projectedValue: Binding<Value?> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

extension View {
    /// Gives the page a value while a field inside has the focus. Of several, the innermost counts.
    public nonisolated func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
        -> some View
    {
        focusedValue(keyPath, Optional(value))
    }

    /// Gives the page a value while a field inside has the focus; nil gives none.
    public nonisolated func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?)
        -> some View
    {
        environment(\.reportsFocus, true)
            .modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
    }

    /// Gives the page a value while the view is shown, wherever the focus is.
    public nonisolated func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        focusedSceneValue(keyPath, Optional(value))
    }

    /// Gives the page a value while the view is shown, wherever the focus is; nil gives none.
    public nonisolated func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
    }
}

private enum ReportsFocusKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether something around asks of fields when they have the focus.
    var reportsFocus: Bool {
        get { self[ReportsFocusKey.self] }
        set { self[ReportsFocusKey.self] = newValue }
    }
}
