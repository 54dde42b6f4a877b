import Foundation
import Testing

@testable import EspalierServer

@Suite struct `A file of options` {
    private func options(
        _ text: String, _ arguments: [String] = [], environment: [String: String] = [:]
    ) throws -> (options: ServerOptions, path: String) {
        let file = try TemporaryFile(text)
        defer { withExtendedLifetime(file) {} }
        return (try ServerOptions(arguments: ["--config", file.path] + arguments, environment: environment), file.path)
    }

    /// The fault of a file, behind its path.
    private func fault(_ bytes: [UInt8]) -> String? {
        do {
            let file = try OptionFile(path: "app.conf", bytes: bytes)
            return file.entries.map { "\($0.name)=[\($0.value)]:\($0.line)" }.joined(separator: " ")
        } catch { return error.message }
    }

    private func lines(_ text: String) -> String? { fault(Array(text.utf8)) }

    @Test(arguments: [
        ("", ""),
        ("# all\n\n  # of it\n", ""),
        ("port = 9000", "port=[9000]:1"),
        ("port=9000\r\nhost\t=\t::1\r\n", "port=[9000]:1 host=[::1]:2"),
        ("\n  port = 9000  # the usual one\n", "port=[9000]:2"),
        ("public = /srv/a#b/c", "public=[/srv/a#b/c]:1"),
        ("allowed-hosts = a.example, b.example", "allowed-hosts=[a.example, b.example]:1"),
        (#"public = "/srv/my # files" # in quotes"#, "public=[/srv/my # files]:1"),
        (#"public = '/srv/"a"'"#, #"public=[/srv/"a"]:1"#),
        ("a = b = c", "a=[b = c]:1"),
        ("\u{FEFF}port = 1", "port=[1]:1"),
    ])
    func `is a line for each value, with comments`(text: String, expected: String) {
        #expect(lines(text) == expected)
    }

    @Test(arguments: [
        ("port", "app.conf:1: a line must be of the form name = value, not port"),
        ("\nport 9000\n", "app.conf:2: a line must be of the form name = value, not port 9000"),
        ("port =", "app.conf:1: port needs a value"),
        ("port = # none", "app.conf:1: port needs a value"),
        ("port = ''", "app.conf:1: port needs a value"),
        ("public = \"/srv", "app.conf:1: the quotation mark before the value of public has no other behind it"),
        (
            "public = '/srv' /var",
            "app.conf:1: nothing but a comment may follow the quotation marks around the value of public"
        ),
        ("port = 1\u{0}", "app.conf:1: the line contains a control character"),
        ("port = 1\rhost = ::1", "app.conf:1: the line contains a control character"),
    ])
    func `has a line that cannot be read`(text: String, expected: String) {
        #expect(lines(text) == expected)
    }

    @Test func `is text in UTF-8`() {
        #expect(fault([0x61, 0x3D, 0xFF]) == "app.conf:1: the line is not UTF-8")
    }

    @Test(arguments: [
        ("prot = 1", "1: unknown option prot, did you mean port? --help lists them"),
        ("--port = 1", "1: unknown option --port, did you mean port? --help lists them"),
        ("\ncolor = red", "2: unknown option color; --help lists them"),
        ("port = many", "1: port must be a number from 0 to 65535 (0 for any that is free), not many"),
        ("port = 1\nport = 2", "2: port has a value in line 1 already"),
        ("config = b.conf", "1: config may not be in a file"),
        (
            "trusted-proxies = ::1\ntrusted-proxies = proxy",
            "2: trusted-proxies must be addresses, ranges such as 10.0.0.0/8 or unix, with commas, not proxy"
        ),
    ])
    func `is refused with the line and the reason`(text: String, expected: String) throws {
        let file = try TemporaryFile(text)
        #expect(throws: ServerOptions.Failure(message: "\(file.path):\(expected)")) {
            try ServerOptions(arguments: ["--config=\(file.path)"], environment: [:])
        }
    }

    @Test func `must exist, be a file and have a length that options may have`() throws {
        #expect(
            throws: ServerOptions.Failure(
                message: "--config names no file that can be read: /no/such/file (No such file or directory)")
        ) { try ServerOptions(arguments: ["--config", "/no/such/file"], environment: [:]) }
        #expect(
            throws: ServerOptions.Failure(
                message: "the variable ESPALIER_CONFIG names no file that can be read: /tmp (Is a directory)")
        ) { try ServerOptions(arguments: [], environment: ["ESPALIER_CONFIG": "/tmp"]) }
        #expect(
            throws: ServerOptions.Failure(
                message: "--config names no file that can be read: /dev/zero (it is larger than 1 MiB)")
        ) { try ServerOptions(arguments: ["--config", "/dev/zero"], environment: [:]) }
    }

    @Test func `adds the lines of a list to each other`() throws {
        let (options, path) = try options("trusted-proxies = 10.0.0.0/8\nport = 1\ntrusted-proxies = ::1, 192.0.2.1")
        #expect(options.trustedProxies == TrustedProxies(list: "10.0.0.0/8,::1,192.0.2.1"))
        #expect(options.given["trusted-proxies"]?.source == .file(path, line: 3))
    }

    /// Each source gives the port, or not.
    @Test(
        arguments: [
            (nil, nil, nil, 8080), ("1", nil, nil, 1), (nil, "2", nil, 2), (nil, nil, "3", 3), ("1", "2", nil, 2),
            ("1", nil, "3", 3), (nil, "2", "3", 3), ("1", "2", "3", 3),
        ] as [(String?, String?, String?, UInt16)])
    func `is less than variables, and these are less than the command line`(
        file: String?, variable: String?, argument: String?, port: UInt16
    ) throws {
        let (options, _) = try options(
            file.map { "port = \($0)" } ?? "", argument.map { ["--port", $0] } ?? [],
            environment: variable.map { ["PORT": $0] } ?? [:])
        #expect(options.port == port)
    }

    @Test func `is shown in the help, with all other origins of values`() throws {
        let (options, path) = try options(
            "grace = 3\nport = 1\nsessions = a\u{9B}b.db", ["--page-memory=64"],
            environment: ["PORT": "9000", "ESPALIER_GRACE": ""])
        let shown = options.help(program: "desk").split(separator: "\n").map(String.init).filter {
            $0.contains(" now ")
        }
        #expect(
            shown == [
                "                    now \(path), from the command line",
                "                    now 9000, from the variable PORT",
                "                    now a\\u{9b}b.db, from \(path):3",
                "                    now 64, from the command line",
                "                    now 3, from \(path):1",
            ])
    }
}

