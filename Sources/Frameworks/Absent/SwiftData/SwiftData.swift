public import EspalierViews
import EspalierUnavailable

/// Fetches models of SwiftData, which Espalier does not have.
@available(
    *, unavailable,
    message:
        "SwiftData is not part of Espalier. Use an @Observable class, and store its values with a database of the server, such as SQLite."
)
@propertyWrapper
public struct Query<Element, Result> {
    public var wrappedValue: Result { unavailable() }

    /// All models.
    public init() where Result == [Element] {}

    /// Models in an order.
    public init(filter: Any? = nil, sort: [Any] = [], transaction: Transaction? = nil) where Result == [Element] {}

    /// All models, which move when they change.
    public init(filter: Any? = nil, sort: [Any] = [], animation: Animation) where Result == [Element] {}

    /// The models of a request.
    public init(_ descriptor: Any, animation: Animation) where Result == [Element] {}

    /// Models in the order of a property.
    public init<Value>(
        filter: Any? = nil, sort keyPath: KeyPath<Element, Value>, order: Any? = nil, animation: Animation = .default
    ) where Result == [Element] {}
}

/// A store of models.
@available(
    *, unavailable,
    message:
        "SwiftData is not part of Espalier. Use an @Observable class, and store its values with a database of the server, such as SQLite."
)
public final class ModelContainer {
    /// A store for types of models.
    public init(for types: Any.Type..., configurations: Any...) throws {}
}

/// The models that an app uses.
@available(
    *, unavailable,
    message:
        "SwiftData is not part of Espalier. Use an @Observable class, and store its values with a database of the server, such as SQLite."
)
public final class ModelContext {
    /// The models of a store.
    public init(_ container: ModelContainer) {}
    /// Adds a model.
    public func insert<T>(_ model: T) {}
    /// Deletes a model.
    public func delete<T>(_ model: T) {}
    /// Stores the changes.
    public func save() throws {}
}

/// The types of models of a store.
@available(
    *, unavailable,
    message:
        "SwiftData is not part of Espalier. Use an @Observable class, and store its values with a database of the server, such as SQLite."
)
public final class Schema {
    /// The types of models.
    public init(_ types: [Any.Type], version: Any? = nil) {}
}

/// The settings of a store.
@available(
    *, unavailable,
    message:
        "SwiftData is not part of Espalier. Use an @Observable class, and store its values with a database of the server, such as SQLite."
)
public struct ModelConfiguration {
    /// Settings of a store in memory or in a file.
    public init(isStoredInMemoryOnly: Bool = false) {}
}

/// A request for models.
@available(
    *, unavailable,
    message:
        "SwiftData is not part of Espalier. Use an @Observable class, and store its values with a database of the server, such as SQLite."
)
public struct FetchDescriptor<T> {
    /// A request for models in an order.
    public init(predicate: Any? = nil, sortBy: [Any] = []) {}
}

/// The models of an app.
@available(
    *, unavailable,
    message:
        "SwiftData is not part of Espalier. Use an @Observable class, and store its values with a database of the server, such as SQLite."
)
public protocol PersistentModel {}

extension EnvironmentValues {
    /// The models that an app uses.
    @available(
        *, unavailable,
        message:
            "SwiftData is not part of Espalier. Use an @Observable class, and store its values with a database of the server, such as SQLite."
    )
    public var modelContext: ModelContext {
        get { unavailable() }
        set { unavailable() }
    }
}

extension View {
    /// Sets the store of the views inside.
    @available(
        *, unavailable,
        message:
            "SwiftData is not part of Espalier. Use an @Observable class, and store its values with a database of the server, such as SQLite."
    )
    public nonisolated func modelContainer(
        for modelType: Any.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
    ) -> some View { self }

    /// Sets the store of the views inside.
    @available(
        *, unavailable,
        message:
            "SwiftData is not part of Espalier. Use an @Observable class, and store its values with a database of the server, such as SQLite."
    )
    public nonisolated func modelContainer(_ container: ModelContainer) -> some View { self }
}

extension Scene {
    /// Sets the store of the windows.
    @available(
        *, unavailable,
        message:
            "SwiftData is not part of Espalier. Use an @Observable class, and store its values with a database of the server, such as SQLite."
    )
    public nonisolated func modelContainer(
        for modelType: Any.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
    ) -> some Scene { self }

    /// Sets the store of the windows.
    @available(
        *, unavailable,
        message:
            "SwiftData is not part of Espalier. Use an @Observable class, and store its values with a database of the server, such as SQLite."
    )
    public nonisolated func modelContainer(
        for modelTypes: [Any.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
    ) -> some Scene { self }

    /// Sets the store of the windows.
    @available(
        *, unavailable,
        message:
            "SwiftData is not part of Espalier. Use an @Observable class, and store its values with a database of the server, such as SQLite."
    )
    public nonisolated func modelContainer(_ container: ModelContainer) -> some Scene { self }
}

/// Makes a class a model.
@available(
    *, unavailable,
    message:
        "SwiftData is not part of Espalier. Use an @Observable class, and store its values with a database of the server, such as SQLite."
)
@attached(member)
public macro Model() = #externalMacro(module: "EspalierSwiftUIMacros", type: "ModelMacro")
