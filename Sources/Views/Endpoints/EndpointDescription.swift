public import Foundation

/// An endpoint's description of itself, for programs that call it.
package struct EndpointDescription: Sendable {
    /// A parameter of the path or the query.
    package struct Parameter: Sendable {
        package let name: String
        package let schema: @Sendable () -> JSONSchema
        package let isRequired: Bool
        /// Checks that a request has such a value.
        package let check: @Sendable (any WebParameters) throws(HTTPError) -> Void
    }

    package var summary: String?
    package var parameters: [Parameter] = []
    package var body: (@Sendable () -> JSONSchema)?
}

/// The kind of content with which a handler answers, as far as its type tells.
package enum EndpointAnswer: Sendable {
    case nothing
    case json(@Sendable () -> JSONSchema)
    /// Content of a media type.
    case content(String)
    /// A response that the handler makes.
    case unknown

    /// The answer of a handler that returns a type which is a response by itself.
    static func of(_ type: Any.Type) -> EndpointAnswer {
        switch type {
        case is String.Type: .content("text/plain")
        case is Data.Type: .content("application/octet-stream")
        default: .unknown
        }
    }
}

/// Statements about endpoints, which `openAPI(_:title:version:)` writes down. Declared parameters are also checked: the client gets the status 404 for the path,
/// or 400 for the query, before the handler begins.
extension EndpointScene {
    /// States in one line what the endpoints do.
    public nonisolated func summary(_ text: String) -> EndpointGroup {
        changed { if $0.description.summary == nil { $0.description.summary = text } }
    }

    /// Declares a parameter of the path or the query, and checks it.
    ///
    ///     Endpoint(.get, "/items/{id}") { request in … }
    ///         .parameter("id", as: Int.self)
    ///         .parameter("page", as: Int.self, isRequired: false)
    ///
    /// - Parameters:
    ///   - name: The name. If the path has no part of this name, it is one of the query.
    ///   - type: The type as which `EndpointRequest` reads it.
    ///   - isRequired: Whether a query has to have it. A path always has.
    public nonisolated func parameter<Value: LosslessStringConvertible & SendableMetatype>(
        _ name: String, as type: Value.Type, isRequired: Bool = true
    ) -> EndpointGroup {
        declared(name, type, isRequired) { (values) throws(HTTPError) in try values.get(name, as: Value.self) != nil }
    }

    /// Declares a parameter whose type has raw values, such as an enumeration of strings.
    @_disfavoredOverload
    public nonisolated func parameter<Value: RawRepresentable & SendableMetatype>(
        _ name: String, as type: Value.Type, isRequired: Bool = true
    ) -> EndpointGroup where Value.RawValue: LosslessStringConvertible {
        declared(name, type, isRequired) { (values) throws(HTTPError) in try values.get(name, as: Value.self) != nil }
    }

    /// Declares a parameter that contains a UUID.
    public nonisolated func parameter(
        _ name: String, as type: UUID.Type, isRequired: Bool = true
    ) -> EndpointGroup {
        declared(name, type, isRequired) { (values) throws(HTTPError) in try values.get(name, as: UUID.self) != nil }
    }

    /// Declares a parameter that contains a date of ISO 8601 or a day.
    public nonisolated func parameter(
        _ name: String, as type: Date.Type, isRequired: Bool = true
    ) -> EndpointGroup {
        declared(name, type, isRequired) { (values) throws(HTTPError) in try values.get(name, as: Date.self) != nil }
    }

    /// Declares the type of the body, which the handler reads with `EndpointRequest.body(as:)`.
    public nonisolated func requestBody<Value: Decodable & SendableMetatype>(_ type: Value.Type) -> EndpointGroup {
        changed { if $0.description.body == nil { $0.description.body = { JSONSchema(of: Value.self) } } }
    }

    /// - Parameter exists: Whether a request has the parameter. Throws if it has another value.
    private nonisolated func declared<Value: SendableMetatype>(
        _ name: String, _ type: Value.Type, _ isRequired: Bool,
        _ exists: @escaping @Sendable (any WebParameters) throws(HTTPError) -> Bool
    ) -> EndpointGroup {
        let parameter = EndpointDescription.Parameter(
            name: name, schema: { JSONSchema(ofText: Value.self) }, isRequired: isRequired
        ) { (values) throws(HTTPError) in
            if try !exists(values), isRequired { throw values._fault(name, "is missing") }
        }
        return changed { settings in
            guard !settings.description.parameters.contains(where: { $0.name == name }) else { return }
            settings.description.parameters.append(parameter)
        }
    }
}

extension JSONSchema {
    /// The schema of a text that is converted to a type.
    fileprivate init(ofText type: Any.Type) {
        self = JSONSchema(of: type)
        if self == .any { self = .value("string") }
    }
}