@Suite struct `The table of options` {
    @Test func `is the one of the README`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let rows = readme.split(separator: "\n").filter { $0.hasPrefix("| `--") && !$0.contains("| |") }
        #expect(
            rows.map(String.init)
                == ServerOption.all.map { "| `\($0.form)` | `\($0.variable)` | \($0.summary) |" })
    }

    @Test func `has variables of its own, but for those of other programs`() {
        let others = ServerOption.all.filter { !$0.variable.hasPrefix("ESPALIER_") }.map { "\($0.name) \($0.variable)" }
        #expect(others == ["host HOST", "port PORT"])
        #expect(Set(ServerOption.all.map(\.name)).count == ServerOption.all.count)
        #expect(ServerOption.named("allowed-hosts")?.variable == "ESPALIER_ALLOWED_HOSTS")
    }

    @Test(
        arguments: [
            ("--prot", "port"), ("--hosts", "host"), ("--allowed-host", "allowed-hosts"), ("PORT", "port"),
            ("--trusted-proxy", "trusted-proxies"), ("--session", "sessions"), ("--color", nil), ("", nil),
            (String(repeating: "port", count: 10_000), nil),
        ] as [(String, String?)])
    func `knows the name that resembles another`(text: String, name: String?) {
        #expect(ServerOption.nearestName(to: text) == name)
    }

    @Test func `is a paragraph of the help for each option`() throws {
        let help = ServerOptions().help(program: "desk")
        #expect(
            help.hasPrefix(
                """
                Usage: desk [options] [-- options of the app]

                Serves the app's scenes over HTTP.

                  --config FILE     the file with options: lines such as port = 9000. Variables and the command line
                                    take precedence over it (variable: ESPALIER_CONFIG)
                  --host ADDRESS    the address to listen on (default: 127.0.0.1; variable: HOST)
                  --port NUMBER     the port to listen on. 0 stands for any free port (default: 8080; variable:
                                    PORT)

                """))
        #expect(
            help.hasSuffix(
                """
                  --grace SECONDS   the time limit for shutdown (default: 8; variable: ESPALIER_GRACE)
                  --watch           builds and starts the program again when its sources change, and keeps its pages
                                    (debug builds). ESPALIER_EDITOR names the editor that links open (variable:
                                    ESPALIER_WATCH)
                  --build-flags FLAGS
                                    further options of swift build for --watch, such as those of swift run (debug
                                    builds). They are separated by spaces (default: none; variable:
                                    ESPALIER_BUILD_FLAGS)
                  --previews-for LIST
                                    the other machines that may see the previews of a debug build. They are
                                    addresses or ranges, separated by commas, or all (default: this machine;
                                    variable: ESPALIER_PREVIEWS_FOR)
                  --render-previews FOLDER
                                    writes the previews of a debug build as pictures, and ends (variable:
                                    ESPALIER_RENDER_PREVIEWS)
                  --version         prints the version of Espalier
                  --help            prints this text
                  --                ends the options of the server; those behind it are the app's

                """))
        #expect(help.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
}

extension TemporaryFile {
    /// A file with a text.
    convenience init(_ text: String) throws {
        self.init()
        try Data(text.utf8).write(to: URL(filePath: path))
    }
}
