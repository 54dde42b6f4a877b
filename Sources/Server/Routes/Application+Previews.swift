#if DEBUG
    import EspalierHTMLRenderer
    import EspalierViews
    import Synchronization

    extension Application {
        /// Shows previews at `/previews` and below.
        package func show(_ wall: PreviewWall) { previews.withLock { $0 = wall } }

        /// The outcome of a request for the wall of previews, for a preview that does not exist, and of one that may not see previews; nil
        /// for others.
        func previewOutcome(of request: HTTPRequest) -> HTTPOutcome? {
            guard let wall = previews.withLock({ $0 }), let path = PercentEncoding.decode(request.path) else {
                return nil
            }
            let folder = "/" + PreviewCatalog.folder
            guard path == folder || path.hasPrefix(folder + "/") else { return nil }
            guard wall.allows(request.client) else { return .response(refuse(request, .previewsAreLocal)) }
            guard path == folder else {
                return routes.route(request.path) == nil ? .response(refuse(request, wall.missing(path))) : nil
            }
            guard request.method == .get || request.method == .head else {
                let problem = Problem(
                    .methodNotAllowed, "This path accepts GET, HEAD.",
                    headers: [HTTPResponse.Header("Allow", "GET, HEAD")])
                return .response(refuse(request, problem))
            }
            var headers = [HTTPResponse.Header("Cache-Control", "no-store"), .variesByAccept]
            if pageFormat(of: request) == .json {
                let json = wall.json(below: request.basePath)
                return .response(
                    complete(HTTPResponse(.ok, type: "application/json", bytes: json, headers: headers), to: request))
            }
            // The frames are loaded at once, and all belong to one browser.
            if cookies.id(in: request) == nil {
                headers.append(cookies.header(SessionID.random(), isSecure: request.isSecure))
            }
            let page = wall.page(PreviewChoices(request.query), below: request.basePath)
            let type = HTTPResponse.Header("Content-Type", "text/html; charset=utf-8")
            return .response(
                complete(
                    compressed(HTTPResponse(.ok, headers: [type] + headers), Array(page.utf8), for: request),
                    to: request))
        }
    }
#endif
