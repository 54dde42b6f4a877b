/// A key for a value that a view carries for its container.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that set none.
    static var defaultValue: Value { get }
}

/// The values that a view carries for its container. Outer containers do not see them.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value for a key; the key's default value if the view sets none.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The view's tag of a type; nil if it has none.
    public func tag<V: Hashable>(for type: V.Type) -> V? { self[TagValues<V>.self] }

    /// Whether the view has a tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self[TagValues<V>.self] == tag }

    fileprivate mutating func setTag<V: Hashable>(_ tag: V) { self[TagValues<V>.self] = tag }
}

private enum TagValues<V: Hashable>: ContainerValueKey {
    static var defaultValue: V? { nil }
}

/// The trait that changes container values.
enum ContainerValuesTrait: _ViewTraitKey {
    static var defaultValue: ((inout ContainerValues) -> Void) { { _ in } }
}

extension View {
    /// Sets a value for the container of the view. Among several values for a key, the outermost counts.
    public nonisolated __consuming func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V)
        -> some View
    {
        modifier(
            _TraitWritingModifier<ContainerValuesTrait>(value: { $0[keyPath: keyPath] = value }))
    }
}

/// A tag that knows its type.
protocol ContainerTag {
    /// The tag; nil if there is none.
    var value: Any? { get }
    func set(in values: inout ContainerValues)
}

extension TagValueTraitKey.Value: ContainerTag {
    var value: Any? {
        if case .tagged(let tag) = self { tag } else { nil }
    }

    func set(in values: inout ContainerValues) {
        if case .tagged(let tag) = self { values.setTag(tag) }
    }
}

extension _VariadicView.Children.Element {
    /// All container values of the view.
    var containerValues: ContainerValues {
        UncheckedTransfer(child).onMain { child in
            var values = ContainerValues()
            child.forEachTag { $0.set(in: &values) }
            for change in child.traits(ObjectIdentifier(ContainerValuesTrait.self)) {
                (change as? (inout ContainerValues) -> Void)?(&values)
            }
            return values
        }
    }
}
