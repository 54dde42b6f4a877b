public import EspalierViews
public import Foundation
import Synchronization

/// A thing of the app's that is the type of a parameter.
public protocol AppEntity: AppValue, Identifiable, InstanceDisplayRepresentable
where ID: EntityIdentifierConvertible & Sendable {
    /// The type of the query.
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

    /// The query that finds entities for Siri and Shortcuts.
    static var defaultQuery: DefaultQuery { get }

    /// Declares a property: `@Property(title: "Name") var name: String`.
    typealias Property = EntityProperty
}

/// A type of entities' identifiers.
public protocol EntityIdentifierConvertible: Hashable {}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension UUID: EntityIdentifierConvertible {}

/// A property of an entity, which Shortcuts offers.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: Sendable {
    private let stored = Mutex<Value?>(nil)
    /// The name of the property; nil for none.
    public let title: LocalizedStringResource?

    /// A property without a name.
    public init() {
        title = nil
    }

    /// A property with a name.
    public init(title: LocalizedStringResource) {
        self.title = title
    }

    /// The value. Reading a property that was not set stops the program.
    public var wrappedValue: Value {
        get {
            guard let value = stored.withLock({ $0 }) ?? Value._absent else {
                preconditionFailure("A property of an entity was read before it was set.")
            }
            return value
        }
        set { stored.withLock { $0 = newValue } }
    }

    /// The property itself.
    public var projectedValue: EntityProperty<Value> { self }
}
