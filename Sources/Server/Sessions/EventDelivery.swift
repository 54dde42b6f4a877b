import EspalierHTMLRenderer
import EspalierDisplayTree
import EspalierViews
import Synchronization

/// Delivers batches of events to their sessions, from any transport.
///
/// A transport parses a batch, admits it here, runs the returned work on the main actor, and writes the result.
final class EventDelivery: Sendable {
    /// Receives the result of a batch, once.
    typealias Completion = @MainActor @Sendable (Result<EventResult, Problem>) -> Void
    /// An admitted batch.
    struct Delivery: Sendable {
        /// The part that needs the main actor.
        let work: @MainActor @Sendable (@escaping Completion) -> Void
        /// Called instead if the batch is given up before its work.
        let drop: @Sendable () -> Void
    }

    private let sessions: SessionRegistry
    private let turns: SessionTurns
    private let admission: Admission
    private let work: WorkInHand
    private let metrics: Metrics
    private let renderer: any PageRendering
    /// The time in seconds that a batch may take.
    private let batchBudget: Double

    init(
        to sessions: SessionRegistry, turns: SessionTurns, admission: Admission, work: WorkInHand, metrics: Metrics,
        renderer: any PageRendering, batchBudget: Double
    ) {
        self.sessions = sessions
        self.turns = turns
        self.admission = admission
        self.work = work
        self.metrics = metrics
        self.renderer = renderer
        self.batchBudget = batchBudget
    }

    /// Admits a batch, on the thread that received it.
    func admit(_ request: EventRequest) throws(Problem) -> Delivery {
        let admitted = try admission.enter(request.post.session, of: request.client, bytes: request.size)
        let events = request.post.newest
        return Delivery(
            work: { [self] completion in
                admission.load.begin()
                defer { admission.load.end() }
                perform(request, events, admitted, completion)
            }, drop: { admitted.drop() })
    }

    /// Performs the events in order, in turns with other sessions. A batch that is already done is not performed again.
    @MainActor
    private func perform(
        _ request: EventRequest, _ events: [EventPost.Numbered], _ admitted: AdmittedWork,
        _ completion: @escaping Completion
    ) {
        let post = request.post
        let batch = EventBatch(post, events, isOfPage: request.sender.isPage)
        let isShown = request.sender.takesPatches && !post.isRepeated
        var hasBegun = false
        var mustBeStored = false
        var rest = Duration.seconds(batchBudget)
        let slice: SessionTurns.Slice = { [self] givesUp in
            // A batch of which a part was performed is not done, and its session is not stored.
            if givesUp {
                completion(.failure(.shuttingDown))
                return true
            }
            let start = ContinuousClock.now
            work.begin("events", scene: request.scene, session: post.session)
            defer {
                work.end()
                let duration = ContinuousClock.now - start
                metrics.mainActorSeconds.record(duration)
                admitted.record(duration)
                rest -= duration
            }
            // A refused batch also counts as done, even if only a part was refused.
            var begun: Session?
            do throws(Problem) {
                admitted.begin()
                // The session may have gone to sleep between two slices.
                let renewed = sessions.renewed(
                    post.session, by: post.batch.map { RenewalProof($0) }, from: request.browser)
                let session = try sessions.find(
                    post.session, scene: request.scene, browser: renewed?.session.browser ?? request.browser,
                    request: hasBegun ? nil : request.request, listener: request.sender.listener)
                if !hasBegun {
                    hasBegun = true
                    if let revision = post.revision {
                        session.confirm(revision, takesPatches: request.sender.takesPatches)
                    }
                    mustBeStored = session.mustStore(before: post)
                    switch session.standing(of: post.batch) {
                    case .done:
                        complete(request, session, nil, renewed?.renewal, mustBeStored: false, completion)
                        return true
                    case .early(let last): throw Problem.batchesAreMissing(after: last)
                    case .new: break
                    }
                }
                begun = session
                // The batch that has changed the user may come again.
                if renewed == nil, let revision = post.revision, revision < session.identityRevision {
                    batch.refuse(.userHasChanged)
                    session.finish(post.batch)
                    complete(request, session, batch, mustBeStored: mustBeStored, completion)
                    return true
                }
                if let work = sessions.work, work.refuses(post.batch, of: session.id) {
                    throw Problem.batchEndedTheServer
                }
                let isOver = try sessions.during(
                    .batch, session: session.id, scene: session.scene, batch: post.batch
                ) { () throws(Problem) in
                    try batch.perform(in: session, isShown: isShown, noting: sessions.work, work, metrics)
                }
                guard isOver else {
                    guard rest > .zero else { throw Problem.batchTookTooLong }
                    session.pause()
                    return false
                }
                session.finish(post.batch)
                complete(request, session, batch, mustBeStored: mustBeStored, completion)
            } catch {
                begun?.finish(post.batch)
                completion(.failure(explain(error, to: request)))
            }
            return true
        }
        turns.begin(post.session) { givesUp in
            Log.$request.withValue(request.trace) { slice(givesUp) }
        }
    }

