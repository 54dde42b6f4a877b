import EspalierHTMLRenderer

extension Problem {
    /// The problem of a path at which nothing is.
    static func nothing(below basePath: BasePath) -> Problem {
        Problem(.notFound, "There is nothing at this path. GET \(basePath.address(of: "/")) lists the scenes.")
    }

    static let wrongHost = Problem(
        .misdirectedRequest,
        "This server does not accept that host. Its operator can allow it with --allowed-hosts.")
}
