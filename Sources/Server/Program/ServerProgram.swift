package import EspalierHTMLRenderer
import EspalierInternationalization
import EspalierLayoutEngine
import EspalierPageStores
import EspalierSupervision
package import EspalierViews
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The program behind an app's `main`.
@MainActor
package enum ServerProgram {
    /// The tools that make pages: the fonts, the renderer, and the files that pages load.
    package struct Dependencies {
        package var resources: AppResources
        package var renderer: any PageRendering
        /// Adds the files that pages load.
        package var addFiles: (StaticFiles) -> Void

        package init(
            resources: AppResources, renderer: any PageRendering, addFiles: @escaping (StaticFiles) -> Void
        ) {
            self.resources = resources
            self.renderer = renderer
            self.addFiles = addFiles
        }
    }

    /// Serves scenes until the process is asked to stop. Exits with 64 for an invalid command line, and with 1 if the
    /// server cannot start.
    package static func run(
        app: (AppResources) throws -> AppBlueprint, dependencies: (BasePath) throws -> Dependencies,
        arguments: [String] = CommandLine.arguments, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> Never {
        bufferOutputByLines()
        let program = arguments.first.map { String($0.split(separator: "/").last ?? "") } ?? "app"
        let options: ServerOptions
        do throws(ServerOptions.Failure) {
            options = try ServerOptions(arguments: Array(arguments.dropFirst()), environment: environment)
        } catch {
            fail("\(program): \(error.message)", code: EX_USAGE)
        }
        if options.showsHelp {
            print(options.help(program: program), terminator: "")
            exit(0)
        }
        if options.showsVersion {
            print("\(program) (Espalier \(EspalierVersion.current))")
            exit(0)
        }
        Log.shared.configure(level: options.logLevel, format: options.logFormat ?? .usual)
        // The log is one stream, also for programs that read it.
        AuthorMessages.send(
            to: .init {
                Log.shared.write(.warning, "message to the author", [("message", $0)])
                #if DEBUG
                    WatchedProgram.current?.note($0)
                #endif
            })
        do {
            #if DEBUG
                if options.watches, WatchedProgram.current == nil {
                    try watch(program, options, arguments: Array(arguments.dropFirst()), environment)
                }
            #endif
            let worker = Worker.take(from: environment)
            try options.checkWorkers()
            if let count = options.workers, worker == nil { try supervise(program, options, count, environment) }
            if let worker { Log.shared.note(worker: worker.link.number) }
            // The app may open its containers when it is made.
            try options.makeDataFolder()
            DataFolder.use(worker?.plan.data ?? options.dataPath, bytesPerBrowser: options.dataPerBrowser)
            let dependencies = try dependencies(options.basePath)
            #if DEBUG
                if let folder = options.pictureFolder {
                    PreviewPictures.writeAll(to: folder, program: program, options: options, dependencies)
                }
            #endif
            let (running, pages) = try start(
                options, environment, app: try app(dependencies.resources), dependencies: dependencies, worker)
            let service = worker == nil ? ServiceManager(environment: environment) : nil
            let end = ProgramEnd(running, service, pages.ownership, worker?.link, grace: options.grace)
            handleSignals(end, service)
            if let worker, let ownership = pages.ownership {
                follow(worker, running, ownership, pages.records, end)
                serve()
            }
            if let service { report(running, to: service) }
            #if DEBUG
                if let watched = WatchedProgram.current {
                    watched.serves(ended: running.application.sessions.work?.lastEnd)
                    serve()
                }
            #endif
            print("\(program) serves \(running.summary)")
            if let address = running.monitoringAddress { print("\(program) serves its metrics at \(address)/metrics") }
        } catch let error as ListeningSocket.Failure {
            fail("\(program): \(error.message)", code: 1)
        } catch let error as FileClaim.Failure {
            fail("\(program): \(error.message)", code: 1)
        } catch let error as SQLiteSnapshotStore.Failure {
            fail("\(program): \(error.message)", code: 1)
        } catch let error as PageStoreError {
            fail("\(program): \(error)", code: 1)
        } catch let error as ServerOptions.Failure {
            fail("\(program): \(error.message)", code: 1)
        } catch {
            fail("\(program): \(error)", code: 1)
        }
        serve()
    }

    /// Serves the main actor, the main queue and timers by the main run loop.
    private static func serve() -> Never {
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    static func fail(_ message: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(code)
    }

    /// The sockets of the server: those that systemd has opened, or else those of the options.
    struct Sockets {
        var listening: [ListeningSocket]
        var metrics: ListeningSocket?

        init(_ options: ServerOptions, _ environment: [String: String]) throws(ListeningSocket.Failure) {
            #if DEBUG
                if let watched = WatchedProgram.current {
                    (listening, metrics) = try watched.sockets()
                    return
                }
            #endif
            let activated = try ActivatedSockets(environment: environment)
            (listening, metrics) = (activated.sockets, activated.metrics)
            let option = options.listen.isEmpty ? nil : "--listen"
            if listening.isEmpty {
                for address in options.addresses {
                    listening.append(try ListeningSocket(address, mode: options.socketMode, option: option))
                }
            }
            if metrics == nil, let address = options.metricsAddress {
                metrics = try ListeningSocket(address, mode: options.socketMode, option: "--metrics-address")
            }
        }

        /// The places from which connections come.
        var places: (pages: [RunningServer.Place], metrics: RunningServer.Place?) {
            func place(_ socket: ListeningSocket) -> RunningServer.Place {
                RunningServer.Place(address: socket.address, socket: socket)
            }
            return (listening.map(place), metrics.map(place))
        }
    }

    /// Tells systemd that the program serves, and as long as the main actor responds.
    private static func report(_ running: RunningServer, to service: ServiceManager) {
        if let patience = service.patience {
            running.whileResponding(every: patience / 2) { service.responds() }
        }
        service.serves(running.summary)
    }

    private static func start(
        _ options: ServerOptions, _ environment: [String: String], app: AppBlueprint, dependencies: Dependencies,
        _ worker: Worker?
    ) throws -> (RunningServer, PageStorage) {
        DescriptorLimit.raise()
        Allocator.returnMemoryAtOnce()
        try options.checkFolder()
        UploadLimit.bytes = options.maximumUpload
        #if DEBUG
            // A program that follows its sources is used on this machine.
            let files = StaticFiles(folder: options.publicFolder, compressesOwn: WatchedProgram.current == nil)
        #else
            let files = StaticFiles(folder: options.publicFolder)
        #endif
        dependencies.addFiles(files)
        #if !DEBUG
            // A debug build starts often, and is seldom asked for all of them.
            IdleThread.begin { files.prepareUsualForms() }
        #endif
        dependencies.resources.images = ImageFiles(
            folder: options.publicFolder, assets: .ofApp, servedBy: files)
        #if DEBUG
            WatchedProgram.current?.waitForTurn()
        #endif
        // A watched program has the file of sessions only when its turn has come.
        let pages = try openStore(options, worker)
        var work = pages.work
        var app = app
        #if DEBUG
            let wall = PreviewWall(for: app, options, dependencies.resources)
            if wall != nil { app = app.showing(.ofProgram) }
            // A preview may end the program, which then does not show it again at once.
            if work == nil, wall?.entries.isEmpty == false { work = WorkRecord.ofPreviews() }
        #endif
        var settings = SessionSettings()
        settings.pageMemory = options.pageMemory
        settings.basePath = options.basePath
        let endpoints = app.endpoints.isEmpty ? nil : try EndpointTable(app.endpoints, beside: app.scenes)
        let (places, metrics) = try worker?.places() ?? Sockets(options, environment).places
        let hosts = options.hosts(at: places.map(\.address))
        let application = Application(
            app: app, endpoints: endpoints, resources: dependencies.resources, renderer: dependencies.renderer,
            files: files, store: pages.store, ownership: pages.ownership,
            work: work, settings: settings, allowedHosts: hosts, servesMonitoring: metrics == nil)
        // The claim on the file of sessions is one on the folder, too.
        if let file = options.sessionsFile, pages.ownership == nil {
            application.uploads.keep(in: try UploadFolder(besideSessions: FileClaim.resolved(file)))
        }
        #if DEBUG
            if let wall { application.show(wall) }
            WatchedProgram.current?.answer(in: application)
        #endif
        if hosts == .any, options.allowedHosts == nil {
            Log.shared.write(
                .warning, "any host is served",
                [("advice", "list the allowed hosts with --allowed-hosts, or * for all")])
        }
        if !replacesCurrentLocale {
            Log.shared.write(
                .warning, "formats are in the server's locale",
                [("advice", "link with the options that scripts/release-flags prints")])
        }
        var configuration = HTTPServer.Configuration()
        configuration.connectionsPerAddress = options.connectionsPerAddress
        configuration.trustedProxies = options.trustedProxies
        configuration.uploadLimit = options.maximumUpload
        let isPrivate = metrics?.address.isLoopback == true
        let running = try RunningServer(
            application, places, monitoring: metrics,
            monitoringHosts: isPrivate ? options.allowedHosts ?? .loopback : .any, configuration: configuration)
        return (running, pages)
    }

    /// Lets SIGTERM and SIGINT end the program in order. The second signal ends it at once. SIGHUP, which arrives when
    /// a terminal is closed or a service is reloaded, changes nothing. The signal for a file at the limit of its size is ignored.
    private static func handleSignals(_ end: ProgramEnd, _ service: ServiceManager?) {
        signal(SIGPIPE, SIG_IGN)
        // A write beyond the limit of a file's size fails, and is tried again later.
        signal(SIGXFSZ, SIG_IGN)
        #if DEBUG
            // The signal of the terminal is for the supervisor, which ends the program.
            let signals = WatchedProgram.current == nil ? [SIGTERM, SIGINT, SIGHUP] : [SIGTERM, SIGHUP]
            if WatchedProgram.current != nil { signal(SIGINT, SIG_IGN) }
        #else
            let signals = [SIGTERM, SIGINT, SIGHUP]
        #endif
        ProgramSignals.listen(for: signals) { signal in
            guard signal == SIGHUP else {
                #if DEBUG
                    WatchedProgram.current?.closes()
                #endif
                return end.begin()
            }
            Log.shared.write(.info, "nothing is reloaded", [("message", "options are read when the program starts")])
            service?.reloads()
        }
    }
}

#if DEBUG
    extension ServerProgram {
        /// Becomes the supervisor of a program that begins again when its sources change (`--watch`).
        private static func watch(
            _ name: String, _ options: ServerOptions, arguments: [String], _ environment: [String: String]
        ) throws -> Never {
            try options.checkFolder()
            try options.checkReach()
            guard let path = realpath("/proc/self/exe", nil) else { fail("\(name): the program has no file", code: 1) }
            let file = String(cString: path)
            free(path)
            do {
                let package = try WatchedPackage(program: file, flags: options.buildFlags, environment: environment)
                _ = try WatchClaim(scratch: package.scratch, folder: package.folder)
                let sockets = try Sockets(options, environment)
                var folder: String?
                if options.sessionsFile == nil {
                    var template = Array((NSTemporaryDirectory() + "/espalier-watch-XXXXXX").utf8CString)
                    guard let made = mkdtemp(&template) else {
                        fail(
                            "\(name): no folder for sessions can be made: \(String(cString: strerror(errno)))", code: 1)
                    }
                    folder = String(cString: made)
                }
                let editor = environment["ESPALIER_EDITOR"].flatMap { $0.isEmpty ? nil : $0 }
                if let editor, EditorLink(editor) == nil {
                    fail(
                        "\(name): the variable ESPALIER_EDITOR must be \(EditorLink.form), not \(editor)",
                        code: EX_USAGE)
                }
                let supervisor = try WatchSupervisor(
                    package,
                    WatchSupervisor.Settings(
                        name: name,
                        arguments: options.argumentsOfWatched(
                            arguments, sessions: folder.map { $0 + "/sessions.db" },
                            isTerminal: isatty(STDERR_FILENO) == 1),
                        environment: environment.filter {
                            !["ESPALIER_WATCH", "ESPALIER_BUILD_FLAGS", "NOTIFY_SOCKET"].contains($0.key)
                        },
                        summary: RunningServer.summary(of: sockets.listening.map(\.address), below: options.basePath),
                        sockets: sockets.listening, metrics: sockets.metrics,
                        publicFolder: URL(fileURLWithPath: options.publicFolder).path, ownFolder: folder,
                        editor: editor.flatMap { EditorLink($0) },
                        grace: options.given["grace"] == nil ? ServerOptions.graceOfWatched : options.grace))
                ProgramSignals.listen(for: [SIGTERM, SIGINT, SIGHUP]) { _ in supervisor.stop() }
                try supervisor.start()
            } catch let error as WatchedPackage.Failure {
                fail("\(name): \(error.message)", code: 1)
            } catch let error as FolderWatch.Failure {
                fail("\(name): \(error.message)", code: 1)
            }
            serve()
        }
    }

    extension ServerOptions {
        /// Checks that the command line itself asks for addresses that other machines reach. Pages show lines of the sources.
        func checkReach() throws(Failure) {
            for name in listen.isEmpty ? ["host"] : ["listen"] {
                guard let value = given[name], value.source != .commandLine,
                    addresses.contains(where: { if case .network = $0 { !$0.isLoopback } else { false } })
                else { continue }
                throw Failure(
                    message:
                        "--watch lets other machines read lines of the sources: \(value.source.subject(name)) names "
                        + "\(value.text), so repeat it on the command line, or remove it")
            }
        }

        /// The time limit for the end of a program that a new one replaces, in seconds, unless the author names one.
        static let graceOfWatched = 2.0

        /// The command line of the programs that a supervisor starts.
        ///
        /// - Parameters:
        ///   - sessions: The file of sessions; nil if the arguments or the environment name one.
        ///   - isTerminal: Whether their log appears on a terminal, although it is a pipe to them.
        func argumentsOfWatched(_ arguments: [String], sessions: String?, isTerminal: Bool) -> [String] {
            var kept: [String] = []
            if let sessions { kept += ["--sessions", sessions] }
            if isTerminal, logFormat == nil { kept += ["--log-format", "text"] }
            // An action that never ends is often the reason for a change.
            if given["grace"] == nil { kept += ["--grace", "\(Self.graceOfWatched)"] }
            var rest = arguments[...]
            while let argument = rest.popFirst() {
                if argument == "--" { return kept + [argument] + rest }
                switch argument {
                case "--watch": continue
                case "--build-flags": _ = rest.popFirst()
                case _ where argument.hasPrefix("--watch=") || argument.hasPrefix("--build-flags="): continue
                default: kept.append(argument)
                }
            }
            return kept
        }
    }
#endif
