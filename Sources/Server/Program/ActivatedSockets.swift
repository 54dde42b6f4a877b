#if canImport(Glibc)
    import Glibc
#endif

/// The sockets that systemd has opened for the program (sd_listen_fds(3)).
///
/// systemd names them in variables: `LISTEN_PID` is the process for which they are, `LISTEN_FDS` their number, and `LISTEN_FDNAMES` their
/// names. Their descriptors follow those of the standard streams.
struct ActivatedSockets {
    /// The sockets for pages and endpoints.
    private(set) var sockets: [ListeningSocket] = []
    /// The socket with the name `metrics`; nil for none.
    private(set) var metrics: ListeningSocket?

    /// The name of the socket for metrics (`FileDescriptorName=`).
    private static let metricsName = "metrics"

    /// - Parameters:
    ///   - process: The id of this process. Sockets for another one are not taken.
    ///   - first: The descriptor of the first socket.
    init(
        environment: [String: String], process: pid_t = getpid(), first: Int32 = 3
    ) throws(ListeningSocket.Failure) {
        guard let owner = environment["LISTEN_PID"].flatMap({ pid_t($0) }), owner == process,
            let count = environment["LISTEN_FDS"].flatMap({ Int32($0) }), count > 0
        else { return }
        let names = (environment["LISTEN_FDNAMES"] ?? "").split(separator: ":", omittingEmptySubsequences: false)
        for place in 0..<count {
            let socket = try ListeningSocket(inherited: first + place)
            if Int(place) < names.count, names[Int(place)] == Self.metricsName, metrics == nil {
                metrics = socket
            } else {
                sockets.append(socket)
            }
        }
    }
}
