import Foundation
import SwiftData

@Model
final class ChatMessage {
    var text: String
    var sentAt: Date
    var sender: Sender
    var conversation: Conversation?

    enum Sender: Codable, Hashable {
        case me
        case other(name: String)
    }

    init(text: String, sentAt: Date = .now, sender: Sender = .me, conversation: Conversation? = nil) {
        self.text = text
        self.sentAt = sentAt
        self.sender = sender
        self.conversation = conversation
    }
}

@Model
final class Conversation {
    var topic: String
    @Relationship(deleteRule: .cascade, minimumModelCount: 0, maximumModelCount: 3, inverse: \ChatMessage.conversation)
    var messages: [ChatMessage]

    init(topic: String, messages: [ChatMessage] = []) {
        self.topic = topic
        self.messages = messages
    }

    var last: ChatMessage? { messages.max { $0.sentAt < $1.sentAt } }
}

@MainActor
final class ConversationStore {
    private let context: ModelContext

    init(container: ModelContainer) { context = container.mainContext }

    func conversations(about topic: String) throws -> [Conversation] {
        var descriptor = FetchDescriptor<Conversation>(
            predicate: #Predicate { $0.topic.localizedStandardContains(topic) },
            sortBy: [SortDescriptor(\.topic, order: .forward)])
        descriptor.fetchLimit = 20
        descriptor.relationshipKeyPathsForPrefetching = [\.messages]
        return try context.fetch(descriptor)
    }
}
