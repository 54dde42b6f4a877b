import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierViews
import Foundation

/// The page that browsers keep for the time without a connection, and the service worker that keeps it.
extension Application {
    /// The names below `/public/`. The worker, which is told its scope by `offline.js`, finds the page beside itself.
    private static let names = (worker: "offline-worker.js", page: "offline-page.html")

    /// The window for which the page is laid out. It fits into the windows of all phones.
    private static let window = CGSize(width: 320, height: 480)

    /// The outcome of a request for the page or the worker; nil for other files.
    func offlineOutcome(of request: HTTPRequest, _ path: String) throws(Problem) -> HTTPOutcome? {
        switch path {
        case Self.names.worker:
            // Browsers that have the worker of a former version of the app ask for it, and forget it.
            guard offlinePages != nil else { return .response(workerResponse(to: request, version: "")) }
            return try makingOfflinePage(for: request) { [self] in workerResponse(to: request, version: $0.version) }
        case Self.names.page where offlinePages != nil:
            return try makingOfflinePage(for: request) { [self] page in
                let response = HTTPResponse(
                    .ok, headers: [.init("Content-Type", "text/html; charset=utf-8"), .init("X-Robots-Tag", "noindex")])
                return complete(compressed(Self.unstored(response), page.bytes, for: request), to: request)
            }
        default: return nil
        }
    }

    private static func unstored(_ response: HTTPResponse) -> HTTPResponse {
        var response = response
        response.headers += [.init("Cache-Control", "no-cache"), .init("Vary", "Accept-Language")]
        return response
    }

    /// The worker. It changes with the page, so that browsers fetch the page again.
    private func workerResponse(to request: HTTPRequest, version: String) -> HTTPResponse {
        let text = EmbeddedAssets.worker.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
            .replacing("PAGE_VERSION", with: version)
        let response = HTTPResponse(
            .ok,
            headers: [
                .init("Content-Type", "text/javascript; charset=utf-8"),
                .init("Service-Worker-Allowed", request.basePath.address(of: "/")),
            ])
        return complete(compressed(Self.unstored(response), Array(text.utf8), for: request), to: request)
    }

    /// Responds with the page for the languages of a request, which is made on the main actor if it is not known.
    private func makingOfflinePage(
        for request: HTTPRequest, _ respond: @escaping @Sendable (OfflinePages.Page) -> HTTPResponse
    ) throws(Problem) -> HTTPOutcome {
        let languages = request.headers[.acceptLanguage] ?? ""
        if let known = offlinePages?.page(languages) { return .response(respond(known)) }
        let admitted = try admission.enter(of: request.client)
        return onMainActor(SceneName.offline, nil, request, admitted) { (application) throws(Problem) in
            let page = try application.makeOfflinePage(languages)
            application.offlinePages?.add(page, languages)
            return { respond(page) }
        }
    }

    /// The page for a guest of whom only the languages are known.
    @MainActor
    private func makeOfflinePage(_ languages: String) throws(Problem) -> OfflinePages.Page {
        var host = HostEnvironment(HTTPRequest(.get, "/", headers: [.acceptLanguage: languages]))
        (host.size, host.isSizeGuessed) = (Self.window, false)
        let session = try sessions.open(SceneName.offline, host: host, browser: nil)
        defer { sessions.remove(session) }
        return OfflinePages.Page(renderer.offlinePage(session.update()))
    }
}
