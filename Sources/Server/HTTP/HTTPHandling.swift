/// Handles the requests of an `HTTPServer`.
package protocol HTTPHandling: Sendable {
    /// Decides how a request gets its response. Called on one of the polling threads.
    func outcome(of request: HTTPRequest) -> HTTPOutcome

    /// Whether an app may see a request, so that all of its headers are kept.
    func showsHeaders(_ method: HTTPRequest.Method, _ path: String) -> Bool

    /// How the handler wants the body of a request.
    func bodyHandling(_ method: HTTPRequest.Method, _ path: String) -> BodyHandling

    /// Begins the body of an upload. The request has no body yet.
    ///
    /// - Parameters:
    ///   - limit: the maximum length of an upload, in bytes.
    ///   - makeFile: makes a file for an upload of a length, or of that of the body without one; nil if there is no room.
    func begin(
        upload request: HTTPRequest, limit: Int, _ makeFile: (_ length: Int?) -> UploadFile?
    ) -> UploadBeginning

    /// Drops uploads that were interrupted and take enough room together, so that another can begin.
    ///
    /// - Parameters:
    ///   - needed: the room in bytes.
    ///   - patience: the time in seconds without a byte after which an upload may be dropped.
    func dropIdleUploads(of needed: Int, patience: Double)

    /// The response to an upload for which there is no room.
    func noRoom(_ request: HTTPRequest) -> HTTPResponse

    /// The response to a body for which there is no memory.
    func noMemory(_ request: HTTPRequest) -> HTTPResponse
    /// The response to a body over the limit, which was not read.
    func tooLarge(_ request: HTTPRequest) -> HTTPResponse

    /// The response to a query with too many parameters, which was not read.
    func queryTooLong(_ request: HTTPRequest) -> HTTPResponse

    /// The response to a request that violates HTTP. The connection is closed after it.
    func malformed(_ request: HTTPRequest, _ reason: String) -> HTTPResponse

    /// The response to a request whose work could not begin in time.
    func overdue(_ request: HTTPRequest) -> HTTPResponse

    /// The response to a client with too many concurrent requests.
    func tooManyConnections(_ request: HTTPRequest) -> HTTPResponse
}

/// How a handler wants the body of a request.
package enum BodyHandling: Sendable, Equatable {
    /// In memory, with the request.
    case memory
    /// In a file, which the handler chooses by the request's headers.
    case file
    /// As it arrives, up to a length in bytes. The handler gets the request before its body.
    case stream(limit: Int)
}

/// The beginning of an upload's body.
package enum UploadBeginning {
    /// The body is wanted.
    case part(UploadPart)
    /// It is not, and this is the response.
    case response(HTTPResponse)
}

extension HTTPHandling {
    package func showsHeaders(_ method: HTTPRequest.Method, _ path: String) -> Bool { false }

    package func bodyHandling(_ method: HTTPRequest.Method, _ path: String) -> BodyHandling { .memory }

    package func begin(
        upload request: HTTPRequest, limit: Int, _ makeFile: (_ length: Int?) -> UploadFile?
    ) -> UploadBeginning {
        makeFile(nil).map { .part(UploadPart($0)) } ?? .response(noRoom(request))
    }

    package func dropIdleUploads(of needed: Int, patience: Double) {}

    package func noRoom(_ request: HTTPRequest) -> HTTPResponse { tooLarge(request) }
}
