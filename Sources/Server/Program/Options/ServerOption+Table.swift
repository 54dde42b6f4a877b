import EspalierHTMLRenderer
import EspalierPageStores

extension ServerOption {
    /// All options with a value, in the order of the help.
    static let all = ofServers + ofDebugBuilds

    private static let ofServers: [ServerOption] = [
        ServerOption(
            "config", "FILE", isInFiles: false,
            "the file with options: lines such as `port = 9000`",
            "Variables and the command line take precedence over it"
        ) {
            $0.configFile = $1
            return nil
        },
        ServerOption("host", "ADDRESS", variable: "HOST", preset: "127.0.0.1", "the address to listen on") {
            $0.host = $1
            return nil
        },
        ServerOption(
            "port", "NUMBER", variable: "PORT", preset: "8080", "the port to listen on", "0 stands for any free port"
        ) {
            guard let port = UInt16($1) else {
                return "must be a number from 0 to 65535 (0 for any that is free), not \($1)"
            }
            $0.port = port
            return nil
        },
        ServerOption(
            "listen", "LIST", preset: "the host and the port", isList: true,
            "the addresses to listen on in place of host and port, such as `unix:/run/app.sock`",
            "They are separated by commas. Others are 127.0.0.1:8080 and [::1]:8080"
        ) {
            guard let addresses = ListeningAddress.list($1) else {
                return
                    "must be addresses such as 127.0.0.1:8080, [::1]:8080 or unix:/run/app.sock, with commas, not \($1)"
            }
            $0.listen = addresses
            return nil
        },
        ServerOption(
            "socket-mode", "MODE", preset: "that of the umask", "the permissions of a socket's file, such as `0660`"
        ) {
            guard let mode = UInt32($1, radix: 8), mode <= 0o777 else {
                return "must be an octal number from 0 to 0777, not \($1)"
            }
            $0.socketMode = mode
            return nil
        },
        ServerOption(
            "metrics-address", "ADDRESS", preset: "that of the pages",
            "the address of `/metrics`, `/readyz` and `/healthz` alone, such as `127.0.0.1:9090`",
            "It may also be a socket, as for --listen. The paths are not at the other addresses then"
        ) {
            guard let address = ListeningAddress($1) else {
                return "must be an address such as 127.0.0.1:9090 or unix:/run/metrics.sock, not \($1)"
            }
            $0.metricsAddress = address
            return nil
        },
        ServerOption(
            "public", "FOLDER", preset: "the folder public, if it exists",
            "the folder whose files are served at `/public/`"
        ) {
            $0.publicFolder = $1
            $0.namesPublicFolder = true
            return nil
        },
        ServerOption(
            "sessions", "FILE", preset: "in memory",
            "the SQLite file that stores sessions, so that pages survive a restart"
        ) {
            $0.sessionsFile = $1
            return nil
        },
        ServerOption(
            "store", "ADDRESS", preset: "in memory",
            "the store of pages for several processes: `sqlite:FILE`, `postgres://…` or `redis://…`",
            "Any process of the app that has the same store can serve any page"
        ) {
            do throws(PageStoreError) { $0.store = try PageStoreAddress(parsing: $1) } catch {
                return "is wrong: \(error)"
            }
            return nil
        },
        ServerOption(
            "store-password-file", "FILE", preset: "none",
            "the file whose first line is the password of the store",
            "It takes precedence over one in the address"
        ) {
            $0.storePasswordFile = $1
            return nil
        },
        ServerOption(
            "workers", "NUMBER", preset: "this process alone",
            "the number of processes that serve the app, beside one that watches over them",
            "SIGHUP replaces them one by one. Without --store or --sessions, their pages end with the program"
        ) {
            guard let number = Int($1), 1...256 ~= number else {
                return "must be a whole number from 1 to 256, not \($1)"
            }
            $0.workers = number
            return nil
        },
        ServerOption(
            "worker-memory", "MIB", preset: "any",
            "the memory of a worker, beyond which another one takes its place"
        ) {
            guard let number = Int($1), 64...(1 << 24) ~= number else {
                return "must be a whole number of MiB from 64 to 16777216, not \($1)"
            }
            $0.workerMemory = number << 20
            return nil
        },
        ServerOption(
            "replace-on-change", "", "replaces the workers one by one when the program's file is another one"
        ) {
            guard let isOn = ["on": true, "1": true, "true": true, "off": false, "0": false][$1] else {
                return "must be on or off, not \($1)"
            }
            $0.replacesOnChange = isOn
            return nil
        },
        ServerOption(
            "data", "FOLDER", preset: "the file of the sessions with -data at its end, otherwise a temporary folder",
            "the folder of the data that the app stores with SwiftData",
            "It contains a folder for each browser. Data in the temporary folder ends with the program"
        ) {
            $0.dataFolder = $1
            return nil
        },
        ServerOption(
            "data-per-browser", "SIZE", preset: "16MiB", "the largest size of a browser's data, such as `64MiB`",
            "Saving more fails. A number without MiB or GiB counts MiB"
        ) {
            guard let size = Self.size($1), 1 << 20...1 << 40 ~= size else {
                return "must be a size from 1MiB to 1024GiB such as 64MiB or 2GiB, not \($1)"
            }
            $0.dataPerBrowser = size
            return nil
        },
        ServerOption(
            "allowed-hosts", "LIST", preset: "the names of this machine on a loopback address, otherwise any",
            isList: true, "the host names that requests may have",
            "They are separated by commas: shop.example, .shop.example for all its subdomains, * for any"
        ) {
            do throws(AllowedHosts.InvalidEntry) { $0.allowedHosts = try AllowedHosts(list: $1) } catch {
                return "must be names or addresses without ports such as shop.example, .shop.example for "
                    + "all its subdomains, or *, with commas, not \"\(error.text)\""
            }
            return nil
        },
        ServerOption(
            "base-path", "PATH", preset: "none", "the path below which everything lies, such as `/desk`",
            "It is for a host that serves other things, too"
        ) {
            guard let basePath = BasePath($1) else { return "must be \(BasePath.form), not \($1)" }
            $0.basePath = basePath
            return nil
        },
        ServerOption(
            "trusted-proxies", "LIST", preset: "none", isList: true,
            "the proxies whose `X-Forwarded-For`, `-Proto` and `-Prefix` are trusted",
            "They are addresses or ranges, separated by commas, or unix for the programs that connect to a socket of --listen. "
                + "Their connections are not limited: the limits apply to the "
                + "clients that they report"
        ) {
            guard let proxies = TrustedProxies(list: $1) else {
                return "must be addresses, ranges such as 10.0.0.0/8 or unix, with commas, not \($1)"
            }
            $0.trustedProxies = proxies
            return nil
        },
        ServerOption(
            "connections-per-address", "NUMBER", preset: "\(HTTPServer.Configuration().connectionsPerAddress)",
            "the maximum number of connections from one address"
        ) {
            guard let number = Int($1), number > 0 else { return "must be a whole number above 0, not \($1)" }
            $0.connectionsPerAddress = number
            return nil
        },
        ServerOption(
            "page-memory", "MIB", preset: "half of the container's or machine's memory",
            "the memory of open pages, beyond which the least recently used ones sleep"
        ) {
            guard let number = Int($1), 16...(1 << 24) ~= number else {
                return "must be a whole number of MiB from 16 to 16777216, not \($1)"
            }
            $0.pageMemory = number << 20
            return nil
        },
        ServerOption(
            "max-upload", "SIZE", preset: "32MiB", "the largest file that a user may upload, such as `2GiB`",
            "A number without MiB or GiB counts MiB"
        ) {
            guard let size = Self.size($1), 1 << 20...1 << 40 ~= size else {
                return "must be a size from 1MiB to 1024GiB such as 500MiB or 2GiB, not \($1)"
            }
            $0.maximumUpload = size
            return nil
        },
        ServerOption(
            "log-format", "FORMAT", preset: "text on a terminal, otherwise json",
            "the format of the log: `text` or `json`"
        ) {
            guard let format = Log.Format(rawValue: $1) else { return "must be text or json, not \($1)" }
            $0.logFormat = format
            return nil
        },
        ServerOption(
            "log-level", "LEVEL", preset: "info; debug in a debug build",
            "the least severe level that is logged: `debug`, `info`, `warning` or `error`"
        ) { options, text in
            guard let level = Log.Level.allCases.first(where: { $0.name == text }) else {
                return "must be debug, info, warning or error, not \(text)"
            }
            options.logLevel = level
            return nil
        },
        ServerOption("grace", "SECONDS", preset: "8", "the time limit for shutdown") {
            guard let seconds = Double($1), 0.1...3600 ~= seconds else {
                return "must be a number of seconds from 0.1 to 3600, not \($1)"
            }
            $0.grace = seconds
            return nil
        },
    ]

