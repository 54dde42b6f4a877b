public import Combine

/// A view that runs an action for each value of a publisher, while it is in the tree. `onReceive(_:perform:)` does the same.
public nonisolated struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
    /// The view that is shown.
    public var content: Content
    /// The publisher whose values the action gets.
    public var publisher: PublisherType
    /// The action, which runs on the main thread.
    public var action: (PublisherType.Output) -> Void

    /// A view with an action for each value of a publisher.
    public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
        self.content = content
        self.publisher = publisher
        self.action = action
    }

    @MainActor public var body: some View { content.onReceive(publisher, perform: action) }
}
