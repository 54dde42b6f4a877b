internal import EspalierCSupervision
import Glibc

extension Supervisor {
    /// The descriptor of a worker's end of its link.
    static let linkPlace: Int32 = 3

    /// The variables that are for the supervisor alone.
    private static let ownVariables: Set = [
        "LISTEN_FDS", "LISTEN_PID", "LISTEN_FDNAMES", "NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID",
        WorkerLink.variable,
    ]

    // MARK: Starts

    /// Starts a process for a worker.
    /// - Returns: Nil, after a line in the log, if that is impossible.
    func start(_ number: Int, file: ProgramFile, provesFile: Bool) -> WorkerProcess? {
        func fail(_ code: Int32) -> WorkerProcess? {
            log(
                .error, "a worker cannot be started",
                [("worker", String(number)), ("message", String(cString: strerror(code)))])
            return nil
        }
        guard let (near, far) = LinkSocket.pair() else { return fail(errno) }
        let value = WorkerLink.value(number: number, count: settings.count, descriptor: Self.linkPlace)
        let environment =
            settings.environment.filter { !Self.ownVariables.contains($0.key) }.map { "\($0.key)=\($0.value)" }
            + ["\(WorkerLink.variable)=\(value)"]
        var process: pid_t = 0
        let code = Self.withTexts(settings.arguments) { arguments in
            Self.withTexts(environment) { environment in
                espalier_spawn(&process, file.executablePath, arguments, environment, far.descriptor, Self.linkPlace)
            }
        }
        let processDescriptor = code == 0 ? espalier_process_descriptor(process) : -1
        guard processDescriptor >= 0 else {
            let code = code == 0 ? errno : code
            if process > 0 {
                kill(process, SIGKILL)
                waitpid(process, nil, 0)
            }
            close(near.descriptor)
            close(far.descriptor)
            return fail(code)
        }
        lastSerial += 1
        let now = Self.now
        let worker = WorkerProcess(
            serial: lastSerial, number: number, process: process, processDescriptor: processDescriptor, link: near,
            farEnd: far, file: file, provesFile: provesFile, now: now)
        processes[worker.serial] = worker
        poll.watch(near.descriptor, as: .link(worker.serial))
        poll.watch(processDescriptor, as: .process(worker.serial))
        if let limit = settings.startTime { schedule(at: now + limit) }
        if let lastStatus { tell(worker, .status(lastStatus)) }
        log(.info, "a worker starts", [("worker", String(number)), ("process", String(process))])
        return worker
    }

    private static func withTexts<Result>(
        _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var pointers = texts.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        pointers.append(nil)
        return body(pointers)
    }

    /// Starts a worker of the first generation. If that fails, the program ends.
    func startFirst(_ number: Int, now: Double) {
        if isEnding { return }
        guard let worker = start(number, file: program, provesFile: false) else { return end(code: 1) }
        slots[number - 1].current = worker
    }

    /// Starts a worker again.
    func restart(_ number: Int, now: Double) {
        slots[number - 1].restartTime = nil
        // A version that no longer starts may have lost its resources to a new one.
        var (file, isNew) = (program, false)
        if slots[number - 1].failedStarts > 0, let new = try? ProgramFile(path: settings.executable),
            !new.version.isSameFile(as: program.version)
        {
            (file, isNew) = (new, true)
        }
        figures.restarts += 1
        if let worker = start(number, file: file, provesFile: isNew) {
            slots[number - 1].current = worker
        } else {
            slots[number - 1].failedStarts += 1
            planRestart(number, served: nil, now: now)
        }
    }

    /// Plans the next start of a worker: at once the first time, later after a pause.
    func planRestart(_ number: Int, served: Double?, now: Double) {
        let pause = slots[number - 1].pauses.next(afterServing: served)
        slots[number - 1].restartTime = now + pause
        schedule(at: now + pause)
    }

    // MARK: Messages

    /// Handles the messages that a worker has sent.
    func receive(from worker: WorkerProcess) {
        for _ in 0..<256 {
            switch worker.link.receive(into: linkBuffer) {
            case .nothing: return
            case .end:
                worker.isUnreachable = true
                return poll.forget(worker.link.descriptor)
            case .lostConnection: break
            case .wrong(let count): ignore(count, from: worker)
            case .message(let message, let passed):
                if let passed { close(passed) }
                switch message {
                case .ready(let name): becameReady(worker, name: name)
                case .responds: worker.lastResponse = Self.now
                case .ends: endsByItself(worker)
                case .metricsAsked(let request, let isLast, let text):
                    worker.metrics.add(text, isLast: isLast)
                    if isLast { collectMetrics(for: worker, request: request) }
                case .metrics(let request, let isLast, let text):
                    forwardMetrics(of: worker, request: request, isLast: isLast, text)
                default: ignore(message.bytes.count, from: worker)
                }
            }
        }
    }

    private func ignore(_ count: Int, from worker: WorkerProcess) {
        log(
            .warning, "a worker's message is ignored",
            [("worker", String(worker.number)), ("bytes", String(count))])
    }

    private func becameReady(_ worker: WorkerProcess, name: String) {
        guard worker.state == .starting else { return }
        let now = Self.now
        worker.name = name
        worker.state = .serving
        worker.servingSince = now
        worker.lastResponse = now
        // It gets no more new browsers than the others do from now on.
        worker.load =
            slots.compactMap { slot in
                slot.current.flatMap { $0.state == .serving && $0 !== worker ? $0.load : nil }
            }.min() ?? 0
        slots[worker.number - 1].failedStarts = 0
        if worker.provesFile { program = worker.file }
        if let patience = settings.patience { schedule(at: now + patience) }
        log(.info, "a worker serves", [("worker", String(worker.number)), ("name", name)])
        if slots[worker.number - 1].successor === worker { takePlace(worker, now: now) }
        if case .starting = phase, servingCount == settings.count {
            phase = .serving
            settings.notify(.ready)
        }
        pushStatus()
        updateAccepting()
        retryWaiting()
        if reloadsWhenReady, case .serving = phase {
            reloadsWhenReady = false
            reload()
        }
    }

    private func endsByItself(_ worker: WorkerProcess) {
        guard worker.state == .serving else { return }
        let now = Self.now
        worker.state = .draining
        worker.killTime = now + settings.grace + settings.killMargin
        schedule(at: now + settings.grace + settings.killMargin)
        log(.info, "a worker ends by itself", [("worker", String(worker.number))])
        pushStatus()
        updateAccepting()
    }
}
