import EspalierHTMLRenderer

extension Application {
    /// `POST /<scene>/left?session=S`: the browser has left a page of the session. A sleeping session stays asleep.
    func left(_ scene: String, _ request: HTTPRequest) throws(Problem) -> HTTPOutcome {
        try SameOrigin.check(request.headers)
        guard let id = request.query[Wire.Query.session] else {
            throw Problem(.badRequest, "Name the session: /left?session=S.")
        }
        let browser = cookies.id(in: request)
        return try waitingForMain(id, scene, request) { (application) throws(Problem) in
            let session = application.sessions.live[id]
            if let session, session.scene == scene, session.isOpen(to: browser) { session.leave() }
            return { [application] in application.complete(HTTPResponse(.noContent), to: request) }
        }
    }
}