    #if DEBUG
        private static let ofDebugBuilds: [ServerOption] = [
            ServerOption(
                "watch", "", isInFiles: false,
                "builds and starts the program again when its sources change, and keeps its pages (debug builds)",
                "ESPALIER_EDITOR names the editor that links open"
            ) {
                guard let isOn = ["on": true, "1": true, "true": true, "off": false, "0": false][$1] else {
                    return "must be on or off, not \($1)"
                }
                $0.watches = isOn
                return nil
            },
            ServerOption(
                "build-flags", "FLAGS", preset: "none", isInFiles: false,
                "further options of `swift build` for --watch, such as those of `swift run` (debug builds)",
                "They are separated by spaces"
            ) {
                $0.buildFlags = $1
                return nil
            },
            ServerOption(
                "previews-for", "LIST", preset: "this machine", isList: true,
                "the other machines that may see the previews of a debug build",
                "They are addresses or ranges, separated by commas, or all"
            ) {
                var ranges: [AddressRange] = []
                for item in $1.split(separator: ",", omittingEmptySubsequences: false) {
                    guard let range = AddressRange(item.trimmed == "all" ? "::/0" : item.trimmed) else {
                        return "must be addresses, ranges such as 10.0.0.0/8 or all, with commas, not \($1)"
                    }
                    ranges.append(range)
                }
                $0.previewClients = ranges
                return nil
            },
            ServerOption(
                "render-previews", "FOLDER", isInFiles: false,
                "writes the previews of a debug build as pictures, and ends"
            ) {
                $0.pictureFolder = $1
                return nil
            },
        ]
    #else
        private static let ofDebugBuilds: [ServerOption] = []
    #endif

    /// The bytes of a size such as `2GiB`; a number without a unit counts MiB. Nil for other texts.
    private static func size(_ text: String) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let shifts = ["": 20, "MiB": 20, "GiB": 30]
        guard let number = Int(digits), number <= 1 << 20, let shift = shifts[String(text.dropFirst(digits.count))]
        else { return nil }
        return number << shift
    }
}
