/// Responses written directly to the socket, for requests that the library does not pass to the handler.
enum RawResponse {
    static let malformedLength = bytes(
        of: Problem(.badRequest, "The header \"Content-Length\" must be a whole number."))

    static let contentTooLarge = bytes(of: Problem(.contentTooLarge, "The body is too large."))

    static let requestTimeout = bytes(
        of: Problem(.requestTimeout, "The request took too long to arrive."))

    private static func bytes(of problem: Problem) -> [UInt8] {
        let response = problem.response(accepting: nil)
        var head = "HTTP/1.1 \(problem.status.rawValue) \(problem.status.title)\r\nConnection: close\r\n"
        head += "Content-Length: \(response.bytes.count)\r\n"
        for header in response.headers + SecurityHeaders.all { head += "\(header.name): \(header.value)\r\n" }
        return Array((head + "\r\n").utf8) + response.bytes
    }
}
