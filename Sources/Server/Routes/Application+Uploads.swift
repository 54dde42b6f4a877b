import EspalierHTMLRenderer
import EspalierViews
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

extension Application {
    package func bodyHandling(_ method: HTTPRequest.Method, _ path: String) -> BodyHandling {
        guard method == .post || method == .patch || routes.endpoints != nil else { return .memory }
        switch routes.route(path) {
        case .uploads? where method == .post || method == .patch: return .file
        case .endpoint(let matches)?: return .stream(limit: endpoints.bodyLimit(of: matches, method))
        default: return .memory
        }
    }

    package func noRoom(_ request: HTTPRequest) -> HTTPResponse { refuse(request, .noRoom) }

    package func dropIdleUploads(of needed: Int, patience: Double) { uploads.dropIdle(of: needed, patience: patience) }

    // MARK: Before the body

    package func begin(
        upload request: HTTPRequest, limit: Int, _ makeFile: (_ length: Int?) -> UploadFile?
    ) -> UploadBeginning {
        if let refusal = refusal(of: request) { return .response(refusal) }
        do throws(Problem) {
            guard case .uploads(let scene)? = routes.route(request.path) else { throw Problem.noSuchUpload }
            let session = try session(of: request, scene)
            try sessions.directory.check(session, scene: scene, browser: cookies.id(in: request))
            if request.method == .patch { return .part(try nextPart(of: session, request)) }
            if request.headers[.uploadComplete] == nil, request.headers[.uploadLength] == nil {
                guard request.uploadName.folders.count <= Self.deepestFolder else { throw Problem.folderTooDeep }
                guard let file = makeFile(nil) else { throw Problem.noRoom }
                var part = UploadPart(file)
                part.transfer = transfers.begin(for: sessions.directory.client(of: session) ?? session)
                return .part(part)
            }
            return .part(try firstPart(of: session, request, limit: limit, makeFile))
        } catch {
            return .response(refuse(request, error))
        }
    }

    /// Begins an upload that may continue in other requests.
    private func firstPart(
        of session: String, _ request: HTTPRequest, limit: Int, _ makeFile: (_ length: Int?) -> UploadFile?
    ) throws(Problem) -> UploadPart {
        guard request.uploadName.folders.count <= Self.deepestFolder else { throw Problem.folderTooDeep }
        guard let length = request.headers[.uploadLength].flatMap(Self.count) else { throw Problem.lengthMissing }
        guard length <= limit else { throw Problem.uploadTooLarge(limit) }
        let browser = cookies.id(in: request) ?? session
        guard uploads.admits(browser) else { throw Problem.tooManyUploads }
        guard let file = makeFile(length) else { throw Problem.noRoom }
        let upload = uploads.add(file, of: session, browser: browser, length: length, name: request.uploadName)
        guard let part = UploadPart(of: upload, at: 0) else { throw Problem.noSuchUpload }
        return part
    }

    /// The largest number of folders around an uploaded file.
    private static let deepestFolder = 8

    private func nextPart(of session: String, _ request: HTTPRequest) throws(Problem) -> UploadPart {
        guard request.mediaType == "application/partial-upload" else { throw Problem.notAPart }
        guard let offset = request.headers[.uploadOffset].flatMap(Self.count) else { throw Problem.offsetMissing }
        let upload = try find(request, of: session)
        if let length = request.headers[.uploadLength], Self.count(length) != upload.length {
            throw Problem.otherLength
        }
        guard let part = UploadPart(of: upload, at: offset) else {
            throw Problem.wrongOffset(upload.file.size)
        }
        return part
    }

    /// The session that a request names.
    private func session(of request: HTTPRequest, _ scene: String) throws(Problem) -> String {
        try SameOrigin.check(request.headers)
        guard let id = request.query[Wire.Query.session] else { throw Problem.sessionMissing }
        return id
    }

