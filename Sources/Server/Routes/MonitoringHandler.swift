/// Answers the paths of monitoring on an address of their own: `/metrics`, `/readyz` and `/healthz`.
final class MonitoringHandler: HTTPHandling {
    private let application: Application
    private let hosts: AllowedHosts

    /// - Parameter hosts: The host names that requests may have.
    init(_ application: Application, hosts: AllowedHosts) {
        self.application = application
        self.hosts = hosts
    }

    func outcome(of request: HTTPRequest) -> HTTPOutcome {
        if let host = request.headers[.host], !hosts.contain(host) {
            return .response(application.refuse(request, .wrongHost))
        }
        let response = application.monitoringResponse(to: request.path)
        guard response != nil || request.path == "/metrics" else {
            return .response(
                application.refuse(
                    request,
                    Problem(.notFound, "There is nothing at this path. GET /metrics and GET /readyz are there.")))
        }
        guard request.method == .get || request.method == .head else {
            return .response(
                application.refuse(
                    request,
                    Problem(
                        .methodNotAllowed, "This path accepts GET, HEAD.",
                        headers: [HTTPResponse.Header("Allow", "GET, HEAD")])))
        }
        let complete = { @Sendable [application] in application.complete($0, to: request) }
        return response.map { .response(complete($0)) } ?? application.metricsOutcome(complete)
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
