extension Publishers {
    /// The publisher that `catch(_:)` returns.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// Returns the publisher that replaces a failure.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Creates a publisher that continues with another one if `upstream` fails.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Relay<Output, Failure>.follow(upstream, for: subscriber, name: "Catch", recovery: handler) { $0 }
        }
    }

    /// The publisher that `tryCatch(_:)` returns.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher of the values.
        public let upstream: Upstream
        /// Returns the publisher that replaces a failure. A thrown error ends the publisher.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Creates a publisher that continues with another one if `upstream` fails, or fails with the error that `handler`
        /// throws.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Relay.follow(upstream, for: subscriber, name: "TryCatch", recovery: handler) { $0 }
        }
    }
}

extension Relay {
    /// Follows a publisher, and the handler's publisher after a failure. A thrown error ends the relay.
    fileprivate static func follow<Upstream: Publisher, NewPublisher: Publisher>(
        _ upstream: Upstream, for downstream: any Subscriber<Output, Failure>, name: String,
        recovery handler: @escaping (Upstream.Failure) throws(Failure) -> NewPublisher,
        mapFailure: @escaping (NewPublisher.Failure) -> Failure
    ) where Upstream.Output == Output, NewPublisher.Output == Output {
        follow(upstream, for: downstream, name: name) { relay, completion in
            guard case .failure(let failure) = completion else { return relay.finish(.finished) }
            do throws(Failure) {
                relay.follow(try handler(failure)) { relay.finish($0.mapFailure(mapFailure)) }
            } catch {
                relay.finish(.failure(error))
            }
        }
    }
}

extension Publisher {
    /// Continues with another publisher after a failure.
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.Catch<Self, P> where Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Continues with another publisher after a failure. A thrown error ends the publisher.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}
