/// `onBroadcast`.
package nonisolated struct BroadcastModifier<Message: Codable & Sendable>: NodeModifier, ViewlessModifier {
    let topic: BroadcastTopic<Message>
    let action: (Message) -> Void

    @MainActor func makeNode(in context: NodeContext) -> BroadcastNode<Message> { BroadcastNode(self, in: context) }
    @MainActor func didMakeContent(of node: BroadcastNode<Message>) { node.listen() }
    @MainActor func update(_ node: BroadcastNode<Message>) { node.update(to: self) }
}

/// Calls an action for each message of a topic for as long as the view is in the tree.
final class BroadcastNode<Message: Codable & Sendable>: SingleChildNode, BroadcastListener {
    private var modifier: BroadcastModifier<Message>
    private var isListening = false

    init(_ modifier: BroadcastModifier<Message>, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
    }

    func listen() {
        guard neededSideEffects != nil else { return }
        isListening = true
        graph.feature(BroadcastListeners.self).addAction(self, for: modifier.topic.name)
    }

    private func endListening() {
        guard isListening else { return }
        isListening = false
        graph.feature(BroadcastListeners.self).remove(self, for: modifier.topic.name)
    }

    func update(to newModifier: BroadcastModifier<Message>) {
        let isSame = modifier.topic == newModifier.topic
        if !isSame { endListening() }
        modifier = newModifier
        if !isSame { listen() }
    }

    func receive(_ message: BroadcastMessage) {
        // An action for the same message may have removed the view.
        guard !isRemoved, let value = message.value(as: Message.self) else { return }
        WorkTrace.act(self)
        graph.run { modifier.action(value) }
    }

    override var staysAwake: Bool { true }

    override func willRemove() {
        super.willRemove()
        endListening()
    }
}

extension View {
    /// Calls an action for each message of a topic, in the order of its sender, while the view is in the tree.
    ///
    ///     List(orders) { OrderRow(order: $0) }
    ///         .onBroadcast(.orders) { order in orders.append(order) }
    ///
    /// The action runs on the main actor, whether or not a browser shows the page at the moment. A page that sleeps gets no messages: read from the
    /// store in `task`, and let broadcasts say when to read again. See ``Broadcast`` for what is promised.
    public nonisolated __consuming func onBroadcast<Message: Codable & Sendable>(
        _ topic: BroadcastTopic<Message>, perform action: @escaping (Message) -> Void
    ) -> some View {
        modifier(BroadcastModifier(topic: topic, action: action))
    }
}
