import EspalierHTMLRenderer
import EspalierViews
import Foundation

extension Application {
    /// `GET /<scene>/downloads?session=S&download=D`: a file that the session's page hands to its browser. Browsers save it under the name
    /// that the page gives it. Other browsers get what they get for a session that has ended. A download that was interrupted continues
    /// with the part that is missing (`Range`).
    func download(_ scene: String, _ request: HTTPRequest) throws(Problem) -> HTTPOutcome {
        guard let id = request.query[Wire.Query.session], let name = request.query[Wire.Query.download] else {
            throw Problem(.badRequest, "Name the session and the file: /downloads?session=S&download=D.")
        }
        let browser = cookies.id(in: request)
        return try waitingForMain(id, scene, request) { (application) throws(Problem) in
            let session = try application.sessions.find(id, scene: scene, browser: browser)
            guard let file = session.live.file(name) else { throw Problem.fileIsGone }
            return { [application] in
                do throws(Problem) {
                    return application.complete(try file.response(to: request), to: request)
                } catch {
                    return application.refuse(request, .fileIsGone)
                }
            }
        }
    }

    /// The address of a file, for a browser without scripts.
    static func address(of file: String, _ state: PageState) -> String {
        let scene = state.scene.isEmpty ? "" : RouteTable.path(of: state.scene)
        return "\(scene)\(Wire.Path.downloads)?\(Wire.Query.session)=\(state.session)&\(Wire.Query.download)=\(file)"
    }
}

extension PageFile {
    /// The file, or the part of it that a request asks for.
    fileprivate func response(to request: HTTPRequest) throws(Problem) -> HTTPResponse {
        try FileAnswer.response(
            url,
            [
                HTTPResponse.Header("Content-Type", mediaType),
                HTTPResponse.Header("Content-Disposition", Response.attachment(named: name)),
                HTTPResponse.Header("Cache-Control", "no-store"),
            ], to: WebRequest(request))
    }
}

extension Problem {
    fileprivate static let fileIsGone = Problem(
        .gone, "The page offers no such file, or no longer. Ask the page for it again.")
}
