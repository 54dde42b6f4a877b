extension Publishers {
    /// The publisher that `handleEvents` returns.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// Receives the subscription; nil does nothing.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// Receives each value; nil does nothing.
        public var receiveOutput: ((Upstream.Output) -> Void)?
        /// Receives the completion; nil does nothing.
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
        /// Runs when the subscriber cancels; nil does nothing.
        public var receiveCancel: (() -> Void)?
        /// Receives each requested demand; nil does nothing.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Creates a publisher that calls closures for the events of `upstream` before it passes them on.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Upstream.Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                TapSubscriber<Output, Failure>(
                    subscriber,
                    .init(
                        receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
                        receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
                        receiveRequest: receiveRequest,
                        receiveMore: receiveRequest)))
        }
    }
}

extension Publisher {
    /// Calls closures for the publisher's events, before it passes them on.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
}
