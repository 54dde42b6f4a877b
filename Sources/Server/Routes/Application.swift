import EspalierDisplayTree
import EspalierSupervision
package import EspalierViews
import Foundation
import Synchronization

/// Serves an app's scenes at routes. It handles requests with or without a socket.
package final class Application: HTTPHandling {
    let routes: RouteTable
    let list: SceneList
    /// Whether the app has a page for paths that it does not have.
    let showsUnknownPaths: Bool
    /// Whether the app has a page in place of those that cannot be shown.
    let showsErrors: Bool
    /// The app's page that browsers keep for the time without a connection; nil for none.
    let offlinePages: OfflinePages?
    let files: StaticFiles
    let renderer: any PageRendering
    let settings: SessionSettings
    let metrics = Metrics()
    let log: Log
    /// Reads and writes the sockets of all channels.
    let channels: ChannelLoop
    /// Admits work for the main actor.
    let admission: Admission
    /// The current work of the main actor.
    let work = WorkInHand()
    private let turns: SessionTurns
    /// Delivers batches of events to their sessions.
    let delivery: EventDelivery
    /// The host names that requests may have.
    let allowedHosts: AllowedHosts
    /// The host of the last request that had an allowed one.
    private let knownHost = Mutex("")
    /// The conditions that `GET /readyz` reports.
    package let readiness = Readiness()
    let sessions: SessionRegistry
    /// The pages to which browsers come back.
    let returningPages: ReturningPages
    /// Answers the requests to endpoints.
    let endpoints: EndpointRunner
    /// Reads and writes the cookie that identifies a browser.
    let cookies: BrowserCookie
    /// The uploads that arrive in several requests.
    let uploads = UnfinishedUploads { Double(MonotonicClock.nanoseconds) * 1e-9 }
    /// The other files on their way from and to browsers.
    let transfers = FileTransfers()
    /// The rules that find the users of pages, by scene.
    private let authentications: [String: [Authentication]]
    /// The services at which users sign in.
    let issuers: [any SignInIssuer]
    /// Apple's service, with the sign-ins for which pages wait.
    let appleServices: [any AppleSignInService]
    private let isShuttingDown = Atomic<Bool>(false)
    /// Whether connections end with their next response, because another process serves their browsers from now on.
    private let isDraining = Atomic<Bool>(false)

    #if DEBUG
        /// Answers a path that only debug builds have; nil for other paths.
        struct DebugRoute: Sendable {
            let outcome: @Sendable (HTTPRequest) -> HTTPOutcome?
        }

        let debugRoute = Mutex<DebugRoute?>(nil)
    #endif

    /// The state of all workers; nil for a process that serves alone.
    let workers = Mutex<ServiceStatus?>(nil)
    /// Asks the other workers for their metrics, and passes them on.
    let askOthers = Mutex<Reading<AskOthers>?>(nil)
    /// - Parameter own: The metrics of this process.
    typealias AskOthers = @Sendable (_ own: String, _ deliver: @escaping @Sendable ([String]) -> Void) -> Void

    /// The transport's counters, for `GET /metrics`.
    let transport = Mutex(Reading { (connections: 0, healthChecks: 0) })

    #if DEBUG
        /// The wall of the program's previews; nil for none.
        let previews = Mutex<PreviewWall?>(nil)
    #endif

    /// - Parameters:
    ///   - app: the app to serve. If scenes have the same id, the first one wins.
    ///   - endpoints: the app's endpoints; nil for none.
    ///   - servesMonitoring: whether `/metrics`, `/readyz` and `/healthz` are beside the app's paths.
    @MainActor
    package init(
        app: AppBlueprint, endpoints: EndpointTable? = nil, resources: AppResources, renderer: any PageRendering,
        files: StaticFiles,
        store: any SnapshotStore, ownership: PageOwnership? = nil, work: WorkRecord? = nil,
        settings: SessionSettings = SessionSettings(),
        allowedHosts: AllowedHosts = .any, servesMonitoring: Bool = true,
        log: Log = .shared, memory: (() -> Int)? = nil,
        now: @escaping () -> Double = { ProcessInfo.processInfo.systemUptime },
        wallClock: @escaping () -> Double = { Date().timeIntervalSince1970 }
    ) {
        routes = RouteTable(
            scenes: app.scenes.map(\.id) + app.unlistedScenes + (app.showsUnknownPaths ? [SceneName.unknownPaths] : [])
                + (app.showsErrors ? [SceneName.errors] : []),
            withValues: app.scenes.filter(\.hasValues).map(\.id), endpoints: endpoints,
            servesMonitoring: servesMonitoring)
        authentications = app.authentications
        issuers = app.issuers
        appleServices = app.services.compactMap { $0 as? any AppleSignInService }
        (showsUnknownPaths, showsErrors) = (app.showsUnknownPaths, app.showsErrors)
        offlinePages = app.hasOfflinePage ? OfflinePages() : nil
        list = SceneList(
            items: app.scenes.map { SceneList.Item(id: $0.id, title: $0.title.isEmpty ? $0.id : $0.title) })
        self.files = files
        self.log = log
        self.renderer = renderer
        self.settings = settings
        self.allowedHosts = allowedHosts
        cookies = BrowserCookie(secret: store.secret)
        returningPages = ReturningPages(secret: store.secret)
        for service in app.services { service.share(store.secret) }
        admission = Admission(settings: settings, metrics: metrics)
        turns = SessionTurns(load: admission.load)
        channels = ChannelLoop(closeTimeout: .seconds(settings.channelCloseTimeout))
        sessions = SessionRegistry(
            app: app, resources: resources, renderer: renderer, metrics: metrics, store: store, ownership: ownership,
            work: work, settings: settings, log: log, memory: memory ?? { ProcessMemory.resident }, now: now,
            wallClock: wallClock)
        let (knownSessions, knownCookies) = (sessions, cookies)
        self.endpoints = EndpointRunner(
            endpoints ?? EndpointTable(), log: log,
            browserUser: { [sessions = knownSessions, cookies = knownCookies] request in
                guard let browser = cookies.id(in: request), CrossOrigin.trustsCookies(of: request) else { return nil }
                return await sessions.user(of: browser)
            })
        delivery = EventDelivery(
            to: sessions, turns: turns, admission: admission, work: self.work, metrics: metrics, renderer: renderer,
            batchBudget: settings.batchBudget)
        let writer = sessions.writer
        sessions.isBusy = { [uploads, transfers] in uploads.areActive(for: $0) || transfers.areActive(for: $0) }
        readiness.require("snapshots") { writer.problem }
        readiness.require("workers") { [weak self] in
            guard let status = self?.workers.withLock({ $0 }), status.serving * 2 < status.count else { return nil }
            return "\(status.serving) of \(status.count) serve"
        }
        if let ownership {
            readiness.require("store") { ownership.problem }
            if let warning = ownership.warning { readiness.remark("store", warning) }
        }
        let (load, limit) = (admission.load, settings.maximumDelay)
        readiness.require("load") {
            let delay = load.delay
            return delay > limit ? "new work would wait \(Int(delay.rounded(.up))) s" : nil
        }
    }

    // MARK: Requests

    package func showsHeaders(_ method: HTTPRequest.Method, _ path: String) -> Bool {
        if method == .get || method == .head { return !path.hasPrefix("/public/") }
        guard routes.endpoints != nil, case .endpoint? = routes.route(path) else { return false }
        return true
    }

    package func outcome(of request: HTTPRequest) -> HTTPOutcome {
        if let refusal = refusal(of: request) { return .response(refusal) }
        #if DEBUG
            if let outcome = debugRoute.withLock({ $0 })?.outcome(request) { return outcome }
            if let outcome = previewOutcome(of: request) { return outcome }
        #endif
        return returning(request) ?? routedOutcome(of: request)
    }

    /// The outcome of a request that the server does not refuse.
    func routedOutcome(of request: HTTPRequest) -> HTTPOutcome {
        guard let route = routes.route(request.path) else {
            return unknownPath(request, .nothing(below: request.basePath))
        }
        if case .endpoint(let matches) = route {
            return endpoints.outcome(
                of: request, matches, complete: { [self] in completeEndpoint($0, to: request) },
                refuse: { [self] in refuse(request, $0) })
        }
        guard route.allows(request.method) else {
            let problem = Problem(
                .methodNotAllowed, "This path accepts \(route.allowed).",
                headers: [HTTPResponse.Header("Allow", route.allowed)])
            return .response(refuse(request, problem))
        }
        if request.method == .options {
            return .response(complete(HTTPResponse(.noContent, headers: [.init("Allow", route.allowed)]), to: request))
        }
        if let scene = route.scene, let rules = authentications[scene], request.namedUser == nil,
            request.method != .post, rules.checkToken(of: WebRequest(request))
        {
            return checkingToken(of: request, rules)
        }
        do throws(Problem) {
            switch route {
            case .list: return .response(complete(listPage(request), to: request))
            case .health: return .response(complete(health, to: request))
            case .readiness: return .response(complete(readinessPage, to: request))
            case .metrics: return metricsOutcome { [self] in complete($0, to: request) }
            case .file(let path): return try file(path, request)
            case .page(let scene, let value, let place):
                let location = PageLocation(
                    base: PercentEncoding.encode(path: scene), value: value, segments: place,
                    query: request.query.urlEncoded)
                #if DEBUG
                    if let outcome = try picture(of: scene, at: location, request) { return outcome }
                #endif
                return try page(scene, at: location, request, as: pageFormat(of: request))
            case .json(let scene): return try page(scene, request, as: .json)
            case .events(let scene): return try events(scene, request)
            case .updates(let scene): return try updates(scene, request)
            case .channel(let scene): return try channel(scene, request)
            case .left(let scene): return try left(scene, request)
            case .uploads(let scene): return try upload(scene, request)
            case .downloads(let scene): return try download(scene, request)
            case .tickets(let scene): return try ticket(scene, request)
            case .endpoint: return unknownPath(request, Problem(.notFound, ""))
            }
        } catch {
            return .response(refuse(request, error))
        }
    }

    /// The outcome of a request for a page whose token a task has to check first.
    private func checkingToken(of request: HTTPRequest, _ rules: [Authentication]) -> HTTPOutcome {
        .inTask(isBrief: false) { [self] in
            var request = request
            do throws(Problem) {
                request.namedUser = try await rules.user(of: WebRequest(request), at: request.path, log: log)
            } catch {
                return refuse(request, error)
            }
            return await respond(to: request)
        }
    }

    /// The response to a request that the server refuses whatever its path; nil for others.
    func refusal(of request: HTTPRequest) -> HTTPResponse? {
        if isShuttingDown.load(ordering: .acquiring) { return refuse(request, .shuttingDown) }
        // Health checks may use any host name. They reveal nothing about users.
        if let host = request.headers[.host], !isAllowed(host), request.path != "/healthz" {
            return refuse(request, Problem.wrongHost)
        }
        return nil
    }

    private func isAllowed(_ host: String) -> Bool {
        if knownHost.withLock({ $0 == host }) { return true }
        guard allowedHosts.contain(host) else { return false }
        knownHost.withLock { $0 = host }
        return true
    }

    package func noMemory(_ request: HTTPRequest) -> HTTPResponse { refuse(request, .overloaded(retryAfter: 5)) }

    package func tooLarge(_ request: HTTPRequest) -> HTTPResponse {
        let limit =
            switch bodyHandling(request.method, request.path) {
            case .memory: "1 MiB"
            case .file: UploadLimit.text
            case .stream(let limit): "\(limit) bytes"
            }
        return refuse(request, Problem(.contentTooLarge, "The body is too large: send at most \(limit)."))
    }

    package func queryTooLong(_ request: HTTPRequest) -> HTTPResponse {
        refuse(request, Problem(.uriTooLong, "The query has too many parameters: send at most 64."))
    }

    package func malformed(_ request: HTTPRequest, _ reason: String) -> HTTPResponse {
        refuse(request, Problem(.badRequest, reason))
    }

    package func overdue(_ request: HTTPRequest) -> HTTPResponse {
        refuse(request, .overloaded(retryAfter: 5))
    }

    package func tooManyConnections(_ request: HTTPRequest) -> HTTPResponse {
        refuse(
            request,
            Problem(
                .tooManyRequests,
                "Too many requests of this address are in progress. Send the next one after a response.",
                headers: [HTTPResponse.Header("Retry-After", "1")]))
    }

    private func file(_ path: String, _ request: HTTPRequest) throws(Problem) -> HTTPOutcome {
        if let outcome = try offlineOutcome(of: request, path) { return outcome }
        if let picture = Picture.at(path) { return .response(complete(picture.response, to: request)) }
        if let make = files.making(path, in: ContentCoding(accepted: request.headers[.acceptEncoding])) {
            return .onWorker { [self] in
                make()
                do throws(Problem) { return complete(try files.response(to: request, path: path), to: request) } catch {
                    return refuse(request, error)
                }
            }
        }
        return .response(complete(try files.response(to: request, path: path), to: request))
    }

    // MARK: Responses

    /// Adds the common headers to a response, and counts it.
    func complete(_ response: HTTPResponse, to request: HTTPRequest) -> HTTPResponse {
        var response = response
        response.headers += SecurityHeaders.all
        // Caches keep files, for other requests.
        if !request.path.hasPrefix("/public/") { response.headers.append(.requestID(request.id)) }
        if isDraining.load(ordering: .relaxed) {
            response.headers.append(HTTPResponse.Header("Connection", "close"))
        } else if sessions.ownership != nil, response.status != .switchingProtocols, let end = endOfStray(request) {
            response.headers.append(end)
        }
        metrics.count(status: response.status.rawValue)
        return response
    }

    /// The same for an endpoint, whose own headers take the place of the common ones.
    private func completeEndpoint(_ response: HTTPResponse, to request: HTTPRequest) -> HTTPResponse {
        var response = response
        for header in SecurityHeaders.all where !response.headers.contains(where: { $0.name == header.name }) {
            response.headers.append(header)
        }
        let id = HTTPResponse.Header.requestID(request.id)
        response.headers.removeAll { $0.name.isHeader("x-request-id") }
        response.headers.append(id)
        metrics.count(status: response.status.rawValue)
        return response
    }

    /// The response to a refused request, with a line in the log.
    func refuse(_ request: HTTPRequest, _ problem: Problem) -> HTTPResponse {
        log(problem, method: request.method.rawValue, path: request.path, request: request.id)
        var response = problem.response(accepting: request.headers[.accept], below: request.basePath)
        // A browser that requested a page retries by itself.
        if request.method == .get, [.serviceUnavailable, .tooManyRequests].contains(problem.status),
            let pause = response["Retry-After"]
        {
            response.headers.append(HTTPResponse.Header("Refresh", pause))
        }
        return complete(response, to: request)
    }

    func log(_ problem: Problem, method: String, path: String, request: RequestID?) {
        if problem.isUsual { return }
        log.write(
            .warning, "refused",
            [
                ("status", String(problem.status.rawValue)), ("method", method), ("path", String(path.prefix(200))),
                ("detail", problem.detail),
            ], kind: "refused \(problem.status.rawValue)", request: request)
    }

    private func listPage(_ request: HTTPRequest) -> HTTPResponse {
        let headers = [HTTPResponse.Header("Cache-Control", "no-store"), HTTPResponse.Header.variesByAccept]
        if pageFormat(of: request) == .json {
            return HTTPResponse(
                .ok, type: "application/json", bytes: list.json(below: request.basePath), headers: headers)
        }
        let page = list.page(below: request.basePath)
        return HTTPResponse(.ok, type: "text/html; charset=utf-8", bytes: Array(page.utf8), headers: headers)
    }

    /// The response to a path of monitoring; nil for other paths.
    func monitoringResponse(to path: String) -> HTTPResponse? {
        switch path {
        case "/healthz": health
        case "/readyz": readinessPage
        default: nil
        }
    }

    /// For transports that do not respond to it themselves.
    private var health: HTTPResponse {
        HTTPResponse(
            .ok, type: "text/plain; charset=utf-8", bytes: Array("ok\n".utf8),
            headers: [.init("Cache-Control", "no-store")])
    }

    /// `ok`, or 503 with a line for each unmet condition.
    private var readinessPage: HTTPResponse {
        var unmet = readiness.unmet
        if isShuttingDown.load(ordering: .acquiring) { unmet.append(("shutdown", "the server is ending")) }
        let text =
            (unmet.isEmpty ? "ok\n" : "")
            + (unmet + readiness.remarks).map { "\($0.name): \($0.reason)\n" }.joined()
        return HTTPResponse(
            unmet.isEmpty ? .ok : .serviceUnavailable, type: "text/plain; charset=utf-8", bytes: Array(text.utf8),
            headers: [.init("Cache-Control", "no-store")])
    }

    // MARK: Ending

    /// Refuses requests with 503 from now on. Any thread may call it while the main actor is busy.
    package func refuseRequests() {
        isShuttingDown.store(true, ordering: .releasing)
    }

    /// Gives all pages up to other processes (`SessionRegistry.giveUpAll`). Requests are still answered, and end their connections.
    @MainActor
    package func drain(within time: Double, pause: ClosedRange<Int>) async {
        isDraining.store(true, ordering: .relaxed)
        await sessions.giveUpAll(within: time, pause: pause)
    }

    /// Ends the app's work: refuses requests with 503, completes current batches, and ends streams and channels. When
    /// this returns, all sessions are stored, and a copy of their file is complete.
    ///
    /// - Parameter patience: The time in seconds after which no further event of the current batches is performed.
    @MainActor
    package func shutDown(patience: Double = 60) {
        refuseRequests()
        turns.finish(until: .now + .seconds(patience))
        sessions.shutDown()
        endpoints.shutDown()
        sessions.writer.finish()
    }
}
