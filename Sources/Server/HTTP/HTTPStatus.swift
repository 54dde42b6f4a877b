/// The status code of a response.
package struct HTTPStatus: RawRepresentable, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// The status with a code of a page, from 200 or from 400 to 599.
    init(ofPage code: Int) {
        rawValue = UInt16(exactly: code) ?? 500
    }

    package static let switchingProtocols = HTTPStatus(rawValue: 101)
    package static let ok = HTTPStatus(rawValue: 200)
    package static let created = HTTPStatus(rawValue: 201)
    package static let accepted = HTTPStatus(rawValue: 202)
    package static let noContent = HTTPStatus(rawValue: 204)
    package static let partialContent = HTTPStatus(rawValue: 206)
    package static let seeOther = HTTPStatus(rawValue: 303)
    package static let notModified = HTTPStatus(rawValue: 304)
    package static let permanentRedirect = HTTPStatus(rawValue: 308)
    package static let badRequest = HTTPStatus(rawValue: 400)
    package static let unauthorized = HTTPStatus(rawValue: 401)
    package static let forbidden = HTTPStatus(rawValue: 403)
    package static let notFound = HTTPStatus(rawValue: 404)
    package static let methodNotAllowed = HTTPStatus(rawValue: 405)
    package static let notAcceptable = HTTPStatus(rawValue: 406)
    package static let requestTimeout = HTTPStatus(rawValue: 408)
    package static let conflict = HTTPStatus(rawValue: 409)
    package static let gone = HTTPStatus(rawValue: 410)
    package static let preconditionFailed = HTTPStatus(rawValue: 412)
    package static let contentTooLarge = HTTPStatus(rawValue: 413)
    package static let uriTooLong = HTTPStatus(rawValue: 414)
    package static let unsupportedMediaType = HTTPStatus(rawValue: 415)
    package static let rangeNotSatisfiable = HTTPStatus(rawValue: 416)
    package static let misdirectedRequest = HTTPStatus(rawValue: 421)
    package static let unprocessableContent = HTTPStatus(rawValue: 422)
    package static let upgradeRequired = HTTPStatus(rawValue: 426)
    package static let tooManyRequests = HTTPStatus(rawValue: 429)
    package static let internalServerError = HTTPStatus(rawValue: 500)
    package static let serviceUnavailable = HTTPStatus(rawValue: 503)
    package static let insufficientStorage = HTTPStatus(rawValue: 507)

    /// The reason phrase of RFC 9110; a general one for other codes.
    package var title: String { Self.titles[rawValue] ?? "Status" }

    private static let titles: [UInt16: String] = [
        101: "Switching Protocols", 200: "OK", 201: "Created", 202: "Accepted", 204: "No Content",
        206: "Partial Content", 300: "Multiple Choices", 301: "Moved Permanently", 302: "Found", 303: "See Other",
        304: "Not Modified", 307: "Temporary Redirect", 308: "Permanent Redirect", 400: "Bad Request",
        401: "Unauthorized", 402: "Payment Required", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
        406: "Not Acceptable", 408: "Request Timeout", 409: "Conflict", 410: "Gone", 412: "Precondition Failed",
        413: "Content Too Large", 414: "URI Too Long", 415: "Unsupported Media Type", 416: "Range Not Satisfiable",
        421: "Misdirected Request", 422: "Unprocessable Content", 426: "Upgrade Required",
        428: "Precondition Required", 429: "Too Many Requests", 431: "Request Header Fields Too Large",
        500: "Internal Server Error", 501: "Not Implemented", 502: "Bad Gateway", 503: "Service Unavailable",
        504: "Gateway Timeout", 507: "Insufficient Storage",
    ]
}
