/// Answers the paths of monitoring on an address of their own: `/metrics`, `/readyz` and `/healthz`.
final class MonitoringHandler: HTTPHandling {
    private let application: Application
    private let hosts: AllowedHosts

    /// - Parameter hosts: The host names that requests may have.
    init(_ application: Application, hosts: AllowedHosts) {
        self.application = application
        self.hosts = hosts
    }

    func outcome(of request: HTTPRequest) -> HTTPOutcome { .response(response(to: request)) }

    private func response(to request: HTTPRequest) -> HTTPResponse {
        if let host = request.headers[.host], !hosts.contain(host) {
            return application.refuse(request, .wrongHost)
        }
        guard let response = application.monitoringResponse(to: request.path) else {
            return application.refuse(
                request, Problem(.notFound, "There is nothing at this path. GET /metrics and GET /readyz are there."))
        }
        guard request.method == .get || request.method == .head else {
            return application.refuse(
                request,
                Problem(
                    .methodNotAllowed, "This path accepts GET, HEAD.",
                    headers: [HTTPResponse.Header("Allow", "GET, HEAD")]))
        }
        return application.complete(response, to: request)
    }

    func noMemory(_ request: HTTPRequest) -> HTTPResponse { application.noMemory(request) }
    func tooLarge(_ request: HTTPRequest) -> HTTPResponse { application.tooLarge(request) }
    func queryTooLong(_ request: HTTPRequest) -> HTTPResponse { application.queryTooLong(request) }
    func malformed(_ request: HTTPRequest, _ reason: String) -> HTTPResponse {
        application.malformed(request, reason)
    }
    func overdue(_ request: HTTPRequest) -> HTTPResponse { application.overdue(request) }
    func tooManyConnections(_ request: HTTPRequest) -> HTTPResponse { application.tooManyConnections(request) }
}
