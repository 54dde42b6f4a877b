import EspalierHTMLRenderer

/// The reason for refusing a request: a problem detail (RFC 9457).
struct Problem: Error, Sendable {
    struct Member: Sendable {
        var name: String
        /// A JSON text.
        var json: @Sendable () -> [UInt8]
    }

    let status: HTTPStatus
    /// The cause, and the remedy.
    let detail: String
    var headers: [HTTPResponse.Header] = []
    /// Further members of the JSON object.
    var members: [Member] = []
    /// Whether correct clients cause it, too, so that the log does not mention it.
    var isUsual = false
    /// Whether the app may show a page of its own to browsers, because it has the time for one.
    var mayHaveOwnPage = false

    init(_ status: HTTPStatus, _ detail: String, headers: [HTTPResponse.Header] = []) {
        self.status = status
        self.detail = detail
        self.headers = headers
    }

    /// The same problem, for which the app may show a page of its own.
    var withOwnPage: Problem {
        var problem = self
        problem.mayHaveOwnPage = true
        return problem
    }

    /// The response: a page for clients that accept one, else JSON.
    func response(accepting header: String?, below basePath: BasePath = .none) -> HTTPResponse {
        let accepted = MediaRanges(header)
        let headers = [HTTPResponse.Header("Cache-Control", "no-store"), .variesByAccept] + headers
        if accepted.names("text/html") {
            return HTTPResponse(
                status, type: "text/html; charset=utf-8", bytes: Array(page(below: basePath).utf8), headers: headers)
        }
        return HTTPResponse(status, type: "application/problem+json", bytes: json, headers: headers)
    }

    var json: [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("type", "about:blank")
        writer.member("title", status.title)
        writer.member("status", Int(status.rawValue))
        writer.member("detail", detail)
        for member in members {
            writer.key(member.name)
            writer.value(json: member.json())
        }
        writer.endObject()
        return writer.bytes
    }

    private func page(below basePath: BasePath) -> String {
        SimplePage.html(
            title: "\(status.rawValue) \(status.title)",
            body: "<h1>\(HTMLText.escape(status.title))</h1><p>\(HTMLText.escape(detail))</p>"
                + "<p><a href=\"\(basePath.text)/\">To the start</a></p>")
    }
}
