/// The subscriber through which a subject receives from a publisher. It is the subject's subscription.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription {
    typealias Input = S.Output
    typealias Failure = S.Failure

    // Weak, because the subject keeps its upstream subscriptions.
    private weak var subject: S?
    private let upstream = SubscriptionSlot()

    init(_ subject: S) {
        self.subject = subject
    }

    func receive(subscription: any Subscription) {
        if upstream.accept(subscription) { subject?.send(subscription: self) }
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        if upstream.isOpen { subject?.send(input) }
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        if upstream.end() { subject?.send(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

    func cancel() { upstream.cancel() }
}

extension SubjectSubscriber: EndingSubscription {
    var isOpen: Bool { upstream.isOpen }
}

extension SubjectSubscriber: CustomStringConvertible {
    var description: String { upstream.description }
}

/// A subscription with a flag for its end. A subject releases those that have ended.
protocol EndingSubscription: Subscription {
    var isOpen: Bool { get }
}

extension [any Subscription] {
    /// Removes and returns the subscriptions that have ended.
    mutating func removeEnded() -> [any Subscription] {
        var ended: [any Subscription] = []
        removeAll { subscription in
            guard (subscription as? any EndingSubscription)?.isOpen == false else { return false }
            ended.append(subscription)
            return true
        }
        return ended
    }
}

extension Publisher {
    /// Sends all values and the end to a subject, until the returned token is canceled or released.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where Failure == S.Failure, Output == S.Output {
        let subscriber = SubjectSubscriber(subject)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}

extension AnySubscriber {
    /// Creates a subscriber that sends all events to a subject.
    public init<S: Subject>(_ subject: S) where Input == S.Output, Failure == S.Failure {
        self.init(
            receiveSubscription: { subject.send(subscription: $0) },
            receiveValue: {
                subject.send($0)
                return .none
            }, receiveCompletion: { subject.send(completion: $0) })
    }
}
