import Foundation

/// Servers of PostgreSQL with the administrator `app`.
extension TestServer {
    private static let postgresFolder: String? = {
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
        return versions.sorted().map { "/usr/lib/postgresql/\($0)/bin" }.last {
            FileManager.default.isExecutableFile(atPath: $0 + "/initdb")
        }
    }()

    static var hasPostgres: Bool { postgresFolder != nil }

    /// The password of `app`, which only connections on the port need.
    static let password = "open-sesame"

    /// A server that all tests share.
    static let postgres: TestServer? = startPostgres()

    /// Runs one of PostgreSQL's programs as its user: it refuses to run as root.
    private static func command(_ program: String, _ arguments: [String]) -> [String] {
        let user = getuid() == 0 ? ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] : []
        return user + [program.hasPrefix("/") ? program : (postgresFolder ?? "") + "/" + program] + arguments
    }

    static func startPostgres(_ settings: [String] = []) -> TestServer? {
        guard hasPostgres, let folder = makeFolder(open: true), makeDatabase(in: folder) else { return nil }
        return servePostgres(in: folder, settings)
    }

    /// Starts a server that also waits on a port, only for encrypted connections. Its certificate, for the name `localhost`, is in `server.crt`, and that
    /// of somebody else in `other.crt`.
    static func startEncryptedPostgres() -> TestServer? {
        guard hasPostgres, let folder = makeFolder(open: true), makeDatabase(in: folder), let port = freePort(),
            makeCertificate(folder + "/server"), makeCertificate(folder + "/other")
        else { return nil }
        let settings = ["ssl=on", "ssl_cert_file=\(folder)/server.crt", "ssl_key_file=\(folder)/server.key"]
        return servePostgres(in: folder, settings, port: port)
    }

    /// A replica that follows this server until it is promoted.
    func startStandby() -> TestServer? {
        guard let standby = TestServer.makeFolder(open: true) else { return nil }
        let copying = TestServer.command(
            "pg_basebackup",
            ["-h", folder, "-U", "app", "-D", standby + "/data", "-R", "--checkpoint=fast", "--no-sync"])
        return TestServer.run(copying) == 0 ? TestServer.servePostgres(in: standby, []) : nil
    }

    /// Makes a replica the primary. Returns false if it is none.
    func promote() -> Bool {
        TestServer.run(TestServer.command("pg_ctl", ["promote", "-D", folder + "/data"])) == 0
    }

    private static func makeDatabase(in folder: String) -> Bool {
        let data = folder + "/data"
        try? password.write(toFile: folder + "/password", atomically: false, encoding: .utf8)
        let code = run(
            command(
                "initdb",
                [
                    "-D", data, "-U", "app", "-A", "trust", "--pwfile=\(folder)/password", "--no-sync",
                    "--no-instructions", "--locale=C", "-E", "UTF8",
                ]))
        // One user has a password on the socket, too.
        let access = """
            local replication all trust
            local all locked scram-sha-256
            local all all trust
            hostssl all all 127.0.0.1/32 scram-sha-256

            """
        try? access.write(toFile: data + "/pg_hba.conf", atomically: false, encoding: .utf8)
        return code == 0
    }

    private static func servePostgres(in folder: String, _ settings: [String], port: UInt16? = nil) -> TestServer? {
        // Nothing here outlives the machine.
        let all =
            [
                "fsync=off", "full_page_writes=off", "unix_socket_directories=" + folder, "max_connections=200",
                "shared_buffers=16MB", "listen_addresses=" + (port == nil ? "" : "127.0.0.1"),
            ] + (port.map { ["port=\($0)"] } ?? []) + settings
        let serving = command("postgres", ["-D", folder + "/data"] + all.flatMap { ["-c", $0] })
        guard let process = spawn(serving, output: folder + "/log") else { return nil }
        return wait(TestServer(folder: folder, process: process, port: port)) {
            run(command("pg_isready", ["-q", "-h", folder, "-U", "app"] + (port.map { ["-p", "\($0)"] } ?? []))) == 0
        }
    }

    /// Makes a key for PostgreSQL's user, and a certificate that it signs itself.
    private static func makeCertificate(_ path: String) -> Bool {
        run(
            command(
                "/usr/bin/openssl",
                [
                    "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj",
                    "/CN=localhost", "-keyout", path + ".key", "-out", path + ".crt",
                ])) == 0
    }

    /// A port on loopback that nobody uses.
    private static func freePort() -> UInt16? {
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, size) | getsockname(socket, $0, &size)
            }
        }
        return code == 0 ? UInt16(bigEndian: address.sin_port) : nil
    }

    // MARK: Addresses

    /// The folder of the socket as a host of a URI, with the port.
    private var host: String {
        folder.replacingOccurrences(of: "/", with: "%2F") + (port.map { ":\($0)" } ?? "")
    }

    /// The URI of the database, with settings such as `-csearch_path=name`.
    func postgresURI(options: String = "") -> String {
        "postgres://app@\(host)/postgres" + (options.isEmpty ? "" : "?options=" + options)
    }

    /// The URI of the database on this server or another one, whichever takes writes.
    func postgresURI(or other: TestServer) -> String { "postgres://app@\(host),\(other.host)/postgres" }

    /// The URI of the database on the port, with parameters of libpq.
    func postgresURI(at name: String, _ parameters: String) -> String {
        "postgres://app:\(TestServer.password)@\(name):\(port ?? 0)/postgres?\(parameters)"
    }
}
