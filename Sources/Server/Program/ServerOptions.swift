/// What a server program is started with.
package struct ServerOptions: Sendable, Equatable {
    package var host = "127.0.0.1"
    package var port: UInt16 = 8080
    /// The folder of the app's static files.
    package var publicFolder = "public"
    /// The file that keeps sessions; nil to keep them in memory.
    package var sessionsFile: String?
    package var showsHelp = false

    /// Why a command line is refused.
    package struct Failure: Error, Equatable {
        package let message: String
    }

    package init() {}

    /// Reads the arguments after the program's name; what they leave out comes from the environment (`HOST`, `PORT`,
    /// `ESPALIER_SESSIONS`).
    package init(arguments: [String], environment: [String: String]) throws(Failure) {
        if let host = environment["HOST"], !host.isEmpty { self.host = host }
        if let port = environment["PORT"], !port.isEmpty { self.port = try Self.port(port, of: "the variable PORT") }
        if let file = environment["ESPALIER_SESSIONS"], !file.isEmpty { sessionsFile = file }

        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let halves = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(halves[0])
            if name == "--help" || name == "-h" {
                showsHelp = true
                continue
            }
            guard ["--host", "--port", "--public", "--sessions"].contains(name) else {
                throw Failure(message: "unknown option \(argument); --help lists them")
            }
            guard let value = halves.count > 1 ? String(halves[1]) : rest.popFirst(), !value.isEmpty else {
                throw Failure(message: "\(name) needs a value; --help says which")
            }
            switch name {
            case "--host": host = value
            case "--port": port = try Self.port(value, of: "--port")
            case "--public": publicFolder = value
            default: sessionsFile = value
            }
        }
    }

    private static func port(_ text: String, of source: String) throws(Failure) -> UInt16 {
        guard let port = UInt16(text) else {
            throw Failure(message: "\(source) must be a number from 0 to 65535 (0 for any that is free), not \(text)")
        }
        return port
    }

    package static func help(program: String) -> String {
        """
        Usage: \(program) [options]

        Serves the app's scenes over HTTP.

          --host ADDRESS    where to listen (default 127.0.0.1, or the variable HOST)
          --port NUMBER     the port, 0 for any that is free (default 8080, or the variable PORT)
          --public FOLDER   the app's static files, served at /public/ (default public)
          --sessions FILE   keeps sessions in a SQLite file, so that open pages go on after a restart
                            (default in memory, or the variable ESPALIER_SESSIONS)
          --help            prints this

        """
    }
}
