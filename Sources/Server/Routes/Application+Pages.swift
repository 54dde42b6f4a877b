import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierViews
import Foundation
import Synchronization

extension Application {
    /// The formats of a page.
    enum PageFormat: Sendable {
        case html
        case json
    }

    /// JSON for clients that accept JSON and not HTML, else HTML.
    func pageFormat(of request: HTTPRequest) -> PageFormat {
        let accepted = MediaRanges(request.headers[.accept])
        return accepted.names("application/json") && !accepted.names("text/html") ? .json : .html
    }

    /// `GET /<scene>`: the page of a new session, or with `?session=S` the current page of that session. A browser that shows
    /// another revision of it names that revision with `&revision=R`, and one that prints it adds `&paper`. A program that may ask again, if it
    /// has not received the response, names itself with `&page=P`.
    func page(
        _ scene: String, at location: PageLocation? = nil, _ request: HTTPRequest, as format: PageFormat
    ) throws(Problem) -> HTTPOutcome {
        let browser = cookies.id(in: request)
        let returning = request.method == .get ? returningPages.take(request, of: browser) : nil
        if let id = request.query[Wire.Query.session] ?? returning {
            let shown = request.query[Wire.Query.revision].flatMap { Int($0) }
            let proof = request.query[Wire.Query.page].map { RenewalProof.load(page: $0) }
            return try waitingForMain(id, scene, request, proof: proof) { (application) throws(Problem) in
                let renewed = application.sessions.renewed(id, by: proof, from: browser)
                let session = try application.sessions.find(
                    id, scene: scene, browser: renewed?.session.browser ?? browser, request: PageRequest(request))
                if request.query[Wire.Query.paper] != nil {
                    return application.write(try session.paperState(), as: format, to: request)
                }
                session.update()
                var headers = returning == nil ? [] : [ReturningPages.removal(isSecure: request.isSecure)]
                // Without scripts, nothing else asks for what a task has changed.
                if request.method == .get {
                    if let renewed {
                        headers += application.headers(renewing: session, renewed.renewal.cookies, for: request)
                    }
                    headers += application.perform(session.live.takeChanges(), of: session, by: proof, for: request)
                    session.update()
                }
                let state = session.loadedState(for: shown, listsAnimations: format == .json)
                return application.write(state, as: format, headers: headers, to: request)
            }
        }
        if [SceneName.unknownPaths, SceneName.errors].contains(scene) { return unknownPath(request, .noSuchScene) }
        let host = HostEnvironment(request)
        let tab = TabCookie.sessions(in: request.headers)
        return try owning(newPageOf: browser, request) { [self] (ids) throws(Problem) in
            let admitted = try admission.enter(of: request.client)
            let user = issuedUser(of: request)
            return onMainActor(scene, nil, request, admitted) { (application) throws(Problem) in
                let session: Session
                do throws(Problem) {
                    session = try application.sessions.open(
                        scene, at: location, host: host, browser: browser, ids: ids, address: request.client, tab: tab,
                        request: PageRequest(request), user: user)
                } catch {
                    return try application.ownPage(for: error, request)
                }
                // An animation that begins with the page goes on in the browser, so other pages are not updated here.
                if !session.live.isPlaceResolved {
                    guard session.live.openPlace() else {
                        application.sessions.remove(session)
                        return try application.ownPage(for: .noSuchPlace, request)
                    }
                    session.update()
                }
                return application.show(session, as: format, to: request)
            }
        }
    }

    /// The user whom a service has just identified for the browser of a request; nil for none.
    private func issuedUser(of request: HTTPRequest) -> IssuedUser? {
        guard !issuers.isEmpty, request.headers[.cookie] != nil, request.method != .head else { return nil }
        let web = WebRequest(request)
        for issuer in issuers { if let user = issuer.redeem(web) { return user } }
        return nil
    }

