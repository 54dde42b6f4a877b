extension Problem {
    static let wrongHost = Problem(
        .misdirectedRequest,
        "This server is not known by that host. Its operator can allow it with --allowed-hosts.")
}
