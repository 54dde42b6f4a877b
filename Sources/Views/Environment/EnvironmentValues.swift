/// A key for a value of the environment.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a view inherits from the views around it.
///
/// A value type: a persistent list of what was set, newest first, so that handing it down costs one reference.
public struct EnvironmentValues: CustomStringConvertible {
    package var head: EnvironmentEntry

    public init() {
        head = EnvironmentEntry(key: ObjectIdentifier(EnvironmentValues.self), next: nil)
    }

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let identifier = ObjectIdentifier(key)
            var entry: EnvironmentEntry? = head
            while let current = entry {
                if current.key == identifier {
                    return unsafeDowncast(current, to: TypedEnvironmentEntry<K.Value>.self).value
                }
                entry = current.next
            }
            return K.defaultValue
        }
        set {
            head = TypedEnvironmentEntry(key: ObjectIdentifier(key), value: newValue, next: head)
        }
    }

    /// The object of a type that `environmentObject(_:)` or `environment(_:)` put here.
    package subscript<T: AnyObject>(object type: T.Type) -> T? {
        get {
            let identifier = ObjectIdentifier(type)
            var entry: EnvironmentEntry? = head
            while let current = entry {
                if current.key == identifier {
                    return unsafeDowncast(current, to: TypedEnvironmentEntry<T?>.self).value
                }
                entry = current.next
            }
            return nil
        }
        set {
            head = TypedEnvironmentEntry(key: ObjectIdentifier(type), value: newValue, next: head)
        }
    }

    /// Whether both are the same list, which a change in one of them would end.
    package func isIdentical(to other: EnvironmentValues) -> Bool {
        head === other.head
    }

    public var description: String {
        var keys: [String] = []
        var entry: EnvironmentEntry? = head
        while let current = entry, current.next != nil {
            keys.append(current.valueDescription)
            entry = current.next
        }
        return "[" + keys.joined(separator: ", ") + "]"
    }
}

/// One value of an environment and the rest of the list.
package class EnvironmentEntry {
    let key: ObjectIdentifier
    let next: EnvironmentEntry?

    init(key: ObjectIdentifier, next: EnvironmentEntry?) {
        self.key = key
        self.next = next
    }

    var valueDescription: String { "" }
}

final class TypedEnvironmentEntry<Value>: EnvironmentEntry {
    let value: Value

    init(key: ObjectIdentifier, value: Value, next: EnvironmentEntry?) {
        self.value = value
        super.init(key: key, next: next)
    }

    override var valueDescription: String { "\(value)" }
}