    /// The response with the page of a new session: the page, or a redirect in place of it.
    ///
    /// - Parameter problem: The problem in whose place the page is shown; nil for none.
    @MainActor
    func show(
        _ session: Session, as format: PageFormat, insteadOf problem: Problem? = nil, to request: HTTPRequest
    ) -> HTTPOutcome.Finish {
        let answer = session.live.takeAnswer()
        if request.method != .head, answer.changes.identity != nil {
            sessions.apply(answer.changes, of: session)
            session.update()
        }
        var headers = problem?.headers ?? []
        // The response to HEAD has the length of the page, but the client does not learn the session's id.
        if request.method != .head {
            headers += cookieHeaders(answer.changes.cookies, for: request)
            headers.append(cookies.header(session.client.id, isSecure: request.isSecure))
        }
        if let target = answer.redirect {
            if request.query.pairs.isEmpty, target.location == request.path {
                Warning.log("the page at \(request.path.prefix(200)) redirects to itself")
            } else {
                sessions.discard(session)
                headers.append(HTTPResponse.Header("Location", target.location))
                headers.append(HTTPResponse.Header("Cache-Control", "no-store"))
                return { [self, headers] in complete(HTTPResponse(.seeOther, headers: headers), to: request) }
            }
        }
        let state = session.loadedState(listsAnimations: format == .json)
        if request.method == .head { sessions.remove(session) }
        return write(
            state, as: format, status: answer.status.map { HTTPStatus(ofPage: $0) } ?? problem?.status ?? .ok,
            headers: headers, ofPage: answer.headers, to: request)
    }

    /// Performs changes of the browser, and returns the headers that tell it of them.
    @MainActor
    func perform(
        _ changes: BrowserChanges, of session: Session, by proof: RenewalProof? = nil, for request: HTTPRequest
    ) -> [HTTPResponse.Header] {
        for id in session.client.sessions { sessions.live[id]?.live.noteCookies(changes.cookies) }
        guard changes.identity != nil else { return cookieHeaders(changes.cookies, for: request) }
        sessions.apply(changes, of: session, by: proof)
        return headers(renewing: session, changes.cookies, for: request)
    }

    /// The headers that set the id of a session's browser, and cookies of the app.
    @MainActor
    func headers(
        renewing session: Session, _ changes: [CookieChange], for request: HTTPRequest
    ) -> [HTTPResponse.Header] {
        cookieHeaders(changes, for: request) + [cookies.header(session.client.id, isSecure: request.isSecure)]
    }

    /// The headers that set cookies of the app. Browsers would refuse some of them without TLS.
    func cookieHeaders(_ changes: [CookieChange], for request: HTTPRequest) -> [HTTPResponse.Header] {
        changes.compactMap { change in
            if let header = Cookies.header(change, isSecure: request.isSecure) { return header }
            log.write(
                .warning, "cookie refused", [("name", change.name), ("message", "browsers take it over TLS only")],
                kind: "cookie refused")
            return nil
        }
    }

    private func pageHeaders(_ format: PageFormat) -> [HTTPResponse.Header] {
        var headers = [
            HTTPResponse.Header(
                "Content-Type", format == .html ? "text/html; charset=utf-8" : "application/json"),
            // A browser may show a page again that it kept as it was, but not its text without a request.
            HTTPResponse.Header("Cache-Control", format == .html ? "private, no-cache" : "no-store"), .variesByAccept,
        ]
        if format == .html {
            // Browsers send hints from their second request on. For the first one, the script reports the window.
            headers.append(
                HTTPResponse.Header(
                    "Accept-CH",
                    "Sec-CH-Viewport-Width, Sec-CH-Viewport-Height, Sec-CH-DPR, Sec-CH-Prefers-Color-Scheme, "
                        + "Sec-CH-Prefers-Reduced-Motion"))
        }
        return headers
    }

