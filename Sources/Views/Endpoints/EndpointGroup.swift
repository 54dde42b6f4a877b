/// Endpoints with the same beginning of their paths, and the same modifiers.
///
///     EndpointGroup("/api") {
///         Endpoint(.get, "/items") { _ in await Items.shared.all }
///         Endpoint(.delete, "/items/{id}") { request in
///             try await Items.shared.remove(request.parameters.require("id", as: Int.self))
///         }
///     }
///     .rateLimit(100, per: .seconds(60))
public struct EndpointGroup: EndpointScene {
    public let _endpoints: [_EndpointDeclaration]

    package nonisolated init(endpoints: [_EndpointDeclaration]) {
        _endpoints = endpoints
    }

    /// Endpoints whose paths continue a path.
    ///
    /// - Parameters:
    ///   - path: The beginning, such as `/api`. It may contain parameters, such as `/shops/{shop}`.
    ///   - content: The endpoints. The path of one of them may be `/`: it is then the group's path.
    public init(_ path: String = "", @EndpointBuilder content: () -> EndpointGroup) {
        let prefix = path.hasSuffix("/") ? String(path.dropLast()) : path
        _endpoints = content()._endpoints.map { endpoint in
            var endpoint = endpoint
            if !prefix.isEmpty { endpoint.path = prefix + (endpoint.path == "/" ? "" : endpoint.path) }
            return endpoint
        }
    }
}

/// Builds a group of endpoints from the statements of a closure, including conditions and loops.
@resultBuilder
public struct EndpointBuilder {
    /// An endpoint, or a group of them.
    public static func buildExpression(_ content: some EndpointScene) -> [_EndpointDeclaration] { content._endpoints }

    /// The endpoints of a closure.
    public static func buildBlock(_ content: [_EndpointDeclaration]...) -> [_EndpointDeclaration] {
        content.flatMap { $0 }
    }

    /// The endpoints of a loop.
    public static func buildArray(_ content: [[_EndpointDeclaration]]) -> [_EndpointDeclaration] {
        content.flatMap { $0 }
    }

    /// Endpoints that exist on a condition.
    public static func buildOptional(_ content: [_EndpointDeclaration]?) -> [_EndpointDeclaration] { content ?? [] }

    /// The endpoints of an `if`.
    public static func buildEither(first content: [_EndpointDeclaration]) -> [_EndpointDeclaration] { content }

    /// The endpoints of an `else`.
    public static func buildEither(second content: [_EndpointDeclaration]) -> [_EndpointDeclaration] { content }

    /// Endpoints behind `if #available`.
    public static func buildLimitedAvailability(_ content: [_EndpointDeclaration]) -> [_EndpointDeclaration] { content }

    /// The group.
    public static func buildFinalResult(_ content: [_EndpointDeclaration]) -> EndpointGroup {
        EndpointGroup(endpoints: content)
    }
}
