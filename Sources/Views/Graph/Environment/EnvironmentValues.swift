import EspalierLayoutEngine

/// A key for a value of the environment.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value if no surrounding view sets one.
    static var defaultValue: Value { get }
}

/// The values that a view inherits from the views around it.
///
/// A value type: a persistent list of the values that were set, newest first. Passing it to a child copies one
/// reference.
public struct EnvironmentValues: CustomStringConvertible {
    package var head: EnvironmentEntry

    /// Values without any that a view sets: each key has its default value.
    public init() {
        self.init(graph: nil)
    }

    /// The values at the top of a graph, which outlives the nodes that inherit them.
    init(graph: Unmanaged<ViewGraph>?) {
        head = EnvironmentEntry(key: ObjectIdentifier(EnvironmentValues.self), next: nil, settings: nil, graph: graph)
    }

    /// The graph of the nodes that inherit these values.
    @inline(__always)
    var graphReference: Unmanaged<ViewGraph> { head.graph.unsafelyUnwrapped }

    /// The graph of the nodes that inherit these values; nil for values outside of a page.
    var optionalGraph: ViewGraph? { head.graph?.takeUnretainedValue() }

    /// Assigns values to a graph if an app made them itself and sets them as a whole.
    mutating func enter(_ graph: Unmanaged<ViewGraph>) {
        guard head.graph == nil else { return }
        head = EnvironmentEntry(
            key: ObjectIdentifier(ViewGraph.self), next: head, settings: head.settings, graph: graph)
    }

    /// The value for a key: the innermost one that is set, or the key's default value.
    ///
    /// - Complexity: O(*n*) in the number of values that surrounding views set.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            guard let entry = head.entry(of: ObjectIdentifier(key)) else { return K.defaultValue }
            return paired(entry, as: TypedEnvironmentEntry<K.Value>.self).value
        }
        set {
            head = TypedEnvironmentEntry(key: ObjectIdentifier(key), value: newValue, next: head)
        }
    }

    /// The settings of all nodes; nil if none are set.
    package var settings: InheritedSettings? {
        get { head.settings }
        set {
            guard newValue !== head.settings else { return }
            head = EnvironmentEntry(
                key: ObjectIdentifier(InheritedSettings.self), next: head, settings: newValue, graph: head.graph)
        }
    }

    /// The direction of rows, from the settings.
    var direction: LayoutDirection { head.settings?.layoutDirection ?? .leftToRight }

    /// The object of a type that `environmentObject(_:)` or `environment(_:)` set.
    package subscript<T: AnyObject>(object type: T.Type) -> T? {
        get {
            guard let entry = head.entry(of: ObjectIdentifier(type)) else { return nil }
            return paired(entry, as: TypedEnvironmentEntry<T?>.self).value
        }
        set {
            head = TypedEnvironmentEntry(key: ObjectIdentifier(type), value: newValue, next: head)
        }
    }

    /// Whether both are the same list. Setting a value makes another list.
    package func isIdentical(to other: EnvironmentValues) -> Bool {
        head === other.head
    }

    /// The values that are set, innermost first.
    public var description: String {
        var keys: [String] = []
        var entry: EnvironmentEntry? = head
        while let current = entry, current.next != nil {
            if !current.valueDescription.isEmpty { keys.append(current.valueDescription) }
            entry = current.next
        }
        return "[" + keys.joined(separator: ", ") + "]"
    }
}

/// One value of an environment and the rest of the list.
package class EnvironmentEntry {
    final let key: ObjectIdentifier
    final let next: EnvironmentEntry?
    /// The settings at this position of the list.
    package final let settings: InheritedSettings?
    /// The graph in which nodes inherit the values; nil for values that no view inherits.
    final let graph: Unmanaged<ViewGraph>?

    init(key: ObjectIdentifier, next: EnvironmentEntry?, settings: InheritedSettings?, graph: Unmanaged<ViewGraph>?) {
        self.key = key
        self.next = next
        self.settings = settings
        self.graph = graph
    }

    var valueDescription: String { "" }

    /// The first entry of a key from this one on. Each entry owns the next one, so none of them needs a counted reference on the
    /// way to a value that is mostly not set.
    final func entry(of key: ObjectIdentifier) -> EnvironmentEntry? {
        var current = Unmanaged.passUnretained(self)
        while current.borrowed({ $0.key != key }) {
            guard let next = current.borrowed({ $0.next.map(Unmanaged.passUnretained) }) else { return nil }
            current = next
        }
        return current.takeUnretainedValue()
    }
}

final class TypedEnvironmentEntry<Value>: EnvironmentEntry {
    let value: Value

    init(key: ObjectIdentifier, value: Value, next: EnvironmentEntry) {
        self.value = value
        super.init(key: key, next: next, settings: next.settings, graph: next.graph)
    }

    override var valueDescription: String { "\(value)" }
}
