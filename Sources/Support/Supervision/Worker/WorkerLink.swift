internal import EspalierCSupervision
import Glibc
import Synchronization

/// A worker's end of the link to its supervisor.
///
/// A worker takes the link as soon as it starts (`current`), lets it begin when it can handle messages (`begin`), and reports when it serves
/// (`ready`). All methods may be called from any thread.
package final class WorkerLink: Sendable {
    /// The variable by which a supervisor tells a program that it is a worker: `NUMBER/COUNT:DESCRIPTOR`.
    package static let variable = "ESPALIER_WORKER"

    /// The worker's number, from 1 on. Another process may have had it before.
    package let number: Int
    /// The number of workers of the supervisor.
    package let count: Int
    private let socket: LinkSocket
    private let requests = Mutex(MetricRequests())
    /// The parts of a text follow each other.
    private let sending = Mutex(())

    /// The reason why a worker has to end, and what it has for that.
    package struct Drain: Sendable, Equatable {
        /// The time in seconds, after which the supervisor kills the worker; nil if the supervisor itself has ended.
        package let time: Double?
        /// Whether other workers serve, which can take over the pages.
        package let othersServe: Bool
    }

    /// What happens on the link. All closures are called in order, on the link's own thread, and must not block it.
    package struct Handlers: Sendable {
        /// A connection has come: its descriptor, which now belongs to the receiver, and the index of its listening socket.
        package var connection: @Sendable (_ descriptor: Int32, _ socket: Int) -> Void
        /// The worker has to end. No connection comes after that. It is called at most twice: the supervisor may end meanwhile.
        package var drain: @Sendable (Drain) -> Void
        /// Another worker's process has ended. It was ready under this name.
        package var ended: @Sendable (_ name: String, _ number: Int, _ end: ProcessEnd) -> Void = { _, _, _ in }
        /// The number of workers that serve, or another part of the status, has changed.
        package var status: @Sendable (ServiceStatus) -> Void = { _ in }
        /// Another worker wants this one's metrics, in Prometheus's format. The answer may be given later, from any thread.
        package var metricsWanted: @Sendable (_ answer: @escaping @Sendable (String) -> Void) -> Void = { $0("") }
        /// Receives what is wrong with the link.
        package var log: @Sendable (SupervisorEvent) -> Void = { _ in }

        package init(
            connection: @escaping @Sendable (Int32, Int) -> Void, drain: @escaping @Sendable (Drain) -> Void
        ) {
            self.connection = connection
            self.drain = drain
        }
    }

    private struct MetricRequests {
        struct Open {
            let deliver: @Sendable ([String]) -> Void
            var parts: [UInt32: [UInt8]] = [:]
            var texts: [String] = []
        }

        var last: UInt32 = 0
        var open: [UInt32: Open] = [:]
        var hasEnded = false
    }

    /// The link of this process. It removes the variable, so that programs which the worker starts are no workers. Call it once, before
    /// other threads read the environment.
    ///
    /// - Returns: Nil if the process is no worker.
    package static func current(environment: [String: String]) -> WorkerLink? {
        guard let value = environment[variable] else { return nil }
        unsetenv(variable)
        guard let link = WorkerLink(value: value) else { return nil }
        // A version that is no longer at its path was started by a number (`ProgramFile`), which the system takes for its name.
        if let program = CommandLine.arguments.first?.split(separator: "/").last {
            espalier_name_thread(String(decoding: program.utf8.prefix(15), as: UTF8.self))
        }
        return link
    }

    static func value(number: Int, count: Int, descriptor: Int32) -> String { "\(number)/\(count):\(descriptor)" }

    /// - Returns: Nil if the value has another form, or if its descriptor is no link.
    init?(value: String) {
        let parts = value.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let descriptor = Self.parseNumber(parts[1]) else { return nil }
        let numbers = parts[0].split(separator: "/", omittingEmptySubsequences: false)
        guard numbers.count == 2, let number = Self.parseNumber(numbers[0]), let count = Self.parseNumber(numbers[1]),
            (1...256).contains(count), (1...count).contains(number), espalier_is_link(Int32(descriptor)) == 1
        else { return nil }
        self.number = number
        self.count = count
        socket = LinkSocket(descriptor: Int32(descriptor))
        _ = fcntl(socket.descriptor, F_SETFD, FD_CLOEXEC)
        // A supervisor that was stopped must not stop its workers.
        _ = espalier_link_limit_sending(socket.descriptor, 2)
    }

    /// Digits only: `Int` would take a sign, too.
    private static func parseNumber(_ text: Substring) -> Int? {
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), text.utf8.count < 10 else { return nil }
        return Int(text)
    }

    /// Begins to handle messages, on a thread of its own. Must be called once.
    package func begin(_ handlers: Handlers) {
        let context = Unmanaged.passRetained(Thread(link: self, handlers: handlers)).toOpaque()
        var thread = pthread_t()
        let code = pthread_create(
            &thread, nil,
            { context in
                let thread = Unmanaged<Thread>.fromOpaque(context!).takeRetainedValue()
                espalier_name_thread("supervisor link")
                thread.link.run(thread.handlers)
                return nil
            }, context)
        precondition(code == 0, "no thread is left for the supervisor's link")
        pthread_detach(thread)
    }

    private final class Thread {
        let link: WorkerLink
        let handlers: Handlers

        init(link: WorkerLink, handlers: Handlers) {
            self.link = link
            self.handlers = handlers
        }
    }

    /// Reports that the worker serves, under its name: 1 to 64 visible characters of ASCII. Connections come from now on.
    package func ready(name: String) { _ = socket.send(LinkMessage.ready(name: name).bytes, waits: true) }

    /// Reports that the main actor responds. Call it about once a second from the main actor.
    package func responds() { _ = socket.send(LinkMessage.responds.bytes) }

    /// Reports that the worker ends by itself, not because of `drain`. It gets no more connections, and another process takes its place when
    /// it has ended.
    package func ends() { _ = socket.send(LinkMessage.ends.bytes, waits: true) }

    /// Asks the supervisor for the metrics of all other workers, its own, and the counters of workers that have ended.
    ///
    /// - Parameters:
    ///   - own: This worker's metrics, in Prometheus's format. The supervisor keeps their counters for the time after the worker's end.
    ///   - deliver: Receives the texts of the others, at most a second later, on the link's thread. Those of workers that did not answer in
    ///     time are missing. Without a supervisor, there are none.
    package func metrics(own: String, _ deliver: @escaping @Sendable ([String]) -> Void) {
        let request: UInt32? = requests.withLock { requests in
            if requests.hasEnded { return nil }
            requests.last &+= 1
            requests.open[requests.last] = MetricRequests.Open(deliver: deliver)
            return requests.last
        }
        guard let request else { return deliver([]) }
        let isSent = send(own) { .metricsAsked(request: request, isLast: $1, text: $0) }
        if !isSent { finish(request) }
    }

    private func finish(_ request: UInt32) {
        let open = requests.withLock { $0.open.removeValue(forKey: request) }
        open?.deliver(open?.texts ?? [])
    }

    private func run(_ handlers: Handlers) {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: LinkMessage.maximumLength, alignment: 16)
        defer { buffer.deallocate() }
        while true {
            switch socket.receive(into: buffer, waits: true) {
            case .nothing: break
            case .message(let message, let descriptor):
                if !handle(message, descriptor, handlers) { log(handlers, bytes: message.bytes.count) }
            case .wrong(let count): log(handlers, bytes: count)
            case .lostConnection:
                handlers.log(
                    SupervisorEvent(
                        level: .error, message: "a connection is lost",
                        fields: [("message", "this process has no descriptor left for it")]))
            case .end:
                let open = requests.withLock { requests in
                    requests.hasEnded = true
                    defer { requests.open = [:] }
                    return requests.open
                }
                for request in open.values { request.deliver(request.texts) }
                return handlers.drain(Drain(time: nil, othersServe: false))
            }
        }
    }

    private func log(_ handlers: Handlers, bytes: Int) {
        handlers.log(
            SupervisorEvent(
                level: .warning, message: "a message of the supervisor is ignored", fields: [("bytes", String(bytes))]))
    }

    /// - Returns: False for a message that only a worker sends.
    private func handle(_ message: LinkMessage, _ descriptor: Int32?, _ handlers: Handlers) -> Bool {
        switch message {
        case .connection(let index): if let descriptor { handlers.connection(descriptor, index) }
        case .drain(let milliseconds, let othersServe):
            handlers.drain(Drain(time: Double(milliseconds) / 1_000, othersServe: othersServe))
        case .ended(let number, let status, let name): handlers.ended(name, number, ProcessEnd(status: status))
        case .status(let status): handlers.status(status)
        case .metricsWanted(let request):
            handlers.metricsWanted { [self] text in
                send(text) { .metrics(request: request, isLast: $1, text: $0) }
            }
        case .othersMetrics(let request, let source, let isLast, let text):
            requests.withLock { requests in
                requests.open[request]?.parts[source, default: []] += text
                guard isLast, let whole = requests.open[request]?.parts.removeValue(forKey: source) else { return }
                requests.open[request]?.texts.append(String(decoding: whole, as: UTF8.self))
            }
        case .othersMetricsEnd(let request): finish(request)
        case .ready, .responds, .ends, .metricsAsked, .metrics: return false
        }
        return true
    }

    /// Sends a text in parts that a message can hold.
    /// - Returns: False if the supervisor does not read it.
    @discardableResult
    private func send(_ text: String, _ message: (_ part: [UInt8], _ isLast: Bool) -> LinkMessage) -> Bool {
        sending.withLock { _ in
            var rest = Array(text.utf8)[...]
            repeat {
                let part = Array(rest.prefix(LinkMessage.partLength))
                rest = rest.dropFirst(part.count)
                if socket.send(message(part, rest.isEmpty).bytes, waits: true) != .sent { return false }
            } while !rest.isEmpty
            return true
        }
    }
}
