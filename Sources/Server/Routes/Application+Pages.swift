import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierViews
import Foundation
import Synchronization

extension Application {
    /// What a page can be given as.
    enum PageFormat: Sendable {
        case html
        case json
    }

    /// JSON for whom asks for JSON and not for HTML, else HTML.
    func pageFormat(of request: HTTPRequest) -> PageFormat {
        let accepted = MediaRanges(request.headers[.accept])
        return accepted.names("application/json") && !accepted.names("text/html") ? .json : .html
    }

    /// `GET /<scene>`: a new session's page, or with `?session=S` that session's as it is now.
    func page(_ scene: String, _ request: HTTPRequest, as format: PageFormat) throws(Problem) -> HTTPOutcome {
        let browser = BrowserCookie.id(in: request.headers)
        if let id = request.query[Wire.Query.session] {
            return try waitingForMain(id, scene, request) { (application) throws(Problem) in
                let session = try application.sessions.find(id, scene: scene, browser: browser)
                session.update()
                return application.write(session.state(), as: format, to: request)
            }
        }
        let host = HostEnvironment(request)
        try checkLoad()
        load.enter()
        return .onMainActor { [self] in
            measuringMain(scene, nil, request) { (application) throws(Problem) in
                let session = try application.sessions.open(scene, host: host, browser: browser)
                let state = session.state()
                // The head of a page says how long the page is, and nobody is told of the session.
                guard request.method != .head else {
                    application.sessions.remove(session)
                    return application.write(state, as: format, to: request)
                }
                return application.write(
                    state, as: format, headers: [BrowserCookie.header(session.client.id)], to: request)
            }
        }
    }

    private func pageHeaders(_ format: PageFormat) -> [HTTPResponse.Header] {
        var headers = [
            HTTPResponse.Header(
                "Content-Type", format == .html ? "text/html; charset=utf-8" : "application/json"),
            HTTPResponse.Header("Cache-Control", "no-store"),
        ]
        if format == .html {
            // A browser that gives hints gives them from its second request on; the first learns by the script.
            headers.append(
                HTTPResponse.Header(
                    "Accept-CH",
                    "Sec-CH-Viewport-Width, Sec-CH-Viewport-Height, Sec-CH-DPR, Sec-CH-Prefers-Color-Scheme, "
                        + "Sec-CH-Prefers-Reduced-Motion"))
        }
        return headers
    }

    /// The writing of a page, off the main actor.
    func write(
        _ state: PageState, as format: PageFormat, headers: [HTTPResponse.Header] = [], to request: HTTPRequest
    ) -> HTTPOutcome.Finish {
        { [self] in
            let start = ContinuousClock.now
            let bytes = format == .html ? renderer.page(state) : renderer.json(state)
            let response = compressed(HTTPResponse(.ok, headers: pageHeaders(format) + headers), bytes, for: request)
            metrics.renderSeconds.record(ContinuousClock.now - start)
            return complete(response, to: request)
        }
    }

    /// The answer with a body, compressed where the client takes it and it saves packets.
    func compressed(_ response: HTTPResponse, _ bytes: [UInt8], for request: HTTPRequest) -> HTTPResponse {
        var response = response
        response.body = .bytes(bytes)
        guard bytes.count > 1024, let coding = ContentCoding(accepted: request.headers[.acceptEncoding]),
            let smaller = bytes.withUnsafeBytes({ coding.compress($0, .quick) })
        else { return response }
        response.headers.append(HTTPResponse.Header("Content-Encoding", coding.rawValue))
        response.body = .bytes(smaller)
        return response
    }

    // MARK: Work on the main actor

    typealias MainWork = @MainActor @Sendable (Application) throws(Problem) -> HTTPOutcome.Finish

    /// Takes on work for a session, unless too much of it waits already, or too much of all.
    ///
    /// - Parameter isBounded: false for what is done in no time, such as the opening of a channel.
    func enter(_ session: String, isBounded: Bool = true) throws(Problem) {
        if isBounded { try checkLoad() }
        guard waiting.enter(session, maximum: settings.maximumWaiting) else { throw Problem.tooManyWaiting }
        load.enter()
    }

    /// Refuses further work where what waits takes too long already.
    func checkLoad() throws(Problem) {
        let delay = load.delay
        guard delay > settings.maximumDelay else { return }
        metrics.overloads.add(1, ordering: .relaxed)
        // By then about half of what waits is done.
        throw Problem.overloaded(retryAfter: min(max(Int((delay / 2).rounded(.up)), 1), 30))
    }

    /// Work for a session.
    func waitingForMain(
        _ session: String, _ scene: String, _ request: HTTPRequest, isBounded: Bool = true, _ work: @escaping MainWork
    ) throws(Problem) -> HTTPOutcome {
        try enter(session, isBounded: isBounded)
        return .onMainActor { [self] in
            waiting.leave(session)
            return measuringMain(scene, session, request, work)
        }
    }

    @MainActor
    func measuringMain(
        _ scene: String, _ session: String?, _ request: HTTPRequest, _ mainWork: MainWork
    ) -> HTTPOutcome.Finish {
        let start = ContinuousClock.now
        load.begin()
        work.begin("page", scene: scene, session: session)
        defer {
            work.end()
            load.end()
            metrics.mainActorSeconds.record(ContinuousClock.now - start)
        }
        do throws(Problem) { return try mainWork(self) } catch {
            let problem = error
            return { [self] in refuse(request, problem) }
        }
    }
}
