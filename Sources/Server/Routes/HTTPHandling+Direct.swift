extension HTTPHandling {
    /// Handles a request without a transport.
    package func respond(to request: HTTPRequest) async -> HTTPResponse {
        switch outcome(of: request) {
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
