/// The way in which a request gets its response.
package enum HTTPOutcome: Sendable {
    /// At once.
    case response(HTTPResponse)
    /// By work that takes long, on a thread of its own.
    case onWorker(Finish)
    /// By work on the main actor, and what follows it: `finish` runs on a polling thread, where bytes are written.
    case onMainActor(@MainActor @Sendable () -> Finish)
    /// By work on the main actor that others' may come between: when it is done it calls, once, what it is given.
    case onMainActorInTurns(@MainActor @Sendable (@escaping Reply) -> Void)

    package typealias Reply = @Sendable (@escaping Finish) -> Void

    package typealias Finish = @Sendable () -> HTTPResponse
}
