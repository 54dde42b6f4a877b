import EspalierHTMLRenderer
import EspalierViews
import Foundation

extension Application {
    /// `POST /<scene>/take-ticket?session=S` with the name of a ticket as the body: sets the cookies that wait under this name, and the
    /// new id of a browser whose user signs in or out. Each name works once, and only for the browser of the session. A browser that has not
    /// received its new id with the response asks again with the former one, and gets it.
    func ticket(_ scene: String, _ request: HTTPRequest) throws(Problem) -> HTTPOutcome {
        try SameOrigin.check(request.headers)
        guard let id = request.query[Wire.Query.session] else {
            throw Problem(.badRequest, "Name the session: /take-ticket?session=S.")
        }
        guard request.body.count <= Self.longestTicket else { throw Problem.ticketIsVoid }
        let name = String(decoding: request.body, as: UTF8.self)
        let browser = cookies.id(in: request)
        let proof = RenewalProof.ticket(name)
        return try waitingForMain(id, scene, request, proof: proof) { (application) throws(Problem) in
            let headers: [HTTPResponse.Header]
            if let (session, renewal) = application.sessions.renewed(id, by: proof, from: browser) {
                headers = application.headers(renewing: session, renewal.cookies, for: request)
            } else {
                let session = try application.sessions.find(id, scene: scene, browser: browser)
                guard let changes = session.live.redeem(ticket: name) else { throw Problem.ticketIsVoid }
                headers = application.perform(changes, of: session, by: proof, for: request)
            }
            return { [application, headers] in
                application.complete(
                    HTTPResponse(.noContent, headers: headers + [HTTPResponse.Header("Cache-Control", "no-store")]),
                    to: request)
            }
        }
    }

    /// The maximum length of a ticket's name in bytes.
    private static let longestTicket = 64
}

extension Problem {
    /// Two pages of a session fetch the same ticket, so the log does not mention it.
    fileprivate static let ticketIsVoid: Problem = {
        var problem = Problem(.gone, "There is no such ticket, or no longer. Each works once.")
        problem.isUsual = true
        return problem
    }()
}
