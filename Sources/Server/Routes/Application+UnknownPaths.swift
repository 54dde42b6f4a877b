import EspalierDisplayTree
import EspalierViews

/// Responses for paths that the app does not have.
extension Application {
    /// The app's own page for a path, for browsers, otherwise the problem.
    func unknownPath(_ request: HTTPRequest, _ problem: Problem) -> HTTPOutcome {
        guard showsUnknown(request) else { return .response(refuse(request, problem)) }
        let admitted: AdmittedWork
        do throws(Problem) { admitted = try admission.enter(of: request.client) } catch {
            return .response(refuse(request, error))
        }
        return onMainActor(SceneName.unknownPaths, nil, request, admitted) { (application) throws(Problem) in
            try application.unknownPlace(request, problem)
        }
    }

    private func showsUnknown(_ request: HTTPRequest) -> Bool {
        showsUnknownPaths && [.get, .head].contains(request.method) && pageFormat(of: request) == .html
    }

    /// The same on the main actor.
    @MainActor
    func unknownPlace(_ request: HTTPRequest, _ problem: Problem) throws(Problem) -> HTTPOutcome.Finish {
        guard showsUnknown(request) else { throw problem }
        let session = try sessions.open(
            SceneName.unknownPaths, at: PageLocation(base: request.path), host: HostEnvironment(request),
            browser: cookies.id(in: request), address: request.client, request: PageRequest(request))
        session.update()
        log(problem, method: request.method.rawValue, path: request.path, request: request.id)
        return show(session, as: .html, status: problem.status, to: request)
    }
}
