extension HTTPHandling {
    /// Handles a request without a transport.
    package func respond(to request: HTTPRequest) async -> HTTPResponse {
        await response(of: outcome(of: request), to: request)
    }

    /// The response to a request with a known outcome.
    func response(of outcome: HTTPOutcome, to request: HTTPRequest) async -> HTTPResponse {
        switch outcome {
        case .response(let response): return response
        case .onWorker(let work): return work()
        case .inTask(_, let work):
            var response = await Log.$request.withValue(request.id) { await work() }
            // A body that is produced ends with its response.
            if case .produced(let body) = response.body { response.body = .bytes(await body.collect()) }
            return response
        case .onMainActor(let work, _): return await MainActor.run { work() }()
        case .onMainActorInTurns(let work, _):
            return await withCheckedContinuation { continuation in
                Task { @MainActor in work { continuation.resume(returning: $0()) } }
            }
        }
    }
}
