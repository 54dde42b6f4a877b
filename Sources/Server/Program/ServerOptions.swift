import Foundation

/// The command line and environment of a server program.
package struct ServerOptions: Sendable, Equatable {
    /// The address to listen on.
    package var host = "127.0.0.1"
    /// The port to listen on; 0 for any that is free.
    package var port: UInt16 = 8080
    /// The folder of the app's static files.
    package var publicFolder = StaticFiles.defaultFolder
    /// Whether the folder was specified, so that it must exist.
    package var namesPublicFolder = false
    /// The file that stores sessions; nil to keep them in memory.
    package var sessionsFile: String?
    /// The allowed hosts; nil for the default of the address.
    package var allowedHosts: AllowedHosts?
    /// The maximum number of connections of one client.
    package var connectionsPerAddress = HTTPServer.Configuration().connectionsPerAddress
    /// The memory of all live pages, in bytes; by default half of what the process may use.
    package var pageMemory = ProcessMemory.limit / 2
    /// Proxies in front of the server.
    package var trustedProxies = TrustedProxies()
    /// The time limit for shutdown, in seconds.
    package var grace = 8.0
    package var showsHelp = false
    package var showsVersion = false

    /// The reason for refusing a command line.
    package struct Failure: Error, Equatable {
        package let message: String
    }

    /// Creates the default options.
    package init() {}

    /// Parses the arguments after the program's name. The environment supplies omitted ones (`HOST`, `PORT`,
    /// `ESPALIER_SESSIONS`, `ESPALIER_ALLOWED_HOSTS`, `ESPALIER_TRUSTED_PROXIES`, `ESPALIER_PAGE_MEMORY`). Arguments behind `--` are the
    /// app's.
    package init(arguments: [String], environment: [String: String]) throws(Failure) {
        for (name, variable) in Self.variables {
            if let value = environment[variable], !value.isEmpty {
                try set(name, value, from: "the variable \(variable)")
            }
        }
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            // The app reads the others from `CommandLine.arguments`.
            if argument == "--" { break }
            let halves = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(halves[0])
            if name == "--help" || name == "-h" {
                showsHelp = true
                continue
            }
            if name == "--version" {
                showsVersion = true
                continue
            }
            guard Self.names.contains(name) else {
                throw Failure(
                    message: "unknown option \(argument); --help lists them, and options of the app follow --")
            }
            guard let value = halves.count > 1 ? String(halves[1]) : rest.popFirst(), !value.isEmpty else {
                throw Failure(message: "\(name) needs a value; see --help")
            }
            try set(name, value, from: name)
        }
    }

    private static let variables = [
        ("--host", "HOST"), ("--port", "PORT"), ("--sessions", "ESPALIER_SESSIONS"),
        ("--allowed-hosts", "ESPALIER_ALLOWED_HOSTS"), ("--trusted-proxies", "ESPALIER_TRUSTED_PROXIES"),
        ("--page-memory", "ESPALIER_PAGE_MEMORY"),
    ]

    private static let names: Set = [
        "--host", "--port", "--public", "--sessions", "--allowed-hosts", "--trusted-proxies",
        "--connections-per-address", "--page-memory", "--grace",
    ]

    private mutating func set(_ name: String, _ value: String, from source: String) throws(Failure) {
        switch name {
        case "--host": host = value
        case "--port":
            guard let port = UInt16(value) else {
                throw Failure(
                    message: "\(source) must be a number from 0 to 65535 (0 for any that is free), not \(value)")
            }
            self.port = port
        case "--public":
            publicFolder = value
            namesPublicFolder = true
        case "--sessions": sessionsFile = value
        case "--allowed-hosts":
            do throws(AllowedHosts.InvalidEntry) { allowedHosts = try AllowedHosts(list: value) } catch {
                throw Failure(
                    message:
                        "\(source) must be names or addresses without ports such as shop.example, .shop.example for "
                        + "all its subdomains, or *, with commas, not \"\(error.text)\"")
            }
        case "--trusted-proxies":
            var ranges: [AddressRange] = []
            for item in value.split(separator: ",", omittingEmptySubsequences: false) {
                guard let range = AddressRange(item.trimmed) else {
                    throw Failure(
                        message: "\(source) must be addresses or ranges such as 10.0.0.0/8, with commas, not \(value)")
                }
                ranges.append(range)
            }
            trustedProxies = TrustedProxies(ranges)
        case "--connections-per-address":
            guard let number = Int(value), number > 0 else {
                throw Failure(message: "\(source) must be a whole number above 0, not \(value)")
            }
            connectionsPerAddress = number
        case "--page-memory":
            guard let number = Int(value), 16...(1 << 24) ~= number else {
                throw Failure(message: "\(source) must be a whole number of MiB from 16 to 16777216, not \(value)")
            }
            pageMemory = number << 20
        default:
            guard let seconds = Double(value), 0.1...3600 ~= seconds else {
                throw Failure(message: "\(source) must be a number of seconds from 0.1 to 3600, not \(value)")
            }
            grace = seconds
        }
    }

    /// The allowed hosts: the specified ones, or else those of this machine on a loopback address, and all on others.
    package var hosts: AllowedHosts {
        if let allowedHosts { return allowedHosts }
        return host == "localhost" || ClientAddress(host)?.isLoopback == true ? .loopback : .any
    }

    /// Checks that the folder of static files exists, if it was specified.
    func checkFolder() throws(Failure) {
        guard namesPublicFolder else { return }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: publicFolder, isDirectory: &isFolder), isFolder.boolValue else {
            throw Failure(message: "--public names no folder: \(publicFolder)")
        }
    }

    /// The text that `--help` prints.
    package static func help(program: String) -> String {
        """
        Usage: \(program) [options] [-- options of the app]

        Serves the app's scenes over HTTP.

          --host ADDRESS    the address to listen on (default 127.0.0.1, or the variable HOST)
          --port NUMBER     the port to listen on; 0 for any free port (default 8080, or the variable PORT)
          --public FOLDER   serves the files of a folder at /public/ (default: the folder public, if it exists)
          --sessions FILE   keeps sessions in a SQLite file, so that open pages continue after a restart
                            (default: in memory, or the variable ESPALIER_SESSIONS)
          --allowed-hosts LIST
                            the accepted host names, separated by commas: shop.example, .shop.example
                            for all its subdomains, * for any (default: the names of this machine on a
                            loopback address, otherwise any; or the variable ESPALIER_ALLOWED_HOSTS)
          --connections-per-address NUMBER
                            the maximum number of connections per client (default \(HTTPServer.Configuration().connectionsPerAddress))
          --trusted-proxies LIST
                            the addresses or ranges of proxies, separated by commas. Their connections are
                            not limited, and their X-Forwarded-For identifies the client of a request,
                            their X-Forwarded-Proto tells whether it uses TLS
                            (default: none, or the variable ESPALIER_TRUSTED_PROXIES)
          --page-memory MIB the memory of open pages in MiB. Beyond it, the least recently used ones sleep
                            (default: half of the container's or machine's memory, or the variable
                            ESPALIER_PAGE_MEMORY)
          --grace SECONDS   the time limit for shutdown (default 8)
          --version         prints the version of Espalier
          --help            prints this text
          --                ends the options of the server; those behind it are the app's

        """
    }
}
