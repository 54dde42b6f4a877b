import Dispatch
import Synchronization

/// Brings broadcasts to the pages of this process, and hands them to the way to the other workers.
///
/// A message is queued for each page with a listener when it is sent or received, on the caller's thread. The main actor empties the queues later,
/// so that each page gets the messages of a sender in their order. A message that code of a page sends reaches this page before the end of
/// the event.
package final class BroadcastHub: Sendable {
    package static let shared = BroadcastHub()

    /// The number of messages that may wait for a page. Further ones replace the oldest.
    static let waitingLimit = 128
    /// The number of pages that get their messages before the main actor does other work.
    private static let pagesPerTurn = 64

    private struct State {
        /// The pages with a listener, by the names of topics.
        var pages: [String: Set<Int>] = [:]
        /// The messages that wait, by page.
        var waiting: [Int: ContiguousArray<BroadcastMessage>] = [:]
        /// The pages with waiting messages, in the order in which they get them.
        var order: ContiguousArray<Int> = []
        /// Whether a turn of the main actor will empty the queues.
        var isScheduled = false
        var lastPage = 0
        var counts = Counts()

        /// Adds a message to those that wait for a page. Returns whether it replaces the oldest one.
        mutating func enqueue(_ message: BroadcastMessage, for page: Int) -> Bool {
            var queue = waiting.removeValue(forKey: page) ?? []
            let isFull = queue.count == BroadcastHub.waitingLimit
            if queue.isEmpty { order.append(page) }
            if isFull {
                queue.removeFirst()
                counts.dropped += 1
            }
            queue.append(message)
            waiting[page] = queue
            return isFull
        }

        /// Returns whether the caller has to schedule a turn.
        mutating func beginSchedule() -> Bool {
            defer { isScheduled = true }
            return !isScheduled
        }
    }

    /// The numbers of broadcasts since the start of the process.
    package struct Counts: Equatable, Sendable {
        /// Those that code of this process has sent.
        package var sent = 0
        /// Those that came from other workers.
        package var received = 0
        /// Those that the way to other workers did not take.
        package var unsent = 0
        /// Those that came from other workers and could not be read.
        package var malformed = 0
        /// Those that were dropped because too many waited, counted for each page.
        package var dropped = 0
    }

    private let state = Mutex(State())
    private let transport = Mutex<(@Sendable (_ bytes: [UInt8]) -> Bool)?>(nil)

    /// The listeners of each page.
    @MainActor private var listeners: [Int: PageListeners] = [:]
    /// Whether a page gets messages.
    @MainActor private var isDelivering = false
    @MainActor private var awaitsEventEnd = false
    /// The message for which an action runs.
    @MainActor private var cause: BroadcastMessage?

    private struct PageListeners {
        weak var listeners: BroadcastListeners?
    }

    private init() {}

    package var counts: Counts { state.withLock { $0.counts } }

    // MARK: The other workers

    /// The way to the other workers; nil without any. It must not wait, may be called on any thread, and returns whether the message is on its way.
    /// A frame has at most 64,004 bytes.
    package var send: (@Sendable (_ bytes: [UInt8]) -> Bool)? {
        get { transport.withLock { $0 } }
        set { transport.withLock { $0 = newValue } }
    }

    /// Takes a frame that another worker has sent. May be called on any thread; the frames of a sender must come in their order.
    package func receive(_ bytes: [UInt8]) {
        guard let message = BroadcastMessage(frame: bytes) else {
            state.withLock { $0.counts.malformed += 1 }
            Warning.once("a broadcast of another worker is dropped, because it cannot be read")
            return
        }
        state.withLock { $0.counts.received += 1 }
        post(message)
    }

    // MARK: Sending

    func send<Message: Encodable>(_ value: Message, to topic: String) throws(BroadcastError) {
        let hops = MainThread.isCurrent ? MainActor.assumeIsolated { cause.map { $0.hops + 1 } ?? 0 } : 0
        let message = try BroadcastMessage(value, topic: topic, hops: hops)
        guard hops <= BroadcastMessage.hopLimit else {
            Warning.once(
                "a broadcast of \"\(topic)\" is dropped, because actions for broadcasts have sent \(hops) of them, each for the one before"
            )
            return
        }
        state.withLock { $0.counts.sent += 1 }
        post(message)
        if let send, !send(message.frame) { state.withLock { $0.counts.unsent += 1 } }
    }

    /// Queues a message for the pages of this process.
    private func post(_ message: BroadcastMessage) {
        let topic = message.topic
        let waitsForEventEnd = MainThread.isCurrent && MainActor.assumeIsolated { !isDelivering }
        let (hasPages, isFull, mustSchedule) = state.withLock { state in
            guard let pages = state.pages[topic], !pages.isEmpty else { return (false, false, false) }
            var isFull = false
            for page in pages where state.enqueue(message, for: page) { isFull = true }
            return (true, isFull, !waitsForEventEnd && state.beginSchedule())
        }
        if isFull {
            Warning.once(
                "broadcasts of \"\(topic)\" come faster than pages take them: of more than \(Self.waitingLimit) the oldest are dropped"
            )
        }
        if mustSchedule { schedule() }
        if hasPages, waitsForEventEnd { MainActor.assumeIsolated { deliverAtEventEnd() } }
    }

    // MARK: Delivery

    @MainActor
    private func deliverAtEventEnd() {
        guard !awaitsEventEnd else { return }
        awaitsEventEnd = true
        let sender = ViewGraph.current?.broadcastPage
        EventEnd.perform { [self] in
            awaitsEventEnd = false
            deliver(first: sender)
        }
    }

    private func schedule() {
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                state.withLock { $0.isScheduled = false }
                deliver(first: nil)
            }
        }
    }

    /// Empties the queues of some pages. The others follow in later turns.
    ///
    /// - Parameter first: The page that comes before the others.
    @MainActor
    private func deliver(first: Int?) {
        // Actions that send must not prolong the turn.
        guard !isDelivering else { return }
        isDelivering = true
        for (page, messages) in takeQueues(first: first) {
            guard let receiver = listeners[page]?.listeners else { continue }
            for message in messages {
                cause = message
                receiver.receive(message)
            }
            cause = nil
        }
        isDelivering = false
        if state.withLock({ !$0.order.isEmpty && $0.beginSchedule() }) { schedule() }
    }

    private func takeQueues(first: Int?) -> [(page: Int, messages: ContiguousArray<BroadcastMessage>)] {
        state.withLock { state in
            if let first, let index = state.order.firstIndex(of: first), index > 0 {
                state.order.remove(at: index)
                state.order.insert(first, at: 0)
            }
            let pages = state.order.prefix(Self.pagesPerTurn)
            state.order.removeFirst(pages.count)
            return pages.map { ($0, state.waiting.removeValue(forKey: $0) ?? []) }
        }
    }

    // MARK: Pages

    /// Adds a page, and returns its number.
    @MainActor
    func add(_ page: BroadcastListeners) -> Int {
        let number = state.withLock { state in
            state.lastPage += 1
            return state.lastPage
        }
        listeners[number] = PageListeners(listeners: page)
        return number
    }

    func begin(_ topic: String, on page: Int) {
        state.withLock { _ = $0.pages[topic, default: []].insert(page) }
    }

    func end(_ topic: String, on page: Int) {
        state.withLock { state in
            state.pages[topic]?.remove(page)
            if state.pages[topic]?.isEmpty == true { state.pages[topic] = nil }
        }
    }

    /// Forgets a page and what waits for it.
    func remove(_ page: Int, topics: some Sequence<String>) {
        for topic in topics { end(topic, on: page) }
        state.withLock { state in
            if state.waiting.removeValue(forKey: page) != nil { state.order.removeAll { $0 == page } }
        }
        MainThread.run { [self] in listeners[page] = nil }
    }

    /// The number of pages with a listener for a topic.
    func pageCount(of topic: String) -> Int { state.withLock { $0.pages[topic]?.count ?? 0 } }
}
