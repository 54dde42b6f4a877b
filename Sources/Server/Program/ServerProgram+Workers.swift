import EspalierPageStores
import EspalierSupervision
import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// `--workers`: a process that supervises the others, which serve the app.
extension ServerProgram {
    /// This process as a worker; nil for one that serves alone.
    struct Worker {
        let link: WorkerLink
        let plan: WorkerPlan

        /// The worker that this process is. Called once.
        static func take(from environment: [String: String]) -> Worker? {
            let plan = WorkerPlan.take(from: environment)
            guard let link = WorkerLink.current(environment: environment), let plan else { return nil }
            return Worker(link: link, plan: plan)
        }

        /// The places from which connections come: the supervisor accepts them.
        func places() throws(ServerOptions.Failure) -> (pages: [RunningServer.Place], metrics: RunningServer.Place?) {
            var pages: [RunningServer.Place] = []
            for text in plan.addresses { pages.append(try Self.place(text)) }
            guard let metrics = plan.metrics else { return (pages, nil) }
            return (pages, try Self.place(metrics))
        }

        private static func place(_ text: String) throws(ServerOptions.Failure) -> RunningServer.Place {
            guard let address = ListeningAddress(text) else {
                throw ServerOptions.Failure(message: "the supervisor names no address: \(text)")
            }
            return RunningServer.Place(address: address, socket: nil)
        }
    }

    /// Becomes the supervisor of workers.
    static func supervise(
        _ name: String, _ options: ServerOptions, _ count: Int, _ environment: [String: String]
    ) throws -> Never {
        guard let path = realpath("/proc/self/exe", nil) else { fail("\(name): the program has no file", code: 1) }
        // The path of the command line stays the same when a deploy replaces a link.
        let executable = CommandLine.arguments.first.flatMap { $0.contains("/") ? $0 : nil } ?? String(cString: path)
        free(path)
        DescriptorLimit.raise()
        let sockets = try Sockets(options, environment)
        let (plan, claim) = try plan(options, sockets)
        var environment = environment
        environment[WorkerPlan.variable] = plan.text
        let listening = sockets.listening.map {
            SupervisedSocket(descriptor: $0.descriptor, isShared: $0.isInherited)
        }
        let metrics = sockets.metrics.map {
            SupervisedSocket(descriptor: $0.descriptor, findsBrowser: false, isShared: $0.isInherited)
        }
        var settings = SupervisorSettings(
            sockets: listening + [metrics].compactMap { $0 }, executable: executable,
            arguments: CommandLine.arguments, environment: environment, count: count,
            cookieNames: [true, false].map {
                Cookies.name(BrowserCookie.name, isSecure: $0) + options.basePath.cookieMark
            }, grace: options.grace)
        // Users do not notice a replacement that takes its time.
        settings.drainTime = max(options.grace, 60)
        settings.memoryLimit = options.workerMemory
        settings.replacesOnChange = options.replacesOnChange
        let service = ServiceManager(environment: environment)
        settings.watchdogInterval = service?.patience.map { $0 / 2 }
        let summary = RunningServer.summary(of: sockets.listening.map(\.address), below: options.basePath)
        let metricsAddress = sockets.metrics?.address
        var hasBegun = false
        settings.log = { event in event.write(to: .shared) }
        settings.notify = { notice in
            if notice == .ready, !hasBegun {
                hasBegun = true
                print("\(name) serves \(summary) with \(count) \(count == 1 ? "worker" : "workers")")
                if let metricsAddress { print("\(name) serves its metrics at \(metricsAddress)/metrics") }
            }
            service?.notify(of: notice)
        }
        settings.stopsListening = {
            for socket in sockets.listening + [sockets.metrics].compactMap({ $0 }) { socket.file?.remove() }
        }
        do throws(Supervisor.Failure) {
            keptClaim = claim
            try Supervisor(settings).run()
        } catch {
            fail("\(name): \(error.message)", code: 1)
        }
    }

    /// The claim on the file of pages, until the process ends.
    private static var keptClaim: FileClaim?

    /// The folder of a supervisor without a place for pages, which ends with it.
    nonisolated(unsafe) private static var ownFolder: String?

    /// The plan for workers, and the claim on the file of their pages.
    private static func plan(_ options: ServerOptions, _ sockets: Sockets) throws -> (WorkerPlan, FileClaim?) {
        var plan = WorkerPlan(
            addresses: sockets.listening.map(\.address.option), metrics: sockets.metrics?.address.option, folder: "")
        if let file = options.sessionsFile {
            let claim = try FileClaim(of: file)
            plan.store = "sqlite:\(claim.file)-pages"
            plan.folder = claim.file + "-work"
            return (plan, claim)
        }
        if case .sqlite(let file)? = options.store {
            plan.folder = file + "-work"
            return (plan, nil)
        }
        var template = Array((NSTemporaryDirectory() + "/espalier-workers-XXXXXX").utf8CString)
        guard let made = mkdtemp(&template) else {
            throw ServerOptions.Failure(
                message: "no folder for the workers can be made: \(String(cString: strerror(errno)))")
        }
        let folder = String(cString: made)
        ownFolder = folder
        atexit { if let folder = ServerProgram.ownFolder { try? FileManager.default.removeItem(atPath: folder) } }
        plan.folder = folder + "/work"
        if options.store == nil { plan.store = "sqlite:\(folder)/pages.db" }
        if options.dataFolder == nil { plan.data = folder + "/data" }
        return (plan, nil)
    }

    // MARK: The worker's side

    /// Serves the connections that the supervisor passes on, from now on.
    static func follow(
        _ worker: Worker, _ running: RunningServer, _ ownership: PageOwnership, _ records: WorkerRecords?,
        _ end: ProgramEnd
    ) {
        let application = running.application
        var handlers = WorkerLink.Handlers(
            connection: { descriptor, socket in running.add(descriptor, at: socket) },
            drain: { drain in end.begin(drain) })
        handlers.ended = { name, number, status in
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    // First what it did, so that nobody repeats it with the pages that are free then.
                    records?.ended(name)
                    ownership.bury(name)
                }
            }
        }
        handlers.status = { status in application.workers.withLock { $0 = status } }
        handlers.metricsWanted = { answer in answer(application.ownMetrics) }
        handlers.log = { $0.write(to: .shared) }
        application.askOthers.withLock { $0 = Reading { { own, deliver in worker.link.metrics(own: own, deliver) } } }
        let (number, numbers) = (worker.link.number, 1...worker.link.count)
        ownership.expect { RendezvousHash(id: $0).choice(among: numbers) == number }
        worker.link.begin(handlers)
        running.whileResponding(every: 1) { worker.link.responds() }
        worker.link.ready(name: ownership.worker)
    }
}

extension SupervisorEvent {
    /// Writes the event as a line of the log.
    fileprivate func write(to log: Log) {
        let level: Log.Level =
            switch level {
            case .info: .info
            case .warning: .warning
            case .error: .error
            }
        log.write(level, message, fields.map { (name: $0.0, value: $0.1) })
    }
}

extension ServiceManager {
    /// Tells systemd what the supervisor notices.
    fileprivate func notify(of notice: SupervisorNotice) {
        switch notice {
        case .ready: isReady()
        case .reloading: beginsToReload()
        case .stopping: stops()
        case .watchdog: responds()
        case .status(let text): describes(text)
        }
    }
}
