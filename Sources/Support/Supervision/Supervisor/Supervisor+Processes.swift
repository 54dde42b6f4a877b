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
    private func restart(_ number: Int, now: Double) {
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
        if let served, served >= settings.pauseReset { slots[number - 1].nextPause = 0 }
        let pause = slots[number - 1].nextPause
        slots[number - 1].nextPause = pause == 0 ? settings.firstPause : min(pause * 2, settings.longestPause)
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

    // MARK: Ends

    /// Handles the end of a worker's process.
    func reap(_ worker: WorkerProcess) {
        var status: Int32 = 0
        guard waitpid(worker.process, &status, WNOHANG) != 0 else { return }
        // Its last messages.
        receive(from: worker)
        let now = Self.now
        let ended = ProcessEnd(status: status)
        let wasExpected = worker.state == .draining && (ended == .code(0) || worker.servingSince == nil)
        log(
            wasExpected ? .info : .warning, "a worker has ended",
            [
                ("worker", String(worker.number)), ("process", String(worker.process)), ("name", worker.name),
                ("end", "\(ended)"),
            ])
        processes[worker.serial] = nil
        poll.forget(worker.processDescriptor)
        poll.forget(worker.link.descriptor)
        if !worker.name.isEmpty {
            for other in processes.values {
                tell(other, .ended(number: worker.number, status: status, name: worker.name))
            }
        }
        endMetrics(of: worker)
        let wasCurrent = slots[worker.number - 1].current === worker
        if wasCurrent { slots[worker.number - 1].current = nil }
        takeBack(from: worker)
        worker.closeDescriptors()
        if case .ending(let code) = phase {
            // One that had not begun to serve had nothing to end.
            if ended != .code(0), worker.servingSince != nil {
                phase = .ending(code: 1)
            } else {
                phase = .ending(code: code)
            }
            exitIfAllHaveEnded()
        } else if slots[worker.number - 1].successor === worker {
            slots[worker.number - 1].successor = nil
            failReplacement("the new worker has ended before it served")
        } else if wasCurrent {
            if case .starting = phase, worker.servingSince == nil {
                log(.error, "a worker cannot start, so the program ends", [("worker", String(worker.number))])
                end(code: 1)
            } else {
                if worker.servingSince == nil { slots[worker.number - 1].failedStarts += 1 }
                // While another one is about to take the place, no third one is needed.
                if slots[worker.number - 1].successor == nil {
                    planRestart(worker.number, served: worker.servingSince.map { now - $0 }, now: now)
                }
            }
        } else if replacement?.old === worker {
            continueReplacement()
        }
        pushStatus()
        updateAccepting()
    }

    /// Takes the connections that a worker had not received, and passes them to others.
    private func takeBack(from worker: WorkerProcess) {
        while true {
            switch worker.farEnd.receive(into: linkBuffer) {
            case .message(.connection(let index), let connection?):
                if settings.sockets.indices.contains(index) { take(connection, of: index) } else { close(connection) }
            case .message(_, let passed): if let passed { close(passed) }
            case .wrong, .lostConnection: break
            case .nothing, .end: return
            }
        }
    }

    // MARK: Supervision

    /// Ends workers whose time is over, and starts those that are due.
    func checkWorkers(_ now: Double) {
        for worker in processes.values { check(worker, now) }
        for slot in slots {
            guard let time = slot.restartTime, !isEnding else { continue }
            if time <= now { restart(slot.number, now: now) } else { schedule(at: time) }
        }
    }

    private func check(_ worker: WorkerProcess, _ now: Double) {
        if let time = worker.killTime {
            if time > now { return schedule(at: time) }
            // It may not be able to end yet, but it has got the signal.
            worker.killTime = nil
            log(.error, "a worker is killed", [("worker", String(worker.number)), ("process", String(worker.process))])
            return worker.send(signal: SIGKILL)
        }
        if worker.wasAborted { return }
        switch worker.state {
        case .starting:
            guard let limit = settings.startTime else { return }
            if worker.startTime + limit > now { return schedule(at: worker.startTime + limit) }
            log(.error, "a worker does not begin to serve", [("worker", String(worker.number))])
            abort(worker, now)
        case .serving:
            guard let patience = settings.patience else { return }
            if worker.lastResponse + patience > now { return schedule(at: worker.lastResponse + patience) }
            log(.error, "a worker does not respond", [("worker", String(worker.number))])
            abort(worker, now)
        case .draining: break
        }
    }

    /// Has a worker write its stack, and kills it soon.
    private func abort(_ worker: WorkerProcess, _ now: Double) {
        worker.wasAborted = true
        worker.send(signal: SIGABRT)
        worker.killTime = now + settings.abortTime
        schedule(at: now + settings.abortTime)
    }

    // MARK: The end

    /// Ends all workers, and then the process with a code.
    func end(code: Int32) {
        if isEnding { return }
        // What has arrived is served.
        acceptPause = nil
        if isAccepting {
            for (index, socket) in settings.sockets.enumerated() where !socket.isShared {
                for _ in 0..<1_024 {
                    let connection = espalier_accept(socket.descriptor)
                    if connection < 0 { break }
                    take(connection, of: index)
                }
            }
        }
        while let oldest = connections.oldestPeeked { finish(oldest) }
        phase = .ending(code: code)
        replacement = nil
        updateAccepting()
        for socket in settings.sockets { close(socket.descriptor) }
        settings.stopsListening()
        settings.notify(.stopping)
        while let waiting = connections.oldestWaiting {
            let descriptor = connections[waiting].descriptor
            connections.remove(waiting)
            close(descriptor)
        }
        let now = Self.now
        for worker in processes.values { drain(worker, time: settings.grace, othersServe: false, now: now) }
        exitIfAllHaveEnded()
    }

    /// Tells a worker to end within a time, after which it is killed.
    func drain(_ worker: WorkerProcess, time: Double, othersServe: Bool, now: Double) {
        // A worker that has not begun to serve need not end in order.
        if worker.state == .starting { worker.send(signal: SIGTERM) }
        worker.state = .draining
        tell(worker, .drain(milliseconds: UInt32(max(0, min(time * 1_000, 4e9))), othersServe: othersServe))
        // A worker that does not respond has less time.
        let time = now + time + settings.killMargin
        worker.killTime = worker.killTime.map { min($0, time) } ?? time
        schedule(at: worker.killTime!)
    }

    private func exitIfAllHaveEnded() {
        guard case .ending(let code) = phase, processes.isEmpty else { return }
        exit(code)
    }
}
