#if DEBUG
    import EspalierDisplayTree
    import EspalierHTMLRenderer
    import EspalierPagePictures
    import EspalierPictures
    import EspalierViews
    import Foundation

    extension Application {
        /// `GET` of a page with `Accept: image/png`: a picture of the page of the session that is named, or of a new page. Debug builds draw
        /// pages for programs on this machine, such as tests.
        ///
        /// - Returns: nil for another request.
        func picture(
            of scene: String, at location: PageLocation, _ request: HTTPRequest
        ) throws(Problem) -> HTTPOutcome? {
            let accepted = MediaRanges(request.headers[.accept])
            guard request.method == .get, accepted.names("image/png"), !accepted.names("text/html"),
                request.client?.isLoopback ?? true
            else { return nil }
            let browser = cookies.id(in: request)
            if let id = request.query[Wire.Query.session] {
                return try waitingForMain(id, scene, request) { (application) throws(Problem) in
                    let session = try application.sessions.find(
                        id, scene: scene, browser: browser, request: PageRequest(request))
                    session.update()
                    return try application.draw(session, for: request)
                }
            }
            return try owning(newPageOf: browser, request) { [self] (ids) throws(Problem) in
                let admitted = try admission.enter(of: request.client)
                return onMainActor(scene, nil, request, admitted) { (application) throws(Problem) in
                    let session = try application.sessions.open(
                        scene, at: location, host: HostEnvironment(request), browser: browser, ids: ids,
                        address: request.client, request: PageRequest(request))
                    defer { application.sessions.remove(session) }
                    if !session.live.isPlaceResolved {
                        guard session.live.openPlace() else { throw Problem.noSuchPlace }
                        session.update()
                    }
                    return try application.draw(session, for: request)
                }
            }
        }

        @MainActor
        private func draw(_ session: Session, for request: HTTPRequest) throws(Problem) -> HTTPOutcome.Finish {
            let tree = session.tree
            guard
                let png = try? PagePicture.bitmap(
                    of: tree, size: tree.size, scale: 2, isDark: session.live.host.prefersDarkScheme,
                    resources: sessions.resources
                ).png()
            else { throw Problem(.internalServerError, "The page is too large for a picture.") }
            let headers = [HTTPResponse.Header("Cache-Control", "no-store"), .variesByAccept]
            return { [self] in
                complete(HTTPResponse(.ok, type: "image/png", bytes: Array(png), headers: headers), to: request)
            }
        }
    }
#endif
