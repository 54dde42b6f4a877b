import Foundation
import Synchronization

extension EndpointScene {
    /// Adds an endpoint with a description of these endpoints as OpenAPI 3.1, for programs that make clients of it.
    ///
    ///     EndpointGroup("/api") { … }
    ///         .openAPI("/openapi.json", title: "Desk", version: "1.2")
    ///
    /// Paths, methods, and the types of handlers' results follow from the code. Parameters and bodies are there as far as they are declared by
    /// `parameter(_:as:isRequired:)` and `requestBody(_:)`. Apply it to the outermost group, after other modifiers: paths that groups outside
    /// of it add are missing in the description. Anybody may read it, unless a rule outside says otherwise.
    ///
    /// - Parameters:
    ///   - path: The path of the description. It is not below the paths of the group.
    ///   - title: The name of the app.
    ///   - version: The version of the endpoints.
    public nonisolated func openAPI(
        _ path: String = "/openapi.json", title: String, version: String = "1.0"
    ) -> EndpointGroup {
        let endpoints = _endpoints
        let document = OpenAPIDocument(endpoints, title: title, version: version)
        let own = _EndpointDeclaration(method: .get, path: path, answer: .unknown) { _ in
            Response(data: document.bytes, type: "application/json")
        }
        return EndpointGroup(endpoints: endpoints + [own])
    }
}

/// A description of endpoints (OpenAPI 3.1).
final class OpenAPIDocument: Sendable {
    private let endpoints: [_EndpointDeclaration]
    private let title: String
    private let version: String
    /// The document, once it was asked for.
    private let known = Mutex<Data?>(nil)

    init(_ endpoints: [_EndpointDeclaration], title: String, version: String) {
        self.endpoints = endpoints
        self.title = title
        self.version = version
    }

    /// The document as JSON, with sorted names.
    var bytes: Data {
        known.withLock { known in
            let bytes = known ?? made
            known = bytes
            return bytes
        }
    }

    private var made: Data {
        var paths: [String: [String: Any]] = [:]
        for endpoint in endpoints {
            paths[Self.path(of: endpoint), default: [:]][endpoint.method.rawValue.lowercased()] = operation(endpoint)
        }
        var json: [String: Any] = [
            "openapi": "3.1.0", "info": ["title": title, "version": version], "paths": paths,
        ]
        var components: [String: Any] = ["schemas": ["Problem": Self.problem]]
        if endpoints.contains(where: { $0.settings.authentications.checkTokens }) {
            components["securitySchemes"] = ["bearer": ["type": "http", "scheme": "bearer"]]
        }
        json["components"] = components
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
        return (try? JSONSerialization.data(withJSONObject: json, options: options)) ?? Data()
    }

    /// OpenAPI has no parameters of several parts.
    private static func path(of endpoint: _EndpointDeclaration) -> String {
        endpoint.path.replacingOccurrences(of: "...}", with: "}")
    }

    private func operation(_ endpoint: _EndpointDeclaration) -> [String: Any] {
        let description = endpoint.settings.description
        let names = endpoint.pathNames
        var responses: [String: Any] = ["default": Self.refusal("The reason of a refusal")]
        switch endpoint.answer {
        case .nothing: responses["204"] = ["description": "Done"]
        case .json(let schema):
            responses["200"] = [
                "description": "The result", "content": ["application/json": ["schema": schema().json]],
            ]
        case .content(let type):
            responses["200"] = ["description": "The result", "content": [type: [String: Any]()]]
        case .unknown: responses["2XX"] = ["description": "The result"]
        }
        var json: [String: Any] = ["responses": responses]
        if let summary = description.summary { json["summary"] = summary }
        var parameters = names.map { name -> [String: Any] in
            let declared = description.parameters.first { $0.name == name }
            return [
                "name": name, "in": "path", "required": true,
                "schema": (declared?.schema() ?? .value("string")).json,
            ]
        }
        for parameter in description.parameters where !names.contains(parameter.name) {
            parameters.append([
                "name": parameter.name, "in": "query", "required": parameter.isRequired,
                "schema": parameter.schema().json,
            ])
        }
        if !parameters.isEmpty { json["parameters"] = parameters }
        if let body = description.body {
            json["requestBody"] = ["required": true, "content": ["application/json": ["schema": body().json]]]
        }
        if !endpoint.settings.accessRules.isEmpty, endpoint.settings.authentications.checkTokens {
            json["security"] = [["bearer": [String]()]]
        }
        return json
    }

    private static func refusal(_ text: String) -> [String: Any] {
        [
            "description": text,
            "content": ["application/problem+json": ["schema": ["$ref": "#/components/schemas/Problem"]]],
        ]
    }

    /// A problem detail (RFC 9457).
    private static var problem: [String: Any] {
        JSONSchema.object([
            .init(name: "type", schema: .value("string"), isRequired: true),
            .init(name: "title", schema: .value("string"), isRequired: true),
            .init(name: "status", schema: .value("integer"), isRequired: true),
            .init(name: "detail", schema: .value("string"), isRequired: true),
            .init(name: "pointer", schema: .value("string"), isRequired: false),
        ]).json
    }
}

extension _EndpointDeclaration {
    /// The names of the parts of the path.
    package var pathNames: [String] {
        path.split(separator: "/").compactMap { part in
            guard part.first == "{", part.last == "}" else { return nil }
            let name = part.dropFirst().dropLast()
            return String(name.hasSuffix("...") ? name.dropLast(3) : name)
        }
    }
}
