/// The newest message of a topic, which any page, endpoint or task of any worker has sent.
///
///     struct OrderCount: View {
///         @Broadcast(.orders) private var newest: Order?
///
///         var body: some View {
///             Text(newest.map { "Order \($0.number) has arrived" } ?? "No new orders")
///         }
///     }
///
///     try Broadcast.send(order, to: .orders)
///
/// The value is nil until a message arrives while the view is on the page. A view that reads it is evaluated again for a message that differs
/// from the last one; a view that must not miss one uses ``View/onBroadcast(_:perform:)``.
///
/// A broadcast is a hint and not a store. It arrives at most once: a page that sleeps, is made later, or belongs to a worker that cannot be reached at the
/// moment does not get it. What must last belongs into a store or a database, from which views read when they appear. A broadcast says that there
/// is something new.
@propertyWrapper
public struct Broadcast<Message: Codable & Sendable>: DynamicProperty {
    private let topic: BroadcastTopic<Message>
    private var storage: BroadcastStorage<Message>?

    /// The newest message of a topic. With another topic than before, the value is nil again.
    public init(_ topic: BroadcastTopic<Message>) {
        self.topic = topic
    }

    /// The newest message; nil before the first one, and outside of a view's body and actions.
    @MainActor
    public var wrappedValue: Message? { storage?.newest }

    /// Sends a message to all pages of all workers that listen for a topic, including the page that sends it.
    ///
    /// It may be called anywhere: in actions, in endpoints, in detached tasks. It does not wait. The messages that one task or thread sends arrive in
    /// their order. A page gets the message as it is decoded from JSON. Of more than 128 messages that wait for a page, the oldest are dropped,
    /// and the log says so. A message that a worker with another version of the app cannot decode is dropped there, with a line in the log that names
    /// the topic and the type.
    ///
    /// An action for a broadcast may send others. A chain of more than 24 of them ends, with a line in the log.
    ///
    /// - Throws: ``BroadcastError/tooLarge(topic:bytes:)`` if the message and the topic's name have more than 64,000 bytes, and
    ///   ``BroadcastError/notEncodable(topic:reason:)`` if the message has no JSON.
    public static func send(_ message: Message, to topic: BroadcastTopic<Message>) throws(BroadcastError) {
        try BroadcastHub.shared.send(message, to: topic.name)
    }
}

extension Broadcast: GraphProperty, LocationReference {
    @MainActor
    mutating func bind(to slot: inout AnyObject?, of node: ViewNode, name: String) -> Bool {
        if let slot {
            let known = paired(slot, as: BroadcastStorage<Message>.self)
            storage = known
            return known.update(to: topic)
        }
        let made = BroadcastStorage(topic, on: node.graph.feature())
        slot = made
        storage = made
        return false
    }

    @MainActor
    static func tearDown(_ slot: AnyObject?) {
        if let slot { paired(slot, as: BroadcastStorage<Message>.self).end() }
    }

    func refersToSameLocation(as other: Broadcast) -> Bool { topic == other.topic }
}

/// The message that a property keeps in its view. No snapshot contains it.
final class BroadcastStorage<Message: Codable & Sendable>: BroadcastListener {
    private let source = DependencySource()
    private unowned let listeners: BroadcastListeners
    private var topic: BroadcastTopic<Message>
    private var value: Message?
    private var changedSinceEvaluation = false

    init(_ topic: BroadcastTopic<Message>, on listeners: BroadcastListeners) {
        self.topic = topic
        self.listeners = listeners
        listeners.addValue(self, for: topic.name)
    }

    var newest: Message? {
        source.noteRead()
        return value
    }

    /// Takes the topic of the view's next evaluation. Returns whether the value has changed since the last one.
    func update(to newTopic: BroadcastTopic<Message>) -> Bool {
        defer { changedSinceEvaluation = false }
        guard newTopic != topic else { return changedSinceEvaluation }
        end()
        topic = newTopic
        value = nil
        listeners.addValue(self, for: topic.name)
        return true
    }

    func receive(_ message: BroadcastMessage) {
        guard let new = message.value(as: Message.self), !ValueComparison.areEqual(value, new) else { return }
        value = new
        changedSinceEvaluation = true
        source.invalidateReaders()
    }

    func end() { listeners.remove(self, for: topic.name) }
}