    /// Pushes the change to the session's other listeners, and reports the result, after storing it if required.
    ///
    /// - Parameters:
    ///   - batch: The batch that is over; nil if it was done before.
    ///   - renewal: The renewal of the browser's id whose response it has not received; nil for none.
    @MainActor
    private func complete(
        _ request: EventRequest, _ session: Session, _ batch: EventBatch?, _ renewal: Renewal? = nil,
        mustBeStored: Bool,
        _ completion: @escaping Completion
    ) {
        do throws(Problem) {
            session.update()
            try session.checkFailure()
        } catch {
            return completion(.failure(explain(error, to: request)))
        }
        var changes = BrowserChanges()
        // A page that takes patches fetches them.
        if !request.sender.takesPatches {
            changes = session.live.takeChanges()
            sessions.apply(changes, of: session, by: request.post.batch.map { RenewalProof($0) })
        }
        let patch = session.push(after: request.sender, showing: request.post.revision)
        var state = session.state(listsAnimations: request.sender.isProgram)
        (state.opened, state.offered) = session.takeOpened()
        state.cookies = (renewal?.cookies ?? []) + changes.cookies
        if changes.identity != nil || renewal != nil { state.browser = session.client.id }
        var result = EventResult(state: state, patch: patch, reportsWindow: batch?.reportsWindow == true)
        if let batch, let lateness = batch.lateness {
            result.lateness =
                request.sender.takesPatches ? explain(lateness, by: result, isWhole: batch.leavesWrongValue) : lateness
        }
        if request.waitsForStore || request.sender.takesPatches && mustBeStored {
            sessions.store(session) { [result] isStored in
                var result = result
                result.isStored = isStored
                completion(.success(result))
            }
        } else {
            // A page resends a batch that was lost with the server. A program cannot, so it is notified that the batch is
            // not stored yet.
            result.isStored = request.sender.takesPatches || !sessions.isDurable
            completion(.success(result))
        }
    }

    /// Adds the patch to the problem of a page's event that came too late. If a control shows a value that does not count, the
    /// whole page follows.
    @MainActor
    private func explain(_ problem: Problem, by result: EventResult, isWhole: Bool) -> Problem {
        var problem = problem
        let (state, patch, renderer) = (result.state, result.patch, renderer)
        if isWhole || patch != nil {
            problem.members.append(
                Problem.Member(name: Wire.Problem.patch) {
                    isWhole ? renderer.replacement(state) : patch?.bytes() ?? []
                })
        }
        return problem
    }

    /// Adds the current page to the problem of a conflict, in the format that the sender accepts.
    @MainActor
    private func explain(_ problem: Problem, to request: EventRequest) -> Problem {
        guard problem.status == .conflict || problem.status == .unprocessableContent,
            problem.members.allSatisfy({ $0.name != Wire.Problem.done }),
            let session = try? sessions.find(
                request.post.session, scene: request.scene, browser: request.browser,
                listener: request.sender.listener)
        else { return problem }
        var problem = problem
        session.update()
        let (state, renderer) = (session.state(listsAnimations: request.sender.isProgram), renderer)
        switch request.sender {
        case .form: break
        case .program:
            problem.members.append(Problem.Member(name: Wire.Problem.tree, json: { renderer.json(state) }))
        case .page, .listener:
            problem.members.append(Problem.Member(name: Wire.Problem.patch, json: { renderer.replacement(state) }))
        }
        return problem
    }
}
