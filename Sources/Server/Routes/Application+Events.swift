import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierViews
import Foundation

extension Application {
    /// `POST /<scene>/events`: a batch of events from a script or a form.
    func events(_ scene: String, _ request: HTTPRequest) throws(Problem) -> HTTPOutcome {
        try SameOrigin.check(request.headers)
        let post = try decode(request)
        let sender = sender(of: request, post)
        return try owning(post.session, request, proof: post.batch.map { RenewalProof($0) }) {
            [self] () throws(Problem) in
            let delivery = try delivery.admit(
                EventRequest(
                    post: post, scene: scene, browser: cookies.id(in: request), sender: sender,
                    client: request.client, size: request.body.count,
                    waitsForStore: !sender.takesPatches && !prefersNotToWait(request), request: PageRequest(request),
                    trace: request.id))
            return .onMainActorInTurns(
                { [self] reply in
                    delivery.work { [self] result in
                        reply { [self] in
                            do throws(Problem) { return respond(with: try result.get(), to: request, sender) } catch {
                                return refuse(request, error)
                            }
                        }
                    }
                }, drop: delivery.drop)
        }
    }

    private func decode(_ request: HTTPRequest) throws(Problem) -> EventPost {
        let type = (request.headers[.contentType] ?? "").prefix { $0 != ";" }[...].trimmed.lowercased()
        switch type {
        case "application/x-www-form-urlencoded":
            // curl's default type for JSON passed with -d. A form does not start with a brace.
            if request.body.first == UInt8(ascii: "{") { fallthrough }
            return try EventPost.decode(form: request.body, maximumEvents: settings.maximumEvents)
        case "application/json", "":
            return try EventPost.decode(json: request.body, maximumEvents: settings.maximumEvents)
        default:
            throw Problem(
                .unsupportedMediaType, "Events must be application/json or application/x-www-form-urlencoded.")
        }
    }

    private func sender(of request: HTTPRequest, _ post: EventPost) -> EventSender {
        let accepted = MediaRanges(request.headers[.accept])
        if accepted.names(renderer.patchType) { return .page }
        if case .form = post.content, !accepted.names("application/json") { return .form }
        return .program
    }

    /// Whether a program accepts a response before its events are stored (RFC 7240).
    private func prefersNotToWait(_ request: HTTPRequest) -> Bool {
        (request.headers[.prefer] ?? "").split(separator: ",").contains {
            $0.prefix { $0 != ";" }.trimmed.lowercased() == "respond-async"
        }
    }

    /// Writes the result of a batch, off the main actor.
    private func respond(with result: EventResult, to request: HTTPRequest, _ sender: EventSender) -> HTTPResponse {
        let start = ContinuousClock.now
        let state = result.state
        let window =
            (result.reportsWindow ? [WindowMemory.header(for: state.host, isSecure: request.isSecure)] : [])
            + cookieHeaders(state.cookies, for: request)
            + (state.browser.map { [cookies.header($0, isSecure: request.isSecure)] } ?? [])
        if var lateness = result.lateness {
            lateness.headers += window
            return refuse(request, lateness, of: sender, showing: state)
        }
        var headers = [HTTPResponse.Header("Cache-Control", "no-store")] + window
        if case .form = sender {
            if let url = state.opened {
                guard case .path(let path)? = RedirectTarget(path: url) else {
                    return complete(leave(for: url, headers, below: request.basePath), to: request)
                }
                headers.append(HTTPResponse.Header("Location", path))
                return complete(HTTPResponse(.seeOther, headers: headers), to: request)
            }
            if let file = state.offered {
                headers.append(HTTPResponse.Header("Location", Self.address(of: file, state)))
                return complete(HTTPResponse(.seeOther, headers: headers), to: request)
            }
            headers.append(HTTPResponse.Header("Location", Self.address(of: state)))
            return complete(HTTPResponse(.seeOther, headers: headers), to: request)
        }
        headers.append(
            HTTPResponse.Header("Content-Type", result.patch == nil ? "application/json" : renderer.patchType))
        if !result.isStored, prefersNotToWait(request) {
            headers.append(HTTPResponse.Header("Preference-Applied", "respond-async"))
        }
        let response = compressed(
            HTTPResponse(result.isStored ? .ok : .accepted, headers: headers),
            result.patch?.bytes() ?? renderer.json(state), for: request)
        metrics.renderSeconds.record(ContinuousClock.now - start)
        return complete(response, to: request)
    }

    /// Refuses an event that came too late. A browser that has posted a form shows the present page, and leads to its address.
    private func refuse(
        _ request: HTTPRequest, _ problem: Problem, of sender: EventSender, showing state: PageState
    ) -> HTTPResponse {
        guard case .form = sender, MediaRanges(request.headers[.accept]).names("text/html") else {
            return refuse(request, problem)
        }
        let headers = problem.headers + [HTTPResponse.Header("Refresh", "0;url=" + Self.address(of: state))]
        return write(state, as: .html, status: problem.status, headers: headers, to: request)()
    }

    private static func address(of state: PageState) -> String {
        RouteTable.path(of: state.scene) + "?session=" + state.session
    }

    /// Leads a browser without scripts to a URL that the app opens. The policy allows no form whose response redirects to another
    /// site.
    private func leave(
        for url: String, _ headers: [HTTPResponse.Header], below basePath: BasePath
    ) -> HTTPResponse {
        let link = "<p><a href=\"\(HTMLText.escape(basePath.address(of: url)))\">\(HTMLText.escape(url))</a></p>"
        return HTTPResponse(
            .ok, type: "text/html; charset=utf-8", bytes: Array(SimplePage.html(title: url, body: link).utf8),
            headers: headers + [HTTPResponse.Header("Refresh", "0;url=" + url)])
    }
}
