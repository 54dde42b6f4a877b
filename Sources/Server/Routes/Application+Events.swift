import DisplayTree
import Foundation
import Synchronization
import Views

extension Application {
    /// What the answer to events is.
    enum EventAnswer: Sendable {
        /// What leads the client from its revision to now.
        case patch
        case json
        /// The way back to the page, for a form.
        case redirect
    }

    /// `POST /<scene>/events`.
    func events(_ scene: String, _ request: HTTPRequest) throws(Problem) -> HTTPOutcome {
        try SameOrigin.check(request.headers)
        let post = try decode(request)
        let answer = answer(to: request, post)
        let waits = answer != .patch && !prefersNotToWait(request)
        let browser = BrowserCookie.id(in: request.headers)
        return try waitingForMain(post.session, request) { (application, reply) throws(Problem) in
            let session = try application.sessions.find(post.session, scene: scene, browser: browser)
            if let revision = post.revision { session.confirm(revision, takesPatches: answer == .patch) }
            // A page sends again what was not stored; a program is only told that its events are done when they are stored.
            let isStoredFirst = waits || answer == .patch && session.mustStore(before: post)
            let finish: @Sendable (Bool) -> HTTPResponse
            do throws(Problem) {
                let reported = try application.take(post, in: session, isShown: answer == .patch && !post.isRepeated)
                finish = try application.finish(answer, session, post, reported, request)
            } catch {
                throw application.explain(error, answer, session)
            }
            if isStoredFirst {
                application.sessions.store(session) { isStored in reply { finish(isStored) } }
            } else {
                let isStored = answer == .patch || !application.sessions.isDurable
                reply { finish(isStored) }
            }
        }
    }

    /// Whether a program takes an answer before its events are stored (RFC 7240).
    private func prefersNotToWait(_ request: HTTPRequest) -> Bool {
        (request.headers[.prefer] ?? "").split(separator: ",").contains {
            $0.prefix { $0 != ";" }.trimmed.lowercased() == "respond-async"
        }
    }

    private func decode(_ request: HTTPRequest) throws(Problem) -> EventPost {
        let type = (request.headers[.contentType] ?? "").prefix { $0 != ";" }[...].trimmed.lowercased()
        switch type {
        case "application/x-www-form-urlencoded":
            // curl's default type for JSON that was given by -d: a form does not begin with a brace.
            if request.body.first == UInt8(ascii: "{") { fallthrough }
            return try EventPost.decode(form: request.body, maximumEvents: settings.maximumEvents)
        case "application/json", "":
            return try EventPost.decode(json: request.body, maximumEvents: settings.maximumEvents)
        default:
            throw Problem(
                .unsupportedMediaType, "Events come as application/json or application/x-www-form-urlencoded.")
        }
    }

    private func answer(to request: HTTPRequest, _ post: EventPost) -> EventAnswer {
        let accepted = MediaRanges(request.headers[.accept])
        if accepted.names(renderer.patchType) { return .patch }
        if case .form = post.content, !accepted.names("application/json") { return .redirect }
        return .json
    }

    /// Does a batch of events, unless it was done before. Returns whether one reported the window.
    @MainActor
    func take(_ post: EventPost, in session: Session, isShown: Bool) throws(Problem) -> Bool {
        switch session.standing(of: post.batch) {
        case .done: return false
        case .early(let last): throw Problem.batchesAreMissing(after: last)
        case .new: break
        }
        // A batch that is refused, in the middle or as a whole, is done, too, as far as it could be.
        defer { session.finish(post.batch) }
        if let work = sessions.work, work.refuses(post.batch, of: session.id) { throw Problem.batchEndedTheServer }
        return try sessions.during(.batch, session: session.id, scene: session.scene, batch: post.batch) {
            () throws(Problem) in
            let reported = try hand(post, to: session, isShown: isShown)
            session.settle()
            return reported
        }
    }

    /// Hands the events to their nodes, in order.
    @MainActor
    private func hand(_ post: EventPost, to session: Session, isShown: Bool) throws(Problem) -> Bool {
        var reported = false
        switch post.content {
        case .events(let events):
            for (index, event) in events.enumerated() {
                switch event {
                case .window(let report):
                    session.live.host = report.apply(to: session.live.host)
                    reported = true
                case .node(let event):
                    sessions.work?.note(event: index, node: event.node, type: event.type.rawValue)
                    do throws(EventRefusal) { try session.send(event, isShown: isShown) } catch {
                        throw Problem(error, event: index)
                    }
                }
                metrics.events.add(1, ordering: .relaxed)
            }
        case .form(let fields):
            let isCurrent = session.isCurrent(post.revision)
            let events = try FormEvents.events(fields, in: session.settle(), isCurrent: isCurrent)
            for event in events {
                do throws(EventRefusal) { try session.send(event, isShown: false) } catch {
                    throw Problem(error, event: nil)
                }
                metrics.events.add(1, ordering: .relaxed)
            }
        }
        return reported
    }