    private func find(_ request: HTTPRequest, of session: String) throws(Problem) -> UnfinishedUploads.Upload {
        guard let upload = request.query[Wire.Query.upload].flatMap({ uploads.find($0, of: session) }) else {
            throw Problem.noSuchUpload
        }
        return upload
    }

    /// A number of bytes; nil for a text that is none.
    private static func count(_ text: String) -> Int? {
        text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
    }

    // MARK: After the body

    /// `POST /<scene>/uploads?session=S`: a file for a view of the session. The response is the upload's name, which the page then
    /// sends with an event. A file that no event names is dropped with the page, or when others follow.
    ///
    /// With `Upload-Length`, the file may arrive in parts: the response is then an id, and `PATCH …&upload=ID` appends a part at
    /// `Upload-Offset`. `HEAD` asks how much has arrived, and `DELETE` ends the upload
    /// (draft-ietf-httpbis-resumable-upload).
    func upload(_ scene: String, _ request: HTTPRequest) throws(Problem) -> HTTPOutcome {
        let session = try session(of: request, scene)
        if request.method == .head || request.method == .delete {
            try sessions.directory.check(session, scene: scene, browser: cookies.id(in: request))
            let upload = try find(request, of: session)
            if request.method == .delete { uploads.remove(upload) } else { _ = upload.file.interrupt() }
            let state = request.method == .delete ? [] : upload.headers
            return .response(complete(HTTPResponse(.noContent, headers: state + [.noStore]), to: request))
        }
        guard let part = request.part else {
            throw Problem(.badRequest, "The upload could not be kept. Send the file as the body of the request.")
        }
        guard let upload = part.upload else {
            if part.file.fault == .tooLarge { return .response(tooLarge(request)) }
            guard let file = part.file.finish(request.uploadName) else {
                throw Problem.diskIsFull
            }
            return try hand(file, to: session, scene, request)
        }
        return try partHasArrived(part.file, of: upload, scene, request)
    }

    private func partHasArrived(
        _ file: UploadFile, of upload: UnfinishedUploads.Upload, _ scene: String, _ request: HTTPRequest
    ) throws(Problem) -> HTTPOutcome {
        if let fault = file.fault {
            uploads.remove(upload)
            throw fault == .tooLarge ? Problem.otherLength : fault == .noRoom ? .diskIsFull : .noSuchUpload
        }
        guard file.size == upload.length else {
            guard request.headers[.uploadComplete] != "?1" else {
                uploads.remove(upload)
                throw Problem.otherLength
            }
            if request.method == .patch {
                return .response(complete(HTTPResponse(.noContent, headers: upload.headers + [.noStore]), to: request))
            }
            let session = PercentEncoding.encode(upload.session)
            let place = "?\(Wire.Query.session)=\(session)&\(Wire.Query.upload)=\(upload.id)"
            let response = HTTPResponse(
                .created, type: "text/plain; charset=utf-8", bytes: Array(upload.id.utf8),
                headers: upload.headers + [.init("Location", place), .noStore])
            return .response(complete(response, to: request))
        }
        if let name = upload.result { return .response(taken(name, upload, request)) }
        guard let whole = upload.completeFile() else { throw Problem.noSuchUpload }
        return try hand(whole, to: upload.session, scene, request, upload)
    }

    /// Hands a complete file to the page. The page's name for it is the response.
    private func hand(
        _ file: TemporaryFile, to id: String, _ scene: String, _ request: HTTPRequest,
        _ upload: UnfinishedUploads.Upload? = nil
    ) throws(Problem) -> HTTPOutcome {
        let browser = cookies.id(in: request)
        return try waitingForMain(id, scene, request) { (application) throws(Problem) in
            let session: Session
            do throws(Problem) { session = try application.sessions.find(id, scene: scene, browser: browser) } catch {
                if let upload { application.uploads.remove(upload) }
                throw error
            }
            let name = session.receive(file)
            if let upload { application.uploads.complete(upload, as: name) }
            return { [application] in application.taken(name, upload, request) }
        }
    }

