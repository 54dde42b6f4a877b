import EspalierHTMLRenderer

extension Problem {
    static let noSuchScene = Problem(
        .notFound, "There is no scene at this path. The server's root path lists the scenes of this app."
    ).withOwnPage

    static let noSuchPlace = Problem(.notFound, "The scene at this path has no such place.").withOwnPage

    static let sessionOfAnotherScene = Problem(
        .notFound, "The session belongs to another scene. Ask for it at the path where it was opened.")

    static let sessionHasEnded = Problem(
        .gone, "The session has ended or never existed. Open the page again without a session to get a new one.")

    static let pageFailed = Problem(
        .internalServerError,
        "The page has ended because of a mistake in the app. The server's log names it. Open the page again."
    ).withOwnPage

    static let tooManySessions = Problem(
        .tooManyRequests, "Too many pages are open. Try again in a minute.",
        headers: [HTTPResponse.Header("Retry-After", "60")])

    static let tooManyWaiting = Problem(
        .tooManyRequests, "Too many requests of this session wait for their responses. Send the next after a response.",
        headers: [HTTPResponse.Header("Retry-After", "1")])

    /// A batch that arrived before earlier ones of its page, which a restarted server lacks.
    static func batchesAreMissing(after last: Int) -> Problem {
        var problem = Problem(
            .conflict,
            "Earlier batches of this page are missing. Send all batches after \"\(Wire.Problem.done)\" again.")
        problem.members.append(Problem.Member(name: Wire.Problem.done, json: { Array(String(last).utf8) }))
        return problem
    }

    /// A batch during which the server ended. Performing it again would end the server again.
    static var batchEndedTheServer: Problem {
        var problem = Problem(
            .unprocessableContent, "The server ended while it handled these events, and does not handle them again.")
        problem.members.append(Problem.Member(name: Wire.Problem.crashed, json: { Array("true".utf8) }))
        return problem
    }

    static let sceneEndsTheServer = Problem(
        .serviceUnavailable, "Creating this page ended the server. Try again in a minute.",
        headers: [HTTPResponse.Header("Retry-After", "60")]
    ).withOwnPage

    #if DEBUG
        static let previewEndsTheProgram = Problem(
            .serviceUnavailable, "This preview has ended the program. It is shown again after the next build.")
    #endif

    /// Too much work is waiting. A page that sends its events over a channel reads the pause from `Wire.Problem.retry`.
    static func overloaded(retryAfter seconds: Int) -> Problem {
        var problem = Problem(
            .serviceUnavailable, "The server is overloaded. Try again in \(seconds) s.",
            headers: [HTTPResponse.Header("Retry-After", String(seconds))])
        problem.members.append(Member(name: Wire.Problem.retry, json: { Array(String(seconds).utf8) }))
        return problem
    }

    /// Too much work of one client is waiting.
    static func tooMuchOfClient(retryAfter seconds: Int) -> Problem {
        var problem = Problem(
            .tooManyRequests, "Too much work of this client is waiting. Try again in \(seconds) s.",
            headers: [HTTPResponse.Header("Retry-After", String(seconds))])
        problem.members.append(Member(name: Wire.Problem.retry, json: { Array(String(seconds).utf8) }))
        return problem
    }

    /// A batch took all of its time. It counts as done, so that its page continues with the patch when it asks again.
    static let batchTookTooLong = Problem(
        .tooManyRequests,
        "These events took too long. The first of them are done, the others are not. Send fewer at once.",
        headers: [HTTPResponse.Header("Retry-After", "1")])

    static let shuttingDown = Problem(
        .serviceUnavailable, "The server is shutting down. Try again in a moment: the session is kept.",
        headers: [HTTPResponse.Header("Retry-After", "1"), HTTPResponse.Header("Connection", "close")])
}
