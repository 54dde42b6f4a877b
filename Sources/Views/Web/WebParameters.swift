public import Foundation

/// Named texts of a request, which are converted to the types that an app wants.
public protocol WebParameters: Sendable {
    /// The text of a parameter; nil without one.
    subscript(name: String) -> String? { get }

    /// The error for a parameter that is missing or of the wrong type.
    func _fault(_ name: String, _ fault: String) -> HTTPError
}

extension WebParameters {
    /// The value of a parameter that may be left out.
    ///
    /// - Throws: An `HTTPError` if the text is no such value: for a query with status 400, for a path with 404.
    public func get<Value: LosslessStringConvertible>(
        _ name: String, as type: Value.Type = Value.self
    ) throws(HTTPError) -> Value? {
        try value(name, type) { Value($0) }
    }

    /// The value of a parameter whose type has raw values, such as an enumeration of strings.
    @_disfavoredOverload
    public func get<Value: RawRepresentable>(
        _ name: String, as type: Value.Type = Value.self
    ) throws(HTTPError) -> Value? where Value.RawValue: LosslessStringConvertible {
        try value(name, type) { Value.RawValue($0).flatMap { Value(rawValue: $0) } }
    }

    /// The value of a parameter that contains a UUID.
    public func get(_ name: String, as type: UUID.Type) throws(HTTPError) -> UUID? {
        try value(name, type) { UUID(uuidString: $0) }
    }

    /// The value of a parameter that contains a date of ISO 8601, such as `2026-11-26T08:00:00Z`, or a day, such as `2026-11-26`,
    /// which begins in UTC.
    public func get(_ name: String, as type: Date.Type) throws(HTTPError) -> Date? {
        try value(name, type) { WebDate.parse($0) }
    }

    /// The value of a parameter that must be there.
    ///
    /// - Throws: An `HTTPError` if there is no such parameter, or if its text is no such value: for a query with status 400, for a path
    ///   with 404.
    public func require<Value: LosslessStringConvertible>(
        _ name: String, as type: Value.Type = Value.self
    ) throws(HTTPError) -> Value {
        try present(try get(name, as: type), name)
    }

    /// The value of a parameter that must be there, and whose type has raw values, such as an enumeration of strings.
    @_disfavoredOverload
    public func require<Value: RawRepresentable>(
        _ name: String, as type: Value.Type = Value.self
    ) throws(HTTPError) -> Value where Value.RawValue: LosslessStringConvertible {
        try present(try get(name, as: type), name)
    }

    /// The value of a parameter that must be there, and contains a UUID.
    public func require(_ name: String, as type: UUID.Type) throws(HTTPError) -> UUID {
        try present(try get(name, as: type), name)
    }

    /// The value of a parameter that must be there, and contains a date of ISO 8601 or a day.
    public func require(_ name: String, as type: Date.Type) throws(HTTPError) -> Date {
        try present(try get(name, as: type), name)
    }

    private func value<Value>(
        _ name: String, _ type: Value.Type, _ convert: (String) -> Value?
    ) throws(HTTPError) -> Value? {
        guard let text = self[name] else { return nil }
        guard let value = convert(text) else { throw _fault(name, "is not a valid \(type)") }
        return value
    }

    private func present<Value>(_ value: Value?, _ name: String) throws(HTTPError) -> Value {
        guard let value else { throw _fault(name, "is missing") }
        return value
    }
}
