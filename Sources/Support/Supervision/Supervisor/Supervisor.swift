internal import EspalierCSupervision
import Glibc

/// The process that accepts the connections of a server, and passes each to one of several workers.
///
/// A browser's connections go to the same worker as long as it serves (`BrowserSearch`, `RendezvousHash`). The supervisor starts workers
/// again when they end, replaces them one by one on SIGHUP, and ends them on SIGTERM and SIGINT. It runs no code of the app, and its memory
/// does not depend on the number of connections: all its tables have a fixed size.
///
/// It does all its work on the calling thread, and takes the signals of the whole process.
package final class Supervisor {
    let settings: SupervisorSettings
    let poll: EventPoll
    private let signals: Int32

    // Connections.
    var connections: PeekTable
    let search: BrowserSearch
    let peekBuffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 8 << 10, alignment: 16)
    var isAccepting = false
    /// The time until which no connection is accepted because there is no descriptor for it.
    var acceptPause: Double?
    var lastAcceptPause = -Double.infinity
    /// The worker that got the last connection without a known browser.
    var lastChoice = 0
    var triedWorkers: [Bool]

    // Workers.
    var slots: [WorkerSlot]
    var processes: [UInt32: WorkerProcess] = [:]
    var lastSerial: UInt32 = 0
    let linkBuffer = UnsafeMutableRawBufferPointer.allocate(byteCount: LinkMessage.maximumLength, alignment: 16)
    var program: ProgramFile
    var phase = Phase.starting
    var replacement: Replacement?
    var lastStatus: ServiceStatus?
    var nextMemoryCheck = 0.0

    // A new version of the program's file.
    var candidate: ProgramFile.Version?
    var refused: ProgramFile.Version?
    var nextFileCheck = 0.0
    var nextWatchdog = 0.0
    /// The next look at processes that others have left to this one, which is the first of its container; nil if it is not.
    var nextOrphanCheck: Double?
    /// Whether a reload was asked for before all workers served.
    var reloadsWhenReady = false

    var metricRequests: [UInt32: MetricRequest] = [:]
    var lastMetricRequest: UInt32 = 0
    var figures = SupervisorFigures()
    /// The sum of the counters of ended workers.
    var endedCounters: [UInt8] = []

    /// The earliest time at which something has to be done without an event.
    private var nextTimer = 0.0

    /// Why a supervisor cannot work.
    package struct Failure: Error {
        package let message: String
    }

    enum Phase {
        /// Not all workers of the first generation serve.
        case starting
        case serving
        /// All workers have been told to end. `code` is that of the process.
        case ending(code: Int32)
    }

    /// Takes the process's signals. Descriptors above the standard streams become close-on-exec.
    package init(_ settings: SupervisorSettings) throws(Failure) {
        precondition((1...256).contains(settings.count) && settings.sockets.count <= 256)
        self.settings = settings
        signal(SIGPIPE, SIG_IGN)
        // A parent that ignores it would hide how workers end.
        signal(SIGCHLD, SIG_DFL)
        // Whatever the supervisor has inherited is not for workers.
        _ = espalier_close_on_exec_from(3)
        guard let poll = EventPoll() else { throw Failure(message: "no descriptor is left for events") }
        self.poll = poll
        signals = espalier_catch_signals([SIGTERM, SIGINT, SIGHUP], 3)
        guard signals >= 0, poll.watch(signals, as: .signals) else {
            throw Failure(message: "the signals cannot be caught: \(String(cString: strerror(errno)))")
        }
        do throws(ProgramFile.Failure) {
            program = try ProgramFile(path: settings.executable)
        } catch {
            throw Failure(message: error.message)
        }
        search = BrowserSearch(names: settings.cookieNames)
        // The table of descriptors must have places for links and for accepted connections besides those that wait.
        var limit = rlimit()
        let isLimited = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
        let descriptors = isLimited ? Int(min(limit.rlim_cur, 1 << 20)) : 1_024
        connections = PeekTable(capacity: min(settings.peekCapacity, max(8, descriptors / 2)))
        let pauses = RestartPauses(
            first: settings.firstPause, longest: settings.longestPause, reset: settings.pauseReset)
        slots = (1...settings.count).map { WorkerSlot(number: $0, pauses: pauses) }
        triedWorkers = Array(repeating: false, count: settings.count)
        for socket in settings.sockets {
            _ = fcntl(socket.descriptor, F_SETFL, fcntl(socket.descriptor, F_GETFL) | O_NONBLOCK)
        }
    }

    deinit {
        peekBuffer.deallocate()
        linkBuffer.deallocate()
    }

    /// Starts the workers and passes connections until the process is asked to end.
    ///
    /// The process's exit code is 0 if all workers have ended in order, and 1 otherwise, or if a worker of the first generation ended before
    /// it served.
    package func run() -> Never {
        let start = Self.now
        nextMemoryCheck = start + settings.memoryInterval
        nextFileCheck = start + settings.changeInterval
        nextWatchdog = start
        if getpid() == 1 { nextOrphanCheck = start }
        for number in 1...settings.count { startFirst(number, now: start) }
        pushStatus()
        while true {
            let before = Self.now
            let pause = max(0, min(nextTimer - before, 60))
            // One more millisecond, so that the time has come when the wait is over.
            poll.wait(milliseconds: pause == 0 ? 0 : Int32(pause * 1_000) + 1) { handle($0) }
            let after = Self.now
            // The supervisor itself was stopped. Its workers have not been silent for that time.
            let lost = after - before - pause
            if lost > 1 { for worker in processes.values { worker.lastResponse += lost } }
            runTimers(after)
        }
    }

    /// Seconds of a clock that only goes forward.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private func handle(_ event: EventPoll.Event) {
        switch event.source {
        case .signals: readSignals()
        case .listener(let index): accept(from: index)
        case .peeked(let place, let turn): if connections.has(place, turn: turn) { look(at: place, isEnd: event.isEnd) }
        case .link(let serial):
            guard let worker = processes[serial] else { return }
            receive(from: worker)
            if event.output { flush(worker) }
        case .process(let serial): if let worker = processes[serial] { reap(worker) }
        }
    }

    private func readSignals() {
        var signal: UInt8 = 0
        while read(signals, &signal, 1) == 1 {
            if Int32(signal) == SIGHUP {
                reload()
            } else if case .ending = phase {
                log(.error, "ends at once", [("signal", String(signal))])
                for worker in processes.values { worker.send(signal: SIGKILL) }
                exit(1)
            } else {
                log(.info, "shutting down", [("signal", String(signal)), ("grace", "\(settings.grace)")])
                end(code: 0)
            }
        }
    }

    /// Has the timers looked at no later than at a time.
    func schedule(at time: Double) { nextTimer = min(nextTimer, time) }

    private func runTimers(_ now: Double) {
        guard now >= nextTimer else { return }
        nextTimer = .infinity
        expirePeeks(now)
        endAcceptPause(now)
        retryWaiting()
        if connections.oldestWaiting != nil { schedule(at: now + 0.05) }
        checkWorkers(now)
        checkMetricRequests(now)
        if settings.memoryLimit != nil {
            if now >= nextMemoryCheck {
                nextMemoryCheck = now + settings.memoryInterval
                checkMemory()
            }
            schedule(at: nextMemoryCheck)
        }
        if settings.replacesOnChange {
            if now >= nextFileCheck {
                nextFileCheck = now + settings.changeInterval
                checkFile()
            }
            schedule(at: nextFileCheck)
        }
        if let next = nextOrphanCheck {
            if now >= next {
                nextOrphanCheck = now + 5
                reapOrphans()
            }
            schedule(at: nextOrphanCheck!)
        }
        if let interval = settings.watchdogInterval {
            if now >= nextWatchdog {
                nextWatchdog = now + interval
                settings.notify(.watchdog)
            }
            schedule(at: nextWatchdog)
        }
    }

    func log(_ level: SupervisorEvent.Level, _ message: String, _ fields: [(String, String)] = []) {
        settings.log(SupervisorEvent(level: level, message: message, fields: fields))
    }

    // MARK: The state as a whole

    /// The workers that take connections.
    var servingCount: Int {
        var count = 0
        for slot in slots where slot.current?.state == .serving { count += 1 }
        return count
    }

    var isEnding: Bool { if case .ending = phase { true } else { false } }

    /// Tells workers and the service manager about the state, if it has changed.
    func pushStatus() {
        let status = ServiceStatus(serving: servingCount, count: settings.count, isReplacing: replacement != nil)
        guard status != lastStatus else { return }
        lastStatus = status
        for worker in processes.values { tell(worker, .status(status)) }
        if isEnding { return }
        settings.notify(
            .status(
                "\(status.serving) of \(status.count) workers serve" + (status.isReplacing ? ", being replaced" : "")))
    }

    /// Sends a message to a worker, now or when there is space.
    func tell(_ worker: WorkerProcess, _ message: LinkMessage) {
        if !worker.send(message) {
            log(.warning, "a worker does not read its messages", [("worker", String(worker.number))])
        }
        if worker.isClogged { poll.watch(worker.link.descriptor, as: .link(worker.serial), output: true) }
    }

    private func flush(_ worker: WorkerProcess) {
        worker.flush()
        if !worker.isClogged { poll.watch(worker.link.descriptor, as: .link(worker.serial)) }
        retryWaiting()
    }
}
