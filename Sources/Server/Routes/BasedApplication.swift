import EspalierHTMLRenderer

/// An application below a base path: the boundary between the paths of the server and those of the app.
///
/// Requests lose the base path, and responses get it: in `Location`, `Refresh` and `Set-Cookie`. Bodies have it already, because their
/// writers know it. The application behind it sees neither the base path nor the names of cookies that contain it.
package final class BasedApplication: HTTPHandling {
    private let application: Application
    private let basePath: BasePath

    package init(_ application: Application) {
        self.application = application
        basePath = application.settings.basePath
    }

    // MARK: Requests

    package func outcome(of request: HTTPRequest) -> HTTPOutcome {
        let inside = inner(request)
        guard let path = basePath.inner(request.path) else {
            return .response(outer(application.refusal(of: inside) ?? application.refuse(inside, outside)))
        }
        // Pages ask for their session at the path of their scene, which has no slash at its end.
        if path.isEmpty, request.method == .get || request.method == .head,
            request.query[Wire.Query.session] == nil
        {
            return .response(outer(application.refusal(of: inside) ?? application.complete(start(request), to: inside)))
        }
        return application.outcome(of: inside).map { [self] in outer($0) }
    }

    /// The request as the application sees it. A path outside of the base path stays as it is.
    private func inner(_ request: HTTPRequest) -> HTTPRequest {
        var inner = request
        inner.basePath = basePath
        if let path = basePath.inner(request.path) { inner.path = path.isEmpty ? "/" : path }
        inner.headers[.cookie] = request.headers[.cookie].flatMap(basePath.ownCookies)
        return inner
    }

    /// The redirect from the base path to the app's first page, whose path ends with a slash.
    private func start(_ request: HTTPRequest) -> HTTPResponse {
        let query = request.query.urlEncoded.map { "?" + $0 } ?? ""
        return HTTPResponse(.permanentRedirect, headers: [HTTPResponse.Header("Location", "/" + query)])
    }

    private var outside: Problem {
        Problem(
            .notFound,
            "The paths of this server begin with \(basePath.text)/. A trusted proxy that removes a part of them names it in the header "
                + "X-Forwarded-Prefix.")
    }

    package func showsHeaders(_ method: HTTPRequest.Method, _ path: String) -> Bool {
        basePath.inner(path).map { application.showsHeaders(method, $0.isEmpty ? "/" : $0) } ?? false
    }

    package func bodyHandling(_ method: HTTPRequest.Method, _ path: String) -> BodyHandling {
        basePath.inner(path).map { application.bodyHandling(method, $0.isEmpty ? "/" : $0) } ?? .memory
    }

    // MARK: Responses

    /// The response as clients get it.
    private func outer(_ response: HTTPResponse) -> HTTPResponse {
        var response = response
        for index in response.headers.indices {
            let value = response.headers[index].value
            switch response.headers[index].name.lowercased() {
            case "location": response.headers[index].value = basePath.address(of: value)
            case "refresh":
                let halves = value.split(separator: "=", maxSplits: 1)
                guard halves.count == 2, halves[0].hasSuffix("url") else { continue }
                response.headers[index].value = halves[0] + "=" + basePath.address(of: String(halves[1]))
            case "set-cookie": response.headers[index].value = basePath.setCookie(value)
            default: break
            }
        }
        return response
    }

    package func begin(
        upload request: HTTPRequest, limit: Int, _ makeFile: (_ length: Int?) -> UploadFile?
    ) -> UploadBeginning {
        switch application.begin(upload: inner(request), limit: limit, makeFile) {
        case .part(let part): .part(part)
        case .response(let response): .response(outer(response))
        }
    }

    package func dropIdleUploads(of needed: Int, patience: Double) {
        application.dropIdleUploads(of: needed, patience: patience)
    }

    package func noRoom(_ request: HTTPRequest) -> HTTPResponse { outer(application.noRoom(inner(request))) }
    package func noMemory(_ request: HTTPRequest) -> HTTPResponse { outer(application.noMemory(inner(request))) }
    package func tooLarge(_ request: HTTPRequest) -> HTTPResponse { outer(application.tooLarge(inner(request))) }
    package func queryTooLong(_ request: HTTPRequest) -> HTTPResponse {
        outer(application.queryTooLong(inner(request)))
    }

    package func malformed(_ request: HTTPRequest, _ reason: String) -> HTTPResponse {
        outer(application.malformed(inner(request), reason))
    }

    package func overdue(_ request: HTTPRequest) -> HTTPResponse { outer(application.overdue(inner(request))) }

    package func tooManyConnections(_ request: HTTPRequest) -> HTTPResponse {
        outer(application.tooManyConnections(inner(request)))
    }
}

extension Application {
    /// The handler of requests: the application, or with a base path the type before it.
    package var handler: any HTTPHandling { settings.basePath.isNone ? self : BasedApplication(self) }
}
