/// The values that the focused part of the page provides.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value of a key; nil if the focused part provides none.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The object of a type; nil if the focused part provides none.
    subscript<ObjectType: AnyObject>(object key: FocusedObjectKey<ObjectType>) -> ObjectType? {
        get { values[ObjectIdentifier(ObjectType.self)] as? ObjectType }
        set { values[ObjectIdentifier(ObjectType.self)] = newValue }
    }
}

/// Names the focused object of a type in key paths.
nonisolated struct FocusedObjectKey<ObjectType>: Hashable {}

/// A key for a value that the focused part of the page provides to the rest of it.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

extension View {
    /// Provides a value to the page while a field inside has the focus. The innermost value takes precedence.
    public nonisolated __consuming func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    )
        -> some View
    {
        focusedValue(keyPath, Optional(value))
    }

    /// Provides a value to the page while a field inside has the focus; nil provides none.
    public nonisolated __consuming func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    )
        -> some View
    {
        environment(\.reportsFocus, true)
            .modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
    }

    /// Provides a value to the page while the view is shown, wherever the focus is.
    public nonisolated __consuming func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        focusedSceneValue(keyPath, Optional(value))
    }

    /// Provides a value to the page while the view is shown, wherever the focus is; nil provides none.
    public nonisolated __consuming func focusedSceneValue<Value>(
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