    /// Settles, tells the other listeners, and leaves the writing for the polling thread, which hears whether the events' effect is
    /// stored.
    @MainActor
    private func finish(
        _ answer: EventAnswer, _ session: Session, _ post: EventPost, _ reported: Bool, _ request: HTTPRequest
    ) throws(Problem) -> @Sendable (_ isStored: Bool) -> HTTPResponse {
        session.settle()
        try session.checkFailure()
        // The page that sent the events gets its patch as the answer. If it is the only listener, that keeps still.
        if answer != .patch || session.listeners.count > 1 { session.push() }
        var headers = [HTTPResponse.Header("Cache-Control", "no-store")]
        if reported { headers.append(WindowMemory.header(for: session.live.host)) }
        switch answer {
        case .redirect:
            let place = RouteTable.path(of: session.scene) + "?session=" + session.id
            headers.append(HTTPResponse.Header("Location", place))
            return { [self, headers] _ in complete(HTTPResponse(.seeOther, headers: headers), to: request) }
        case .json:
            headers.append(HTTPResponse.Header("Content-Type", "application/json"))
            return writing(session.state(), headers, request) { $0.json($1) }
        case .patch:
            headers.append(HTTPResponse.Header("Content-Type", renderer.patchType))
            guard let revision = post.revision, let steps = session.steps(from: revision, for: .reporter) else {
                return writing(session.state(for: post.revision), headers, request) { $0.replacement($1) }
            }
            let metrics = metrics
            return writing(session.state(), headers, request) { renderer, state in
                renderer.joined(
                    steps.map { $0.bytes(for: .reporter, renderer, metrics) }, revision: state.tree.revision)
            }
        }
    }

    private func writing(
        _ state: PageState, _ headers: [HTTPResponse.Header], _ request: HTTPRequest,
        _ bytes: @escaping @Sendable (any PageRendering, PageState) -> [UInt8]
    ) -> @Sendable (_ isStored: Bool) -> HTTPResponse {
        { [self] isStored in
            let start = ContinuousClock.now
            var response = HTTPResponse(isStored ? .ok : .accepted, headers: headers)
            if !isStored, prefersNotToWait(request) {
                response.headers.append(HTTPResponse.Header("Preference-Applied", "respond-async"))
            }
            response = compressed(response, bytes(renderer, state), for: request)
            metrics.renderSeconds.record(ContinuousClock.now - start)
            return complete(response, to: request)
        }
    }

    /// A conflict's problem holds what the page is now: the tree, or for the client's own type what leads there.
    @MainActor
    func explain(_ problem: Problem, _ answer: EventAnswer, _ session: Session) -> Problem {
        guard problem.status == .conflict || problem.status == .unprocessableContent,
            problem.members.allSatisfy({ $0.name != "done" })
        else { return problem }
        var problem = problem
        session.settle()
        let (state, renderer) = (session.state(), renderer)
        switch answer {
        case .redirect: break
        case .json:
            problem.members.append(Problem.Member(name: "tree", json: { renderer.json(state) }))
        case .patch: problem.members.append(Problem.Member(name: "patch", json: { renderer.replacement(state) }))
        }
        return problem
    }
}

extension Problem {
    /// The problem of an event that its node refused. `event` is its place in the request.
    init(_ refusal: EventRefusal, event: Int?) {
        let place = event.map { "Event \($0): " } ?? ""
        switch refusal {
        case .unknownNode(let node):
            self.init(.conflict, "\(place)there is no node \(node) now. Look at the tree as it is and choose again.")
        case .notTaken(let node, let type):
            self.init(
                .conflict,
                "\(place)node \(node) does not take \"\(type.rawValue)\" now. Its \"events\" say what it takes.")
        case .wrongValue(let node, let type, let expected):
            self.init(
                .unprocessableContent,
                "\(place)the value of \"\(type.rawValue)\" for node \(node) must be \(expected).")
        }
    }
}
