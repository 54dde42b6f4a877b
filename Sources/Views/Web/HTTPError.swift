/// An error that becomes the response to a request: a problem detail (RFC 9457) with a status.
///
///     throw HTTPError(.conflict, "The item is lent to someone else.")
///
/// Any other error that a handler throws becomes the status 500, and its text appears only in the log, unless its type conforms to
/// `HTTPErrorConvertible`.
public struct HTTPError: Error, Sendable, Hashable {
    /// The status.
    public var status: Response.Status
    /// The explanation for the client: the cause, and the remedy.
    public var detail: String
    /// Further header fields of the response, such as `Retry-After`.
    public var headers: Response.Headers
    /// The place of the fault in the body, as a JSON pointer in a URI fragment, such as `#/items/0/name`; nil for other faults.
    public var pointer: String?

    /// An error with a status and an explanation for the client.
    public init(
        _ status: Response.Status, _ detail: String = "", headers: Response.Headers = [:], pointer: String? = nil
    ) {
        self.status = status
        self.detail = detail
        self.headers = headers
        self.pointer = pointer
    }
}

/// An error that knows its response, so that a handler of an endpoint need not convert it.
///
///     extension ItemError: HTTPErrorConvertible {
///         var httpError: HTTPError { HTTPError(.conflict, "The item is lent to someone else.") }
///     }
public protocol HTTPErrorConvertible: Error {
    /// The response, as an error with a status.
    var httpError: HTTPError { get }
}

extension HTTPError: HTTPErrorConvertible {
    public var httpError: HTTPError { self }
}
