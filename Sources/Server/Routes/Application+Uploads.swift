import EspalierHTMLRenderer
import EspalierViews
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

extension Application {
    package func bodyHandling(_ method: HTTPRequest.Method, _ path: String) -> BodyHandling {
        guard method == .post || routes.endpoints != nil else { return .memory }
        switch routes.route(path) {
        case .uploads? where method == .post: return .file
        case .endpoint(let matches)?: return .stream(limit: endpoints.bodyLimit(of: matches, method))
        default: return .memory
        }
    }

    package func refusal(ofUpload request: HTTPRequest) -> HTTPResponse? {
        if let refusal = refusal(of: request) { return refusal }
        guard case .uploads(let scene)? = routes.route(request.path) else { return nil }
        do throws(Problem) {
            try SameOrigin.check(request.headers)
            guard let id = request.query[Wire.Query.session] else { throw Problem.sessionMissing }
            try sessions.directory.check(id, scene: scene, browser: cookies.id(in: request))
            return nil
        } catch {
            return refuse(request, error)
        }
    }

    package func noRoom(_ request: HTTPRequest) -> HTTPResponse {
        refuse(
            request,
            Problem(
                .serviceUnavailable, "There is no room for another upload. Try again later.",
                headers: [HTTPResponse.Header("Retry-After", "10")]))
    }

    /// `POST /<scene>/uploads?session=S`: a file for a view of the session. The response is the upload's name, which the page then
    /// sends with an event. A file that no event names is dropped with the page, or when others follow.
    func upload(_ scene: String, _ request: HTTPRequest) throws(Problem) -> HTTPOutcome {
        try SameOrigin.check(request.headers)
        guard let id = request.query[Wire.Query.session] else { throw Problem.sessionMissing }
        guard let file = request.file else {
            throw Problem(.badRequest, "The upload could not be kept. Send the file as the body of the request.")
        }
        let browser = cookies.id(in: request)
        return try waitingForMain(id, scene, request) { (application) throws(Problem) in
            let session = try application.sessions.find(id, scene: scene, browser: browser)
            let name = session.live.receive(file)
            return { [application] in
                let response = HTTPResponse(
                    .ok, type: "text/plain; charset=utf-8", bytes: Array(name.utf8),
                    headers: [HTTPResponse.Header("Cache-Control", "no-store")])
                return application.complete(response, to: request)
            }
        }
    }
}

extension Problem {
    fileprivate static let sessionMissing = Problem(.badRequest, "Name the session: /uploads?session=S.")
}

extension Picture {
    /// The file. Its address is never used for another one, so that browsers may keep it.
    var response: HTTPResponse {
        var response = HTTPResponse(
            .ok,
            headers: [
                HTTPResponse.Header("Content-Type", mediaType),
                HTTPResponse.Header("Cache-Control", "private, max-age=31536000, immutable"),
            ])
        switch content {
        case .bytes(let bytes): response.body = .bytes(bytes)
        case .file(let file):
            let descriptor = dup(file.descriptor)
            if descriptor >= 0 { response.body = .file(OpenFile(descriptor: descriptor, size: file.size)) }
        }
        return response
    }
}
