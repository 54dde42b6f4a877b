extension Problem {
    static let wrongHost = Problem(
        .misdirectedRequest,
        "This server does not accept that host. Its operator can allow it with --allowed-hosts.")
}
