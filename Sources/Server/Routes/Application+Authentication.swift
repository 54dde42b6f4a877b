import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierViews

extension Application {
    /// The outcome of a request with which a browser may come back from a site where the code of a page signs its user in; nil for other
    /// requests.
    func returning(_ request: HTTPRequest) -> HTTPOutcome? {
        // Other sites know the path with the one below which the server lies.
        guard request.method == .get, PageAuthentication.isAwaited(at: request.basePath.address(of: request.path)),
            let browser = cookies.id(in: request)
        else { return nil }
        return .inTask(isBrief: false) { [self] in
            if let response = await finishAuthentication(request, of: browser) { return response }
            return await response(of: routedOutcome(of: request), to: request)
        }
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
        let path = session.tree.place?.path ?? RouteTable.path(of: session.scene)
        var response = HTTPResponse(.seeOther, headers: [.init("Location", path), .init("Cache-Control", "no-store")])
        response.headers += returningPages.headers(for: session.id, at: path, of: browser, isSecure: request.isSecure)
        return complete(response, to: request)
    }
}
