extension Subscribers {
    /// A subscriber that requests all values and passes them to closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private let receiveValue: (Input) -> Void
        private let receiveCompletion: (Completion<Failure>) -> Void
        private let upstream = SubscriptionSlot()

        /// Creates a subscriber that requests an unlimited number of values and runs a closure for each of them, and
        /// another for the completion.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        public func receive(subscription: any Subscription) {
            if upstream.accept(subscription) { subscription.request(.unlimited) }
        }

        public func receive(_ value: Input) -> Demand {
            receiveValue(value)
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            if upstream.end() { receiveCompletion(completion) }
        }

        public func cancel() {
            upstream.cancel()
        }
    }
}

extension Subscribers.Sink: CustomStringConvertible {
    public var description: String { "Sink" }
}

extension Publisher {
    /// Runs closures for each value and for the end, until the token is canceled or released.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Runs a closure for each value, until the token is canceled or released.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
