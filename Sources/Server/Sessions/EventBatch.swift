import EspalierDisplayTree
import EspalierViews
import Foundation
import Synchronization

/// The events of one post on their way to their nodes: in slices, so that a long post leaves others their turn.
@MainActor
final class EventBatch {
    private let events: [EventPost.Numbered]
    private var next = 0
    /// Whether one of the events reported the window.
    private(set) var reportsWindow = false

    init(_ events: [EventPost.Numbered]) {
        self.events = events
    }

    /// How long a slice may take: after this, the event that is being taken is its last.
    static let slice = Duration.milliseconds(8)

    /// Takes events until the slice is over, or all of them. Returns whether all are taken.
    func take(
        in session: Session, isShown: Bool, isWhole: Bool, _ application: Application
    ) throws(Problem) -> Bool {
        let end = ContinuousClock.now + EventBatch.slice
        while next < events.count {
            let numbered = events[next]
            next += 1
            switch numbered.event {
            case .window(let report):
                session.live.host = report.apply(to: session.live.host)
                reportsWindow = true
            case .node(let event):
                application.work.take(event)
                application.sessions.work?.note(event: numbered.index, node: event.node, type: event.type.rawValue)
                do throws(EventRefusal) { try session.send(event, isShown: isShown) } catch {
                    throw Problem(error, event: numbered.index)
                }
            }
            application.metrics.events.add(1, ordering: .relaxed)
            if !isWhole, next < events.count, ContinuousClock.now > end { return false }
        }
        return true
    }
}

extension EventPost {
    /// An event, and its place in the post.
    struct Numbered: Sendable, Equatable {
        var index: Int
        var event: PageEvent
    }

    /// The events that are to be taken; none for a form, whose events the page's tree says.
    var newest: [Numbered] {
        guard case .events(let events) = content else { return [] }
        return EventPost.newest(of: events)
    }

    /// Of scrolls and inputs of one node the newest only, as long as nothing but scrolls and
    /// inputs came between. They say how things are, not what was done.
    static func newest(of events: [PageEvent]) -> [Numbered] {
        guard events.count > 1 else { return events.enumerated().map { Numbered(index: $0, event: $1) } }
        struct Kind: Hashable {
            let node: Int
            let type: EventType
        }
        var taken = [Bool](repeating: true, count: events.count)
        var last: [Kind: Int] = [:]
        for (index, event) in events.enumerated() {
            guard case .node(let event) = event, event.type == .scroll || event.type == .input else {
                last.removeAll(keepingCapacity: true)
                continue
            }
            if let earlier = last.updateValue(index, forKey: Kind(node: event.node, type: event.type)) {
                taken[earlier] = false
            }
        }
        return events.indices.lazy.filter { taken[$0] }.map { Numbered(index: $0, event: events[$0]) }
    }
}
