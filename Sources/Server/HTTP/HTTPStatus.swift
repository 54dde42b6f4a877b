/// The status codes of the server's responses, with the phrases of RFC 9110.
package enum HTTPStatus: UInt16, CaseIterable, Sendable {
    case switchingProtocols = 101
    case ok = 200
    case accepted = 202
    case noContent = 204
    case seeOther = 303
    case notModified = 304
    case badRequest = 400
    case unauthorized = 401
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case notAcceptable = 406
    case requestTimeout = 408
    case conflict = 409
    case gone = 410
    case contentTooLarge = 413
    case uriTooLong = 414
    case unsupportedMediaType = 415
    case misdirectedRequest = 421
    case unprocessableContent = 422
    case upgradeRequired = 426
    case tooManyRequests = 429
    case internalServerError = 500
    case serviceUnavailable = 503

    /// The status with a code of a page, from 200 or from 400 to 599. One that the server does not know counts as the first of its class
    /// (RFC 9110, 15).
    init(ofPage code: Int) {
        self = UInt16(exactly: code).flatMap { Self(rawValue: $0) } ?? (code < 500 ? .badRequest : .internalServerError)
    }

    /// The reason phrase.
    package var title: String {
        switch self {
        case .switchingProtocols: "Switching Protocols"
        case .ok: "OK"
        case .accepted: "Accepted"
        case .noContent: "No Content"
        case .seeOther: "See Other"
        case .notModified: "Not Modified"
        case .badRequest: "Bad Request"
        case .unauthorized: "Unauthorized"
        case .forbidden: "Forbidden"
        case .notFound: "Not Found"
        case .methodNotAllowed: "Method Not Allowed"
        case .notAcceptable: "Not Acceptable"
        case .requestTimeout: "Request Timeout"
        case .conflict: "Conflict"
        case .gone: "Gone"
        case .contentTooLarge: "Content Too Large"
        case .uriTooLong: "URI Too Long"
        case .unsupportedMediaType: "Unsupported Media Type"
        case .misdirectedRequest: "Misdirected Request"
        case .unprocessableContent: "Unprocessable Content"
        case .upgradeRequired: "Upgrade Required"
        case .tooManyRequests: "Too Many Requests"
        case .internalServerError: "Internal Server Error"
        case .serviceUnavailable: "Service Unavailable"
        }
    }
}
