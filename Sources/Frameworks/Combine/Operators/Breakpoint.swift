import Foundation

extension Publishers {
    /// The publisher that `breakpoint` and `breakpointOnError()` return.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// Returns true to stop at the subscription; nil never stops.
        public let receiveSubscription: ((any Subscription) -> Bool)?
        /// Returns true to stop at a value; nil never stops.
        public let receiveOutput: ((Upstream.Output) -> Bool)?
        /// Returns true to stop at the completion; nil never stops.
        public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

        /// Creates a publisher that stops the debugger when a closure returns true.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
            receiveOutput: ((Upstream.Output) -> Bool)? = nil,
            receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (onSubscription, onOutput, onCompletion) = (receiveSubscription, receiveOutput, receiveCompletion)
            upstream.subscribe(
                TapSubscriber<Output, Failure>(
                    subscriber,
                    .init(
                        receiveSubscription: { if onSubscription?($0) == true { stop() } },
                        receiveOutput: { if onOutput?($0) == true { stop() } },
                        receiveCompletion: { if onCompletion?($0) == true { stop() } })))
        }
    }
}

/// Stops in the debugger. Without a debugger, the signal ends the process, as on Apple's systems.
private func stop() { _ = raise(SIGTRAP) }

extension Publisher {
    /// Stops the debugger when a closure returns true for an event.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion)
    }

    /// Stops the debugger when the publisher fails.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: { completion in
            if case .failure = completion { true } else { false }
        })
    }
}
