import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierViews
import Foundation

extension Application {
    /// `GET /<scene>/updates?session=S`: the session's patches as server-sent events, starting from the revision in
    /// `Last-Event-ID` or `?revision=`.
    func updates(_ scene: String, _ request: HTTPRequest) throws(Problem) -> HTTPOutcome {
        guard let id = request.query[Wire.Query.session] else {
            throw Problem(.badRequest, "Name the session: /updates?session=S.")
        }
        guard MediaRanges(request.headers[.accept]).quality(of: "text/event-stream") > 0 else {
            throw Problem(.notAcceptable, "Updates are sent as text/event-stream.")
        }
        let headers = [
            HTTPResponse.Header("Content-Type", "text/event-stream"), HTTPResponse.Header("Cache-Control", "no-store"),
            // Asks proxies to forward each message at once.
            HTTPResponse.Header("X-Accel-Buffering", "no"),
        ]
        // After a broken stream, the browser uses the same URL and sends the last id that it received.
        let known = [request.headers[.lastEventID], request.query[Wire.Query.revision]].compactMap {
            $0.flatMap { Int($0) }
        }
        .max()
        let browser = cookies.id(in: request)
        let zone = ZoneCookie.zone(in: request.headers)
        return try waitingForMain(id, scene, request, isBounded: false) { (application) throws(Problem) in
            let session = try application.sessions.find(
                id, scene: scene, browser: browser, request: PageRequest(request))
            if request.method == .head {
                return { [application] in
                    application.complete(HTTPResponse(.ok, headers: headers, body: .unstated), to: request)
                }
            }
            session.note(timeZone: zone)
            session.address = request.client
            let stream = EventStream()
            session.open(stream, of: request.query[Wire.Query.page], from: known ?? session.update().revision)
            return { [application] in
                application.complete(HTTPResponse(.ok, headers: headers, body: .stream(stream)), to: request)
            }
        }
    }
}
