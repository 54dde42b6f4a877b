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

    /// Keeps only the newest of the events that report the same state: of the window, of an area that scrolls, of what is over a node,
    /// of a touch that moves, and of a selection, whatever stands between them. Of the texts of a field the newest is kept, unless an
    /// action stands between: an action finds what was typed before it.
    static func newest(of events: [PageEvent]) -> [Numbered] {
        guard events.count > 1 else { return events.enumerated().map { Numbered(index: $0, event: $1) } }
        var newest = NewestEvents(count: events.count)
        var kept = events.enumerated().map { Numbered(index: $0, event: $1) }
        var window: (index: Int, report: WindowReport)?
        for (index, event) in events.enumerated() {
            switch event {
            case .node(let event): newest.take(event, at: index)
            case .window(var report):
                if let earlier = window {
                    report = earlier.report.merging(report)
                    newest.drop(earlier.index)
                }
                window = (index, report)
                kept[index].event = .window(report)
            }
        }
        return kept.indices.filter { newest.taken[$0] }.map { kept[$0] }
    }
}

/// The newest event of each state.
private struct NewestEvents {
    private enum State: Hashable {
        case report(node: Int, EventType)
        case touch(node: Int, number: Int)
    }

    private(set) var taken: [Bool]
    private var reports: [State: Int] = [:]
    private var texts: [Int: Int] = [:]
    private var selections: [Int: Int] = [:]

    init(count: Int) {
        taken = Array(repeating: true, count: count)
    }

    mutating func drop(_ index: Int) { taken[index] = false }

    mutating func take(_ event: DisplayEvent, at index: Int) {
        let node = event.node
        switch (event.type, event.value) {
        case (.scroll, _), (.over, _), (.aim, _):
            if let earlier = reports.updateValue(index, forKey: .report(node: node, event.type)) { drop(earlier) }
        case (.move, .touch(let touch)):
            let state = State.touch(node: node, number: touch.serial)
            if let earlier = reports.updateValue(index, forKey: state) { drop(earlier) }
        case (.phase, .text(let text)) where text.utf8.first.map({ (0x30...0x39).contains($0) }) == true:
            if let earlier = selections.updateValue(index, forKey: node) { drop(earlier) }
        case (.input, _):
            if let earlier = texts.updateValue(index, forKey: node) {
                drop(earlier)
                // The selection belongs to the text that is dropped. Another one follows.
                if let selection = selections.removeValue(forKey: node), selection > earlier { drop(selection) }
            }
        default:
            texts.removeAll(keepingCapacity: true)
            selections.removeAll(keepingCapacity: true)
        }
    }
}
