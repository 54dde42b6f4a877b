import Combine

struct Broken: Error, Equatable {}

/// A subscriber with a demand controlled by the test. It records all events.
final class Probe<Input, Failure: Error>: Subscriber {
    private(set) var subscription: (any Subscription)?
    private(set) var subscriptionCount = 0
    private(set) var values: [Input] = []
    private(set) var completions: [Subscribers.Completion<Failure>] = []
    /// The demand after each value.
    var more = Subscribers.Demand.none

    /// - Parameter demand: The demand on subscription.
    init(_ demand: Subscribers.Demand = .none) {
        self.demand = demand
    }

    private let demand: Subscribers.Demand

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscriptionCount += 1
        if demand > 0 { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) { completions.append(completion) }

    func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
    func cancel() { subscription?.cancel() }
}

/// A publisher controlled by the test. It enforces no rules, so a test can break the rules of publishers.
final class Source<Output, Failure: Error>: Publisher {
    private(set) var subscriber: (any Subscriber<Output, Failure>)?
    private(set) var subscriptions: [Handle] = []

    final class Handle: Subscription {
        private(set) var demands: [Subscribers.Demand] = []
        private(set) var cancellations = 0

        func request(_ demand: Subscribers.Demand) { demands.append(demand) }
        func cancel() { cancellations += 1 }
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        self.subscriber = subscriber
        offerSubscription()
    }

    func offerSubscription() {
        let handle = Handle()
        subscriptions.append(handle)
        subscriber?.receive(subscription: handle)
    }

    @discardableResult
    func send(_ value: Output) -> Subscribers.Demand? { subscriber?.receive(value) }

    func send(completion: Subscribers.Completion<Failure>) { subscriber?.receive(completion: completion) }
}
