/// Possible values of a parameter.
public protocol ResultsCollection: Sendable {
    /// The type of a value.
    associatedtype Item: _IntentValue
}

extension Array: ResultsCollection where Element: _IntentValue {
    public typealias Item = Element
}

/// Provides the possible values of a parameter to Siri and Shortcuts. A page does not ask it.
public protocol DynamicOptionsProvider: Sendable {
    /// The type of all values.
    associatedtype Result: ResultsCollection

    /// The values.
    func results() async throws -> Result

    /// The value of a new intent; nil by default.
    func defaultResult() async -> Result.Item?
}

extension DynamicOptionsProvider {
    public func defaultResult() async -> Result.Item? { nil }
}

/// Finds entities for Siri and Shortcuts. A page does not ask it.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
    /// The type of the entities.
    associatedtype Entity: AppEntity
    /// The type of all suggestions.
    associatedtype Result = [Entity]

    /// A query.
    init()

    /// The entities with some identifiers.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

    /// The entities to choose from; none by default.
    func suggestedEntities() async throws -> Result

    /// Declares an object that the app provides.
    typealias Dependency = AppDependency
}

extension EntityQuery {
    public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by a text.
public protocol EntityStringQuery: EntityQuery {
    /// The entities that fit a text.
    func entities(matching string: String) async throws -> Result
}

/// Finds entities among all.
public protocol EnumerableEntityQuery: EntityQuery where Result == [Entity] {
    /// All entities.
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
