/// Responses written directly to the socket, for requests that the library does not pass to the handler.
enum RawResponse {
    static let malformedLength = bytes(
        of: Problem(.badRequest, "The header \"Content-Length\" must be a whole number."))

    static let contentTooLarge = bytes(of: Problem(.contentTooLarge, "The body is too large."))

    static let insufficientStorage = bytes(of: .diskIsFull)

    static let requestTimeout = bytes(
        of: Problem(.requestTimeout, "The request took too long to arrive."))

    static let lacksMemory = bytes(
        of: Problem(
            .serviceUnavailable, "Too many bodies arrive at this moment. Try again later.",
            headers: [HTTPResponse.Header("Retry-After", "5")]))

    private static func bytes(of problem: Problem) -> [UInt8] {
        var response = problem.response(accepting: nil)
        response.headers += SecurityHeaders.all
        return bytes(of: response) ?? []
    }

    /// The bytes that a socket takes at once.
    private static let maximumLength = 1 << 14

    /// The bytes of a response that ends its connection; nil if a socket may not take them at once, or if they are not here yet.
    static func bytes(of response: HTTPResponse, isHead: Bool = false) -> [UInt8]? {
        switch response.body {
        case .empty, .bytes, .shared: break
        case .file, .part, .stream, .produced, .upgrade, .unstated: return nil
        }
        let body = response.bytes
        guard body.count <= maximumLength else { return nil }
        var head = "HTTP/1.1 \(response.status.rawValue) \(response.status.title)\r\nConnection: close\r\n"
        head += "Content-Length: \(body.count)\r\n"
        for header in response.headers { head += "\(header.name): \(header.value)\r\n" }
        return Array((head + "\r\n").utf8) + (isHead ? [] : body)
    }
}
