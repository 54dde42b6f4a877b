import EspalierDisplayTree
import EspalierViews

/// The app's own pages in place of those that cannot be shown.
extension Application {
    /// The app's own page for a path that it does not have, for browsers, otherwise the problem.
    func unknownPath(_ request: HTTPRequest, _ problem: Problem) -> HTTPOutcome {
        let problem = problem.withOwnPage
        guard ownScene(for: problem, request) != nil else { return .response(refuse(request, problem)) }
        do throws(Problem) {
            return try owning(newPageOf: cookies.id(in: request), request) { [self] (_) throws(Problem) in
                let admitted = try admission.enter(of: request.client)
                return onMainActor(SceneName.unknownPaths, nil, request, admitted) { (application) throws(Problem) in
                    try application.ownPage(for: problem, request)
                }
            }
        } catch {
            return .response(refuse(request, error))
        }
    }

    /// The scene for a problem; nil for one that the server explains itself.
    private func ownScene(for problem: Problem, _ request: HTTPRequest) -> String? {
        guard problem.mayHaveOwnPage, [.get, .head].contains(request.method), pageFormat(of: request) == .html else {
            return nil
        }
        if problem.status == .notFound, showsUnknownPaths { return SceneName.unknownPaths }
        return showsErrors ? SceneName.errors : nil
    }

    /// The app's own page, on the main actor. Throws the problem if there is none, or if that page cannot be shown either.
    @MainActor
    func ownPage(for problem: Problem, _ request: HTTPRequest) throws(Problem) -> HTTPOutcome.Finish {
        guard let scene = ownScene(for: problem, request) else { throw problem }
        var location = PageLocation(base: request.path)
        location.error = HTTPError(Response.Status(Int(problem.status.rawValue)), problem.detail)
        guard
            let session = try? sessions.open(
                scene, at: location, host: HostEnvironment(request), browser: cookies.id(in: request),
                address: request.client, request: PageRequest(request))
        else { throw problem }
        session.update()
        log(problem, method: request.method.rawValue, path: request.path, request: request.id)
        return show(session, as: .html, insteadOf: problem, to: request)
    }
}
