/// The outcome of a request.
package enum HTTPOutcome: Sendable {
    /// At once.
    case response(HTTPResponse)
    /// By slow work on a separate thread.
    case onWorker(Finish)
    /// By work on the main actor. The function that it returns encodes the response on a polling thread. `drop` is called instead of the
    /// work if the request got a response before it could begin.
    case onMainActor(@MainActor @Sendable () -> Finish, drop: @Sendable () -> Void)
    /// By work on the main actor that takes turns with other work, and calls the given function when it is done.
    case onMainActorInTurns(@MainActor @Sendable (@escaping Reply) -> Void, drop: @Sendable () -> Void)

    /// By a task outside of the main actor, which is cancelled when the client goes. A brief one may begin on the thread of the
    /// connection. The transport binds the request's id (`Log.request`) where it creates the task.
    case inTask(isBrief: Bool, @Sendable () async -> HTTPResponse)

    /// Takes the function that writes the response.
    package typealias Reply = @Sendable (@escaping Finish) -> Void

    /// Writes the response, on a polling thread.
    package typealias Finish = @Sendable () -> HTTPResponse
}
