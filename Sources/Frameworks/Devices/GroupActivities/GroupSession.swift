public import Combine
public import Foundation

/// An activity that is shared. No object of the class exists on this device.
// Sendable, because it has no state.
public final class GroupSession<ActivityType: GroupActivity>: ObservableObject, @unchecked Sendable {
    public enum State {
        /// Before the user takes part; afterwards; over.
        case waiting, joined, invalidated(reason: any Error)
    }

    /// Sessions as they begin. None does, so the sequence ends only with its task.
    public struct Sessions: AsyncSequence, Sendable {
        /// Waits.
        public struct Iterator: AsyncIteratorProtocol {
            private let sessions = AsyncStream<GroupSession<ActivityType>>.makeStream()

            public mutating func next() async -> GroupSession<ActivityType>? {
                var iterator = sessions.stream.makeAsyncIterator()
                return await iterator.next()
            }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    @Published public private(set) var activity: ActivityType
    @Published public private(set) var state: State = .waiting
    /// Those that take part.
    @Published public private(set) var activeParticipants: Set<Participant> = []
    public let id: UUID
    public let localParticipant: Participant

    private init(_ activity: ActivityType) {
        self.activity = activity
        id = UUID()
        localParticipant = Participant(id: UUID())
    }

    /// Takes part.
    public func join() {}
    /// Takes part no longer.
    public func leave() {}
    /// Ends the session for all.
    public func end() {}
}

/// A person that takes part.
public struct Participant: Hashable, Identifiable, Sendable {
    public let id: UUID
}

/// The persons that receive a message.
public enum Participants: Hashable, Sendable {
    case all
    /// Some.
    case only(Set<Participant>)

    /// One person.
    public static func only(_ participant: Participant) -> Participants { .only([participant]) }
}
