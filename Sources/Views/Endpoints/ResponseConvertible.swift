public import Foundation

/// A value that is a response by itself: a `Response`, a text, data, or a type of the app's, such as a table that is sent as CSV.
public protocol ResponseConvertible: Sendable {
    /// The response.
    func response() throws -> Response
}

extension Response: ResponseConvertible {
    public func response() -> Response { self }
}

extension String: ResponseConvertible {
    /// The text as `text/plain`.
    public func response() -> Response { Response(text: self) }
}

extension Data: ResponseConvertible {
    /// The bytes as `application/octet-stream`.
    public func response() -> Response { Response(data: self) }
}