    /// Writes a page, off the main actor.
    ///
    /// - Parameter own: The headers that the page's code has added. They go before the usual ones of a page.
    func write(
        _ state: PageState, as format: PageFormat, status: HTTPStatus = .ok,
        headers: [HTTPResponse.Header] = [], ofPage own: [PageAnswer.Header] = [], to request: HTTPRequest
    ) -> HTTPOutcome.Finish {
        { [self] in
            let start = ContinuousClock.now
            var state = state
            if state.tree.metadata != nil { state.origin = request.origin ?? "" }
            let isKnown = cookies.id(in: request) != nil
            state.offersInstallation = isKnown || request.fetchesManifestsLate
            // A first load has no request more.
            state.keepsOfflinePage = offlinePages != nil && isKnown
            let coding = ContentCoding(accepted: request.headers[.acceptEncoding])
            let page =
                format == .html
                ? renderer.page(state, in: coding) : CodedBytes(renderer.json(state), in: coding)
            var headers = pageHeaders(format) + headers
            // Also for programs that do not read the head of a page.
            if state.tree.metadata?.isUnlisted == true {
                headers.append(HTTPResponse.Header("X-Robots-Tag", "noindex"))
            }
            for header in own {
                let name = header.name.lowercased()
                headers.removeAll { $0.name.lowercased() == name }
                headers.append(HTTPResponse.Header(header.name, header.value))
            }
            if format == .html, state.hasActedByGuess, request.headers[.userAgent]?.contains("Android") != true {
                // A browser that sends hints asks for the page again at once, before the script does. On Android, its hints do not
                // help (`HostEnvironment.init(_:)`).
                headers.append(HTTPResponse.Header("Critical-CH", "Sec-CH-Viewport-Width, Sec-CH-Viewport-Height"))
            }
            let response = coded(HTTPResponse(status, headers: headers), page)
            metrics.renderSeconds.record(ContinuousClock.now - start)
            return complete(response, to: request)
        }
    }

    /// Adds a body, compressed if the client accepts it and it saves packets.
    func compressed(_ response: HTTPResponse, _ bytes: [UInt8], for request: HTTPRequest) -> HTTPResponse {
        coded(response, CodedBytes(bytes, in: ContentCoding(accepted: request.headers[.acceptEncoding])))
    }

    private func coded(_ response: HTTPResponse, _ body: CodedBytes) -> HTTPResponse {
        var response = response
        if let coding = body.coding {
            response.headers.append(HTTPResponse.Header("Content-Encoding", coding.rawValue))
        }
        response.body = .bytes(body.bytes)
        return response
    }

    // MARK: Work on the main actor

    typealias MainWork = @MainActor @Sendable (Application) throws(Problem) -> HTTPOutcome.Finish

    /// Work for a session.
    func waitingForMain(
        _ session: String, _ scene: String, _ request: HTTPRequest, isBounded: Bool = true, proof: RenewalProof? = nil,
        _ work: @escaping MainWork
    ) throws(Problem) -> HTTPOutcome {
        try owning(session, request, proof: proof) { [self] () throws(Problem) in
            let admitted = try admission.enter(session, of: request.client, isBounded: isBounded)
            return onMainActor(scene, session, request, admitted, work)
        }
    }

    /// Admitted work.
    ///
    /// - Parameter session: the session for which it was admitted; nil for work without one.
    func onMainActor(
        _ scene: String, _ session: String?, _ request: HTTPRequest, _ admitted: AdmittedWork,
        _ work: @escaping MainWork
    ) -> HTTPOutcome {
        .onMainActor(
            { [self] in
                admitted.begin()
                return Log.$request.withValue(request.id) { measuringMain(scene, session, request, admitted, work) }
            }, drop: { admitted.drop() })
    }

    @MainActor
    private func measuringMain(
        _ scene: String, _ session: String?, _ request: HTTPRequest, _ admitted: AdmittedWork, _ mainWork: MainWork
    ) -> HTTPOutcome.Finish {
        let start = ContinuousClock.now
        admission.load.begin()
        work.begin("page", scene: scene, session: session)
        defer {
            work.end()
            admission.load.end()
            let duration = ContinuousClock.now - start
            metrics.mainActorSeconds.record(duration)
            admitted.record(duration)
        }
        do throws(Problem) { return try mainWork(self) } catch {
            let problem = error
            return { [self] in refuse(request, problem) }
        }
    }
}
