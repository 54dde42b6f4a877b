import EspalierDisplayTree
import EspalierViews

/// Responses for paths that the app does not have.
extension Application {
    /// The app's own page for a path, for browsers, otherwise the problem.
    func unknownPath(_ request: HTTPRequest, _ problem: Problem) -> HTTPOutcome {
        guard showsUnknown(request) else { return .response(refuse(request, problem)) }
        do throws(Problem) { try admission.enter() } catch { return .response(refuse(request, error)) }
        return .onMainActor { [self] in
            measuringMain("", nil, request) { (application) throws(Problem) in
                application.unknownPlace(request, problem)
            }
        }
    }

    private func showsUnknown(_ request: HTTPRequest) -> Bool {
        showsUnknownPaths && request.method != .post && pageFormat(of: request) == .html
    }

    /// The same on the main actor.
    @MainActor
    func unknownPlace(_ request: HTTPRequest, _ problem: Problem) -> HTTPOutcome.Finish {
        var tree: DisplayTree?
        if showsUnknown(request) {
            tree = try? sessions.unknownPage(
                request.path, host: HostEnvironment(request), browser: BrowserCookie.id(in: request.headers))
        }
        guard let tree else { return { [self] in refuse(request, problem) } }
        return { [self] in
            log(problem, method: request.method.rawValue, path: request.path)
            let headers = [
                HTTPResponse.Header("Content-Type", "text/html; charset=utf-8"),
                HTTPResponse.Header("Cache-Control", "no-store"),
            ]
            return complete(
                compressed(HTTPResponse(problem.status, headers: headers), renderer.staticPage(tree), for: request),
                to: request)
        }
    }
}
