import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierViews
import Foundation
import Synchronization

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
        let sender = EventSender(scene: scene, browser: BrowserCookie.id(in: request.headers))
        try enter(post.session)
        let events = post.newest
        return .onMainActorInTurns { [self] reply in
            load.begin()
            defer { load.end() }
            take(post, events, sender, takesPatches: answer == .patch) { [self] result in
                do throws(Problem) {
                    let taken = try result.get()
                    let finish = try finish(answer, taken.session, post, taken.reportsWindow, request)
                    // A page sends again what was not stored; a program is only told that its events are done when they are
                    // stored.
                    if waits || answer == .patch && taken.mustBeStored {
                        sessions.store(taken.session) { isStored in reply { finish(isStored) } }
                    } else {
                        let isStored = answer == .patch || !sessions.isDurable
                        reply { finish(isStored) }
                    }
                } catch {
                    let explained = explain(error, answer, post, sender)
                    reply { [self] in refuse(request, explained) }
                }
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

    /// Who sends events: to which scene's path, and with which browser's cookie.
    struct EventSender: Sendable {
        let scene: String
        let browser: String?
    }

    /// A post whose events were taken.
    struct TakenPost {
        let session: Session
        /// Whether an event reported the window.
        var reportsWindow = false
        /// Whether the answer has to wait until the events' effect is stored.
        var mustBeStored = false
    }

    typealias PostResult = Result<TakenPost, Problem>

    /// Hands a post's events to their nodes, in order and in turns with other sessions, and calls `done` then. A batch that was
    /// done before is not done again.
    ///
    /// - Parameters:
    ///   - events: the events that are to be taken; none for a form, whose events the page's tree says.
    ///   - takesPatches: whether a page sends them, which shows already what the events say of its controls.
    @MainActor
    func take(
        _ post: EventPost, _ events: [EventPost.Numbered], _ sender: EventSender, takesPatches: Bool,
        done: @escaping @MainActor (PostResult) -> Void
    ) {
        let batch = EventBatch(events)
        let isShown = takesPatches && !post.isRepeated
        var taken: TakenPost?
        turns.begin(post.session) { [self] isWhole in
            let start = ContinuousClock.now
            work.begin("events", scene: sender.scene, session: post.session)
            defer {
                work.end()
                metrics.mainActorSeconds.record(ContinuousClock.now - start)
            }
            // A batch that is refused, in the middle or as a whole, is done, too, as far as it could be.
            var begun: Session?
            do throws(Problem) {
                if taken == nil { waiting.leave(post.session) }
                // Between two slices the session may have gone to sleep.
                let session = try sessions.find(post.session, scene: sender.scene, browser: sender.browser)
                if taken == nil {
                    if let revision = post.revision { session.confirm(revision, takesPatches: takesPatches) }
                    taken = TakenPost(session: session, mustBeStored: session.mustStore(before: post))
                    switch session.standing(of: post.batch) {
                    case .done:
                        done(.success(TakenPost(session: session)))
                        return true
                    case .early(let last): throw Problem.batchesAreMissing(after: last)
                    case .new: break
                    }
                }
                begun = session
                if let work = sessions.work, work.refuses(post.batch, of: session.id) {
                    throw Problem.batchEndedTheServer
                }
                let isOver = try sessions.during(
                    .batch, session: session.id, scene: session.scene, batch: post.batch
                ) { () throws(Problem) in
                    if case .form(let fields) = post.content { try take(form: fields, post, in: session) }
                    guard try batch.take(in: session, isShown: isShown, isWhole: isWhole, self) else { return false }
                    session.update()
                    return true
                }
                guard isOver else {
                    session.pause()
                    return false
                }
                session.finish(post.batch)
                done(
                    .success(
                        TakenPost(
                            session: session, reportsWindow: batch.reportsWindow,
                            mustBeStored: taken?.mustBeStored ?? false)))
            } catch {
                begun?.finish(post.batch)
                done(.failure(error))
            }
            return true
        }
    }

    @MainActor
    private func take(form fields: Parameters, _ post: EventPost, in session: Session) throws(Problem) {
        let isCurrent = session.isCurrent(post.revision)
        let events = try FormEvents.events(fields, in: session.update(), isCurrent: isCurrent)
        for event in events {
            work.take(event)
            do throws(EventRefusal) { try session.send(event, isShown: false) } catch {
                throw Problem(error, event: nil)
            }
            metrics.events.add(1, ordering: .relaxed)
        }
    }

    /// Updates the page, notifies the other listeners, and leaves the writing for the polling thread, which hears whether the events' effect is
    /// stored.
    @MainActor
    private func finish(
        _ answer: EventAnswer, _ session: Session, _ post: EventPost, _ reported: Bool, _ request: HTTPRequest
    ) throws(Problem) -> @Sendable (_ isStored: Bool) -> HTTPResponse {
        session.update()
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
    func explain(_ problem: Problem, _ answer: EventAnswer, _ post: EventPost, _ sender: EventSender) -> Problem {
        guard problem.status == .conflict || problem.status == .unprocessableContent,
            problem.members.allSatisfy({ $0.name != Wire.Problem.done }),
            let session = try? sessions.find(post.session, scene: sender.scene, browser: sender.browser)
        else { return problem }
        var problem = problem
        session.update()
        let (state, renderer) = (session.state(), renderer)
        switch answer {
        case .redirect: break
        case .json:
            problem.members.append(Problem.Member(name: Wire.Problem.tree, json: { renderer.json(state) }))
        case .patch:
            problem.members.append(Problem.Member(name: Wire.Problem.patch, json: { renderer.replacement(state) }))
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
