extension Response {
    /// The status code of a response (RFC 9110, 15).
    public struct Status: RawRepresentable, Hashable, Sendable {
        /// The code, from 100 to 999.
        public let rawValue: Int

        /// A status by its code.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// A status by its code. Codes below 200 and over 999 become 500.
        public init(_ code: Int) {
            rawValue = (200...999).contains(code) ? code : 500
        }

        /// 200: the request has succeeded.
        public static let ok = Status(200)
        /// 201: something was created, whose path `Location` names.
        public static let created = Status(201)
        /// 202: the work will be done later.
        public static let accepted = Status(202)
        /// 204: the request has succeeded, and the response has no body.
        public static let noContent = Status(204)
        /// 301: the resource has moved permanently.
        public static let movedPermanently = Status(301)
        /// 302: the resource has moved temporarily.
        public static let found = Status(302)
        /// 303: the result is at another path, to be read with `GET`.
        public static let seeOther = Status(303)
        /// 304: the client's copy is still valid.
        public static let notModified = Status(304)
        /// 307: the resource has moved temporarily; the client repeats the method.
        public static let temporaryRedirect = Status(307)
        /// 308: the resource has moved permanently; the client repeats the method.
        public static let permanentRedirect = Status(308)
        /// 400: the request is malformed.
        public static let badRequest = Status(400)
        /// 401: the client has to identify itself.
        public static let unauthorized = Status(401)
        /// 402: the request has to be paid for.
        public static let paymentRequired = Status(402)
        /// 403: the client may not do this.
        public static let forbidden = Status(403)
        /// 404: there is nothing at the path.
        public static let notFound = Status(404)
        /// 405: the path does not accept the method.
        public static let methodNotAllowed = Status(405)
        /// 406: no version of the content is acceptable for the client.
        public static let notAcceptable = Status(406)
        /// 409: the request does not fit the current state.
        public static let conflict = Status(409)
        /// 410: there is nothing at the path anymore.
        public static let gone = Status(410)
        /// 412: a condition of the request is not met.
        public static let preconditionFailed = Status(412)
        /// 413: the body is too large.
        public static let contentTooLarge = Status(413)
        /// 415: the body has the wrong media type.
        public static let unsupportedMediaType = Status(415)
        /// 422: the body is well-formed, but not acceptable.
        public static let unprocessableContent = Status(422)
        /// 428: the request needs a condition, such as `If-Match`.
        public static let preconditionRequired = Status(428)
        /// 429: the client sends too many requests.
        public static let tooManyRequests = Status(429)
        /// 500: the server has made a mistake.
        public static let internalServerError = Status(500)
        /// 501: the server cannot do this.
        public static let notImplemented = Status(501)
        /// 502: another server has made a mistake.
        public static let badGateway = Status(502)
        /// 503: the server cannot do this now.
        public static let serviceUnavailable = Status(503)
        /// 504: another server did not answer in time.
        public static let gatewayTimeout = Status(504)
    }
}
