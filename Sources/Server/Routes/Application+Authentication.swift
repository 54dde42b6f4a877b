import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierViews

extension Application {
    /// The outcome of a request with which a browser may come back from a site where the code of a page signs its user in; nil for other
    /// requests.
    func returning(_ request: HTTPRequest) -> HTTPOutcome? {
        guard request.method == .get else { return nil }
        // Other sites know the path with the one below which the server lies.
        if PageAuthentication.isAwaited(at: request.basePath.address(of: request.path)) {
            guard let browser = cookies.id(in: request) else { return nil }
            return .inTask(isBrief: false) { [self] in
                if let response = await finishAuthentication(request, of: browser) { return response }
                return await response(of: routedOutcome(of: request), to: request)
            }
        }
        return returningToRestoredPage(request)
    }

    /// Continues the page of a browser that waits at the URL of a request, and leads the browser to it; nil if none of its pages waits.
    @MainActor
    private func finishAuthentication(_ request: HTTPRequest, of browser: String) -> HTTPResponse? {
        let url = WebRequest(request).url
        guard
            let session = sessions.live.values.first(where: {
                $0.browser == browser && $0.live.finishAuthentication(at: url)
            })
        else { return nil }
        return leading(request, to: session, of: browser)
    }

    /// The same for a page that has begun a sign-in with Apple in another process, which has handed it over or has ended since.
    private func returningToRestoredPage(_ request: HTTPRequest) -> HTTPOutcome? {
        guard !appleServices.isEmpty, !request.query.pairs.isEmpty else { return nil }
        let web = WebRequest(request)
        guard let page = appleServices.lazy.compactMap({ $0.page(awaiting: web) }).first,
            let browser = cookies.id(in: request)
        else { return nil }
        do throws(Problem) {
            return try waitingForMain(page.session, page.scene, request) { (application) throws(Problem) in
                let session: Session
                do throws(Problem) {
                    session = try application.sessions.find(
                        page.session, scene: page.scene, browser: browser, request: PageRequest(request))
                } catch {
                    throw error.status == .gone ? Problem(IssuerFault.noSuchSignIn.httpError) : error
                }
                session.live.resumeAuthentication(at: web.url)
                let response = application.leading(request, to: session, of: browser)
                return { response }
            }
        } catch {
            return .response(refuse(request, error))
        }
    }

    /// The response that leads a browser to a page of its own.
    @MainActor
    private func leading(_ request: HTTPRequest, to session: Session, of browser: String) -> HTTPResponse {
        let path = session.tree.place?.path ?? RouteTable.path(of: session.scene)
        var response = HTTPResponse(.seeOther, headers: [.init("Location", path), .init("Cache-Control", "no-store")])
        response.headers += returningPages.headers(for: session.id, at: path, of: browser, isSecure: request.isSecure)
        return complete(response, to: request)
    }
}
