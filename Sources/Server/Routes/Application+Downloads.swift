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
            let transfer = application.transfers.begin(for: session.client.id)
            return { [application] in
                do throws(Problem) {
                    return application.complete(try file.response(to: request, id: name, transfer), to: request)
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
    ///
    /// - Parameters:
    ///   - id: The name of the download, which is used for this file only.
    ///   - transfer: Keeps the page's files while an archive of them is made.
    fileprivate func response(
        to request: HTTPRequest, id: String, _ transfer: FileTransfers.Transfer
    ) throws(Problem) -> HTTPResponse {
        let headers = [
            HTTPResponse.Header("Content-Type", mediaType),
            HTTPResponse.Header("Content-Disposition", Response.attachment(named: name)),
            HTTPResponse.Header("Cache-Control", "no-store"),
        ]
        guard let entries else { return try FileAnswer.response(url, headers, to: WebRequest(request)) }
        let archive = ZipArchive(entries)
        guard archive.isWhole else { throw Problem.fileIsGone }
        return archive.response(headers, tag: "\"\(id)\"", to: WebRequest(request), transfer)
    }
}

extension ZipArchive {
    /// The archive, or the part of it that a request asks for.
    fileprivate func response(
        _ headers: [HTTPResponse.Header], tag: String, to request: WebRequest, _ transfer: FileTransfers.Transfer
    ) -> HTTPResponse {
        var headers = headers + [.init("ETag", tag), .init("Accept-Ranges", "bytes")]
        var status = HTTPStatus.ok
        var part = 0..<length
        // A part belongs to the same archive, because no other one has its address.
        let isSame = request.headers["if-range"].map { $0 == tag } ?? true
        switch request.method == .get && isSame ? request.headers["range"].flatMap({ ByteRange($0, of: length) }) : nil
        {
        case .bytes(let first, let count)?:
            (status, part) = (.partialContent, first..<first + count)
            headers.append(.init("Content-Range", "bytes \(first)-\(first + count - 1)/\(length)"))
        case .unsatisfiable?:
            return HTTPResponse(.rangeNotSatisfiable, headers: [.init("Content-Range", "bytes */\(length)")])
        case nil: break
        }
        guard request.method != .head else { return HTTPResponse(status, headers: headers, body: .unstated) }
        let range = part
        return HTTPResponse(
            status, headers: headers,
            body: .produced(
                ProducedBody(length: range.count) {
                    try await self.write(range, to: $0)
                } ended: { [transfer] _ in
                    _ = transfer
                }))
    }
}

extension Problem {
    fileprivate static let fileIsGone = Problem(
        .gone, "The page offers no such file, or no longer. Ask the page for it again.")
}
