import EspalierDisplayTree
import EspalierViews
import Synchronization

/// The delivery of a batch's events to their nodes, in slices, so that other sessions have their turn during a long
/// batch.
@MainActor
final class EventBatch {
    private let post: EventPost
    private var events: [EventPost.Numbered]
    private var next = 0
    /// The number of events that a process has done which ended before it stored the page, by their positions in the post.
    private var known = 0
    private var receipt: EventReceipt?
    /// Whether one of the events reported the window.
    private(set) var reportsWindow = false
    /// The problem of the first event that came too late; nil if all were in time.
    private(set) var lateness: Problem?
    /// Whether a control of the page shows a value that came too late.
    private(set) var leavesWrongValue = false
    /// Whether a page or a form of one sends the events, rather than a program.
    private let isOfPage: Bool

    /// - Parameter events: the events to perform; none for a form, whose events depend on the page.
    init(_ post: EventPost, _ events: [EventPost.Numbered], isOfPage: Bool) {
        self.post = post
        self.isOfPage = isOfPage
        self.events = events
    }

    /// Refuses the whole batch. The controls of its page may show values that do not count.
    func refuse(_ problem: Problem) {
        lateness = problem
        leavesWrongValue = true
    }

    /// The time after which a slice starts no more events.
    static let slice = Duration.milliseconds(8)

    /// Performs events until the slice or the batch ends, and updates the page at its end. Returns whether all events are done.
    ///
    /// A page or a form sends its events before it has seen the effects of earlier ones. If one of them comes too late, because
    /// its node can no longer be used, the others still count: the batch continues, and `lateness` is the problem. For programs
    /// the batch ends there.
    ///
    /// - Parameters:
    ///   - isShown: whether the page already shows the values that its controls report.
    func perform(
        in session: Session, isShown: Bool, noting record: WorkRecord?, _ work: WorkInHand,
        _ metrics: Metrics
    ) throws(Problem) -> Bool {
        var isShown = isShown
        var isForm = false
        if case .form(let fields) = post.content {
            isShown = false
            isForm = true
            if next == 0 {
                let isCurrent = session.isCurrent(post.revision)
                events = try FormEvents.events(fields, in: session.update(), isCurrent: isCurrent).map {
                    EventPost.Numbered(index: nil, event: .node($0))
                }
            }
        }
        if let receipt = receipt(in: session) { EventReceipt.current = receipt }
        defer { EventReceipt.current = nil }
        let end = ContinuousClock.now + EventBatch.slice
        while next < events.count {
            let numbered = events[next]
            next += 1
            if let index = numbered.index, index < known { continue }
            switch numbered.event {
            case .window(let report):
                session.live.host = report.apply(to: session.live.host)
                reportsWindow = true
            case .node(let event):
                work.take(event)
                record?.note(event: numbered.index ?? next - 1, node: event.node, type: event.type.rawValue)
                do throws(EventRefusal) {
                    if isForm { try session.sendFromForm(event) } else { try session.send(event, isShown: isShown) }
                } catch {
                    let problem = Problem(error, event: numbered.index)
                    guard isOfPage, problem.isUsual else { throw problem }
                    lateness = lateness ?? problem
                    if event.type == .input || event.type == .change { leavesWrongValue = true }
                }
            }
            metrics.events.add(1, ordering: .relaxed)
            receipt?.complete()
            if next < events.count, ContinuousClock.now > end { return false }
        }
        session.update()
        receipt?.complete()
        return true
    }

    /// The receipt of the batch; nil for one that would not come again.
    private func receipt(in session: Session) -> EventReceipt? {
        guard let batch = post.batch, receipt == nil else { return receipt }
        known = session.batches.doneEvents(of: batch)
        receipt = session.receipt(of: batch) { [unowned self] in doneEvents }
        return receipt
    }

    /// The number of events that are done or under way, by their positions in the post.
    private var doneEvents: Int { next == 0 ? 0 : (events[next - 1].index ?? next - 1) + 1 }
}
