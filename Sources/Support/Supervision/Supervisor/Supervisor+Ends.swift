internal import EspalierCSupervision
import Glibc

extension Supervisor {
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

    /// Waits for ended processes that are no workers. In a container, those of ended workers become children of its first process.
    func reapOrphans() {
        while case let child = espalier_ended_child(), child > 0 {
            // The event of a worker's own descriptor comes soon.
            if processes.values.contains(where: { $0.process == child }) { return }
            waitpid(child, nil, 0)
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
        // The workers serve the connections that have arrived.
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
