package import EspalierHTMLRenderer
package import EspalierPageStores
import EspalierViews
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The options of a server program: of the command line, of the environment and of a file.
package struct ServerOptions: Sendable, Equatable {
    /// The file with options; nil for none.
    package var configFile: String?
    /// The address to listen on.
    package var host = "127.0.0.1"
    /// The port to listen on; 0 for any that is free.
    package var port: UInt16 = 8080
    /// The addresses to listen on in place of the host and the port; empty for these.
    package var listen: [ListeningAddress] = []
    /// The permissions of a socket's file; nil for those of the umask.
    package var socketMode: UInt32?
    /// The address for metrics alone; nil if they are beside the app's paths.
    package var metricsAddress: ListeningAddress?
    /// The folder of the app's static files.
    package var publicFolder = StaticFiles.defaultFolder
    /// Whether the folder was specified, so that it must exist.
    package var namesPublicFolder = false
    /// The file that stores sessions; nil to keep them in memory.
    package var sessionsFile: String?
    /// The store of several processes; nil for none.
    package var store: PageStoreAddress?
    /// The file with the store's password; nil for none.
    package var storePasswordFile: String?
    /// The number of processes that serve the app; nil for this one alone.
    package var workers: Int?
    /// The memory of a worker in bytes, beyond which it is replaced; nil for any.
    package var workerMemory: Int?
    /// Whether the workers are replaced when the program's file is.
    package var replacesOnChange = false
    /// The folder of the app's data; nil for the one beside the sessions, or for a temporary one.
    package var dataFolder: String?
    /// The largest size of a browser's data, in bytes.
    package var dataPerBrowser = 16 << 20
    /// The allowed hosts; nil for the default of the address.
    package var allowedHosts: AllowedHosts?
    /// The maximum number of connections of one client.
    package var connectionsPerAddress = HTTPServer.Configuration().connectionsPerAddress
    /// The memory of all live pages, in bytes; by default half of what the process may use.
    package var pageMemory = ProcessMemory.limit / 2
    /// The largest file that a user may upload, in bytes.
    package var maximumUpload = UploadLimit.usual
    /// The path in front of all paths.
    package var basePath = BasePath.none
    /// Proxies in front of the server.
    package var trustedProxies = TrustedProxies()
    /// The time limit for shutdown, in seconds.
    package var grace = 8.0
    /// The least severe level that is logged.
    package var logLevel = Log.Level.usual
    #if DEBUG
        /// Whether the program is built and started again when its sources change.
        package var watches = false
        /// Further options of `swift build` for that, separated by spaces.
        package var buildFlags = ""
    #endif
    /// The format of the log; nil for that of the place to which it goes.
    package var logFormat: Log.Format?
    #if DEBUG
        /// The other machines that may see previews.
        package var previewClients: [AddressRange] = []
        /// The folder for pictures of the previews, which the program writes instead of serving; nil to serve.
        package var pictureFolder: String?
    #endif
    package var showsHelp = false
    package var showsVersion = false

    /// The values that were given, by the names of their options.
    private(set) var given: [String: GivenValue] = [:]

    /// A value that was given, and its origin.
    struct GivenValue: Sendable, Equatable {
        var text: String
        var source: OptionSource
    }

    /// The reason for refusing options.
    package struct Failure: Error, Equatable {
        package let message: String
    }

    /// Creates the default options.
    package init() {}

    /// Reads the arguments after the program's name, the environment and the file of `--config`. Arguments take precedence over
    /// variables, and these over the file. Arguments behind `--` are the app's.
    package init(arguments: [String], environment: [String: String]) throws(Failure) {
        let flags = try readCommandLine(arguments)
        let variables = ServerOption.all.compactMap { option in
            environment[option.variable].flatMap { $0.isEmpty ? nil : (option: option, value: $0) }
        }
        let file =
            flags.last { $0.option.name == "config" }.map { ($0.value, "--config") }
            ?? variables.first { $0.option.name == "config" }.map { ($0.value, "the variable \($0.option.variable)") }
        if let (path, subject) = file { try take(OptionFile(path: path, namedBy: subject)) }
        for (option, value) in variables { try set(option, value, from: .variable(option.variable)) }
        for (option, value) in flags { try set(option, value, from: .commandLine) }
    }

    /// The options of a command line with their values, in order.
    private mutating func readCommandLine(
        _ arguments: [String]
    ) throws(Failure) -> [(option: ServerOption, value: String)] {
        var found: [(option: ServerOption, value: String)] = []
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
            guard name.hasPrefix("--"), let option = ServerOption.named(name.dropFirst(2)) else {
                let guess = ServerOption.nearestName(to: name).map { ", did you mean --\($0)?" } ?? ";"
                throw Failure(
                    message: "unknown option \(argument)\(guess) --help lists them, and options of the app follow --")
            }
            let own: String? =
                if halves.count > 1 { String(halves[1]) } else if option.isSwitch { "on" } else { rest.popFirst() }
            guard let value = own, !value.isEmpty else {
                throw Failure(message: "\(name) needs a value; see --help")
            }
            found.append((option, value))
        }
        return found
    }

    /// Takes the options of a file. The lines of a list add to each other.
    private mutating func take(_ file: OptionFile) throws(Failure) {
        for entry in file.entries {
            func failure(_ reason: String) -> Failure { Failure(message: "\(file.path):\(entry.line): \(reason)") }
            guard let option = ServerOption.named(entry.name) else {
                let guess = ServerOption.nearestName(to: entry.name).map { ", did you mean \($0)?" } ?? ";"
                throw failure("unknown option \(entry.name)\(guess) --help lists them")
            }
            guard option.isInFiles else { throw failure("\(option.name) may not be in a file") }
            let source = OptionSource.file(file.path, line: entry.line)
            let earlier = given[option.name]
            if !option.isList, case .file(_, let line)? = earlier?.source {
                throw failure("\(option.name) has a value in line \(line) already")
            }
            try set(option, entry.value, from: source)
            if let earlier { try set(option, earlier.text + "," + entry.value, from: source) }
        }
    }

    private mutating func set(_ option: ServerOption, _ text: String, from source: OptionSource) throws(Failure) {
        if let fault = option.read(&self, text) {
            throw Failure(message: "\(source.subject(option.name)) \(fault)")
        }
        given[option.name] = GivenValue(text: text, source: source)
    }

    /// The addresses to listen on.
    var addresses: [ListeningAddress] { listen.isEmpty ? [.network(host: host, port: port)] : listen }

    /// The allowed hosts at the addresses to listen on.
    package var hosts: AllowedHosts { hosts(at: addresses) }

    /// The allowed hosts: the specified ones, or else those of this machine on loopback addresses, and all on others.
    func hosts(at addresses: [ListeningAddress]) -> AllowedHosts {
        allowedHosts ?? (addresses.allSatisfy(\.isLoopback) ? .loopback : .any)
    }

    /// The folder of the app's data: the specified one, or else the one beside the file of sessions; nil for a temporary one.
    var dataPath: String? { dataFolder ?? sessionsFile.map { $0 + "-data" } }

    /// The password of the store, from its file; nil without one.
    func storePassword() throws(Failure) -> String? {
        guard let path = storePasswordFile else { return nil }
        guard let text = try? String(contentsOfFile: path, encoding: .utf8),
            let line = text.split(separator: "\n", omittingEmptySubsequences: false).first, !line.isEmpty
        else {
            let subject = (given["store-password-file"]?.source ?? .commandLine).subject("store-password-file")
            throw Failure(message: "\(subject) names a file that cannot be read or is empty: \(path)")
        }
        return String(line)
    }

    /// Checks options that exclude or need each other.
    func checkWorkers() throws(Failure) {
        if store != nil, sessionsFile != nil {
            throw Failure(message: "--store and --sessions are two places for pages: name one of them")
        }
        if workers == nil, replacesOnChange || workerMemory != nil {
            throw Failure(message: "\(replacesOnChange ? "--replace-on-change" : "--worker-memory") needs --workers")
        }
        #if DEBUG
            if workers != nil, watches { throw Failure(message: "--watch starts one process: leave --workers out") }
        #endif
    }

    /// Makes the specified folder of data, if it is missing.
    func makeDataFolder() throws(Failure) {
        guard let dataFolder else { return }
        do {
            try FileManager.default.createDirectory(atPath: dataFolder, withIntermediateDirectories: true)
        } catch {
            let subject = (given["data"]?.source ?? .commandLine).subject("data")
            throw Failure(message: "\(subject) names no folder: \(dataFolder)")
        }
        guard access(dataFolder, W_OK | X_OK) == 0 else {
            let subject = (given["data"]?.source ?? .commandLine).subject("data")
            throw Failure(message: "\(subject) names a folder that cannot be written to: \(dataFolder)")
        }
    }

    /// Checks that the folder of static files exists, if it was specified.
    func checkFolder() throws(Failure) {
        guard namesPublicFolder else { return }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: publicFolder, isDirectory: &isFolder), isFolder.boolValue else {
            let subject = (given["public"]?.source ?? .commandLine).subject("public")
            throw Failure(message: "\(subject) names no folder: \(publicFolder)")
        }
    }
}