    private func taken(
        _ name: String, _ upload: UnfinishedUploads.Upload?, _ request: HTTPRequest
    ) -> HTTPResponse {
        let response = HTTPResponse(
            .ok, type: "text/plain; charset=utf-8", bytes: Array(name.utf8),
            headers: (upload?.headers ?? []) + [.noStore])
        return complete(response, to: request)
    }
}

extension UnfinishedUploads.Upload {
    /// The headers that describe the state of the upload.
    fileprivate var headers: [HTTPResponse.Header] {
        let size = file.size
        return [
            .init("Upload-Offset", String(size)), .init("Upload-Length", String(length)),
            .init("Upload-Complete", size == length ? "?1" : "?0"),
        ]
    }
}

extension HTTPResponse.Header {
    fileprivate static let noStore = HTTPResponse.Header("Cache-Control", "no-store")
}

extension HTTPRequest {
    /// The media type without its parameters; empty without one.
    fileprivate var mediaType: String {
        (headers[.contentType] ?? "").prefix { $0 != ";" }[...].trimmed.lowercased()
    }
}

extension HTTPRequest {
    /// The names of the file in the body.
    fileprivate var uploadName: UploadName {
        UploadName(query[Wire.Query.fileName] ?? "", folder: query[Wire.Query.folder], mediaType: mediaType)
    }
}

extension Problem {
    fileprivate static let folderTooDeep = Problem(
        .contentTooLarge, "The file is in too many folders, one in another: send at most eight.")
    fileprivate static let sessionMissing = Problem(.badRequest, "Name the session: /uploads?session=S.")
    fileprivate static let noSuchUpload = Problem(
        .notFound, "The page has no such upload, or no longer. Begin again with POST.")
    fileprivate static let lengthMissing = Problem(
        .badRequest, "Say the length of the whole file in bytes: Upload-Length.")
    fileprivate static let offsetMissing = Problem(
        .badRequest, "Say with how many bytes of the file before it the part begins: Upload-Offset.")
    fileprivate static let otherLength = Problem(
        .badRequest, "The file is longer or shorter than its Upload-Length. The upload has ended.")
    fileprivate static let notAPart = Problem(
        .unsupportedMediaType, "Send a part of an upload as application/partial-upload.")
    fileprivate static let tooManyUploads = Problem(
        .serviceUnavailable, "Too many uploads are unfinished. Finish some, or try again later.",
        headers: [HTTPResponse.Header("Retry-After", "5")])
    fileprivate static let noRoom = Problem(
        .serviceUnavailable, "There is no room for another upload. Try again later.",
        headers: [HTTPResponse.Header("Retry-After", "10")])

    fileprivate static func uploadTooLarge(_ limit: Int) -> Problem {
        Problem(
            .contentTooLarge, "The file is too large: send at most \(limit) bytes.",
            headers: [HTTPResponse.Header("Upload-Limit", "max-size=\(limit)")])
    }

    fileprivate static func wrongOffset(_ size: Int) -> Problem {
        Problem(
            .conflict, "The part does not follow the \(size) bytes that have arrived.",
            headers: [HTTPResponse.Header("Upload-Offset", String(size))])
    }
}

extension Picture {
    /// The file. Its address is never used for another one, so that browsers may keep it.
    var response: HTTPResponse {
        var response = HTTPResponse(
            .ok,
            headers: [
                HTTPResponse.Header("Content-Type", mediaType),
                HTTPResponse.Header("Cache-Control", "private, max-age=31536000, immutable"),
            ])
        switch content {
        case .bytes(let bytes): response.body = .bytes(bytes)
        case .file(let file):
            let descriptor = dup(file.descriptor)
            if descriptor >= 0 { response.body = .file(OpenFile(descriptor: descriptor, size: file.size)) }
        }
        return response
    }
}
