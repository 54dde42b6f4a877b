import EspalierDisplayTree

extension EventPost {
    /// An event, and its position in the post; nil for an event of a form.
    struct Numbered: Sendable, Equatable {
        var index: Int?
        var event: PageEvent
    }

    /// The events to perform; none for a form, whose events depend on the page's tree.
    var newest: [Numbered] {
        guard case .events(let events) = content else { return [] }
        return EventPost.newest(of: events)
    }

    /// Keeps only the newest scroll and input of each node, unless another event comes between them. They report
    /// states, not actions.
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
