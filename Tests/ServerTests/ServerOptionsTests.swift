import Foundation
import Testing

@testable import EspalierServer

struct ServerOptionsTests {
    private func options(_ arguments: String..., environment: [String: String] = [:]) throws -> ServerOptions {
        try ServerOptions(arguments: arguments, environment: environment)
    }

    @Test func `by default the server listens on this machine, port 8080`() throws {
        let options = try options()
        #expect(options.host == "127.0.0.1")
        #expect(options.port == 8080)
        #expect(options.publicFolder == "public")
        #expect(options.sessionsFile == nil)
    }

    @Test func `arguments take precedence over the environment`() throws {
        let environment = ["HOST": "0.0.0.0", "PORT": "9000", "ESPALIER_SESSIONS": "a.db"]
        let fromEnvironment = try options(environment: environment)
        #expect(fromEnvironment.host == "0.0.0.0")
        #expect(fromEnvironment.port == 9000)
        #expect(fromEnvironment.sessionsFile == "a.db")
        let both = try options(
            "--host=::1", "--port", "0", "--sessions=b.db", "--public", "files", environment: environment)
        #expect(both.host == "::1")
        #expect(both.port == 0)
        #expect(both.sessionsFile == "b.db")
        #expect(both.publicFolder == "files")
    }

    @Test func `lists of proxies and hosts, limits and times are read as given`() throws {
        let options = try options(
            "--trusted-proxies", "10.0.0.0/8, ::1", "--connections-per-address=7", "--grace", "2.5",
            environment: ["ESPALIER_ALLOWED_HOSTS": "shop.example", "ESPALIER_TRUSTED_PROXIES": "127.0.0.1"])
        let proxies = options.trustedProxies
        for (address, isTrusted) in [("10.1.2.3", true), ("::1", true), ("11.0.0.1", false), ("127.0.0.1", false)] {
            #expect(proxies.contain(try #require(ClientAddress(address))) == isTrusted)
        }
        #expect(options.connectionsPerAddress == 7 && options.grace == 2.5)
        #expect(try options.hosts == AllowedHosts(list: "shop.example"))
        #expect(try self.options("--host", "localhost").hosts == .loopback)
        #expect(try self.options("--host", "::1").hosts == .loopback && self.options("--host", "0.0.0.0").hosts == .any)
    }

    @Test func `the largest upload is a size in MiB or GiB`() throws {
        #expect(try options().maximumUpload == 33_554_432)
        #expect(try options("--max-upload", "2GiB").maximumUpload == 2_147_483_648)
        #expect(try options("--max-upload=500MiB").maximumUpload == 524_288_000)
        #expect(try options(environment: ["ESPALIER_MAX_UPLOAD": "1"]).maximumUpload == 1_048_576)
        for wrong in ["0", "-1", "1.5GiB", "2GB", "2gib", "GiB", "1025GiB", "99999999999999999999GiB", "٣MiB"] {
            #expect(throws: ServerOptions.Failure.self) { try options("--max-upload", wrong) }
        }
    }

    @Test func `the folder of data is beside the sessions unless it is specified`() throws {
        #expect(try options().dataPath == nil)
        #expect(try options("--sessions", "/var/lib/desk/sessions.db").dataPath == "/var/lib/desk/sessions.db-data")
        #expect(try options("--sessions", "/var/lib/desk/sessions.db", "--data", "/srv/data").dataPath == "/srv/data")
        #expect(try options(environment: ["ESPALIER_DATA": "/srv/data"]).dataPath == "/srv/data")
    }

    @Test func `the size of a browser's data is one in MiB or GiB`() throws {
        #expect(try options().dataPerBrowser == 16_777_216)
        #expect(try options("--data-per-browser", "64MiB").dataPerBrowser == 67_108_864)
        #expect(try options("--data-per-browser", "2GiB").dataPerBrowser == 2_147_483_648)
        #expect(throws: ServerOptions.Failure.self) { try options("--data-per-browser", "0") }
    }

    @Test func `a folder of data that cannot be made ends the start`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("data-\(UUID())")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let options = try options("--data", file.path + "/below")
        #expect(throws: ServerOptions.Failure(message: "--data names no folder: \(file.path)/below")) {
            try options.makeDataFolder()
        }
    }

    @Test func `options behind two hyphens are the app's`() throws {
        let options = try options("--port=1", "--", "--db", "a.sqlite", "--port", "2")
        let known = try self.options("--port", "1")
        #expect(options.port == 1 && options == known)
    }

    @Test func `help and the version may be requested among other options`() throws {
        #expect(try options("--help").showsHelp && !options("--help").showsVersion)
        #expect(try options("-h", "--port=1").showsHelp && options("-h", "--port=1").port == 1)
        #expect(try options("--version").showsVersion && !options("--version").showsHelp)
        #expect(try !options().showsHelp && !options().showsVersion)
    }

    @Test func `an empty variable is ignored, and an empty argument is refused`() throws {
        let environment = [
            "HOST": "", "PORT": "", "ESPALIER_SESSIONS": "", "ESPALIER_ALLOWED_HOSTS": "",
            "ESPALIER_TRUSTED_PROXIES": "",
        ]
        let options = try options(environment: environment)
        #expect(options.host == "127.0.0.1" && options.port == 8080 && options.sessionsFile == nil)
        #expect(throws: ServerOptions.Failure(message: "--host needs a value; see --help")) {
            try ServerOptions(arguments: ["--host="], environment: [:])
        }
    }

    @Test(arguments: [
        (
            ["--prot", "1"],
            "unknown option --prot, did you mean --port? --help lists them, and options of the app follow --"
        ),
        (["--port", "many"], "--port must be a number from 0 to 65535 (0 for any that is free), not many"),
        (["--port=70000"], "--port must be a number from 0 to 65535 (0 for any that is free), not 70000"),
        (["--host"], "--host needs a value; see --help"),
        (["--page-memory", "1"], "--page-memory must be a whole number of MiB from 16 to 16777216, not 1"),
        (
            ["--base-path", "desk"],
            "--base-path must be a path such as /desk or /tools/desk, whose parts have letters, digits, hyphens, dots, underscores "
                + "and tildes, and others percent-encoded; no part may be \".\" or \"..\", not desk"
        ),
        (["--grace", "soon"], "--grace must be a number of seconds from 0.1 to 3600, not soon"),
        (["--connections-per-address=0"], "--connections-per-address must be a whole number above 0, not 0"),
        (
            ["--trusted-proxies", "10.0.0.0/8,proxy"],
            "--trusted-proxies must be addresses, ranges such as 10.0.0.0/8 or unix, with commas, not 10.0.0.0/8,proxy"
        ),
        (["stray"], "unknown option stray; --help lists them, and options of the app follow --"),
    ])
    func `the error of an invalid option explains it`(arguments: [String], message: String) {
        #expect(throws: ServerOptions.Failure(message: message)) {
            try ServerOptions(arguments: arguments, environment: [:])
        }
    }

    @Test func `the error of an occupied port explains it`() throws {
        let first = try ListeningSocket(host: "127.0.0.1", port: 0)
        #expect(first.port > 0)
        #expect(
            throws: ListeningSocket.Failure(
                message:
                    "port \(first.port) of 127.0.0.1 is in use: stop the program that uses it, or choose another with --port"
            )
        ) { try ListeningSocket(host: "127.0.0.1", port: first.port) }
    }

    @Test func `the error of another machine's address explains it`() {
        #expect(
            throws: ListeningSocket.Failure(
                message: "203.0.113.7 is not an address of this machine: choose another with --host")
        ) { try ListeningSocket(host: "203.0.113.7", port: 0) }
    }
}
