/// A part of a page that takes the broadcasts of a topic.
@MainActor
protocol BroadcastListener: AnyObject, Sendable {
    func receive(_ message: BroadcastMessage)
}

/// The listeners of a page.
final class BroadcastListeners: PageFeature {
    private unowned let graph: ViewGraph
    private let hub = BroadcastHub.shared
    private(set) var page = 0

    private struct Topic: Sendable {
        /// The values of properties, which change before actions run that may read them.
        var values: [any BroadcastListener] = []
        var actions: [any BroadcastListener] = []

        var isEmpty: Bool { values.isEmpty && actions.isEmpty }
    }

    private var topics: [String: Topic] = [:]

    init(_ graph: ViewGraph) {
        self.graph = graph
        page = hub.add(self)
    }

    func addValue(_ listener: any BroadcastListener, for topic: String) {
        add(to: topic) { $0.values.append(listener) }
    }

    func addAction(_ listener: any BroadcastListener, for topic: String) {
        add(to: topic) { $0.actions.append(listener) }
    }

    private func add(to topic: String, _ change: (inout Topic) -> Void) {
        if topics[topic] == nil { hub.begin(topic, on: page) }
        change(&topics[topic, default: Topic()])
    }

    func remove(_ listener: any BroadcastListener, for topic: String) {
        guard var left = topics[topic] else { return }
        left.values.removeAll { $0 === listener }
        left.actions.removeAll { $0 === listener }
        topics[topic] = left.isEmpty ? nil : left
        if left.isEmpty { hub.end(topic, on: page) }
    }

    func receive(_ message: BroadcastMessage) {
        guard !graph.hasEnded, graph.failure == nil, let topic = topics[message.topic] else { return }
        ViewGraph.keepingLastUsed {
            graph.noteUse()
            for listener in topic.values { listener.receive(message) }
            for listener in topic.actions { listener.receive(message) }
        }
    }

    func pageDidEnd() {
        hub.remove(page, topics: topics.keys)
        topics = [:]
    }

    deinit { hub.remove(page, topics: topics.keys) }
}

extension ViewGraph {
    /// The number of the page in the hub; nil for a page without listeners.
    var broadcastPage: Int? { features[BroadcastListeners.self]?.page }
}
