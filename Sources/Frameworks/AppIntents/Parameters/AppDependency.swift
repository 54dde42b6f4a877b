import Synchronization

/// An object that the app provides to its intents. Declare it as `@Dependency var store: Store`.
///
/// All users share the objects, as they share statics.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
    private let key: String?
    private let manager: AppDependencyManager

    /// The object that was added to the manager with the same type and key. An intent without its object stops the program.
    public init(key: String? = nil, manager: AppDependencyManager = .shared) {
        self.key = key
        self.manager = manager
    }

    /// The object.
    public var wrappedValue: Value {
        guard let value = manager.value(of: Value.self, key: key) else {
            preconditionFailure("The app has added no dependency of the type \(Value.self).")
        }
        return value
    }
}

/// The objects that an app provides to its intents.
public final class AppDependencyManager: Sendable {
    /// The manager that intents use by default.
    public static let shared = AppDependencyManager()

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let key: String?
    }

    private enum Entry: Sendable {
        case value(any Sendable)
        case provider(@Sendable () -> any Sendable)
    }

    private let entries = Mutex<[Key: Entry]>([:])

    init() {}

    /// Adds an object.
    ///
    /// - Parameters:
    ///   - key: Distinguishes objects of the same type; nil for none.
    ///   - dependency: The object. It is made when an intent first uses it.
    public func add<Value: Sendable>(key: String? = nil, dependency: @autoclosure @escaping @Sendable () -> Value) {
        entries.withLock { $0[Key(type: ObjectIdentifier(Value.self), key: key)] = .provider(dependency) }
    }

    func value<Value: Sendable>(of type: Value.Type, key: String?) -> Value? {
        let key = Key(type: ObjectIdentifier(type), key: key)
        guard let entry = entries.withLock({ $0[key] }) else { return nil }
        switch entry {
        case .value(let value): return value as? Value
        case .provider(let make):
            // The provider runs outside the lock, because it may use other dependencies. The first value stays.
            let made = make()
            return entries.withLock { entries in
                if case .value(let value) = entries[key] { return value as? Value }
                entries[key] = .value(made)
                return made as? Value
            }
        }
    }
}
