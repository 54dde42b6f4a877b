import EspalierSupervision
import Glibc
import Synchronization

/// A worker that answers each request with its number, its name, the index of the listening socket, and the bytes it has received.
///
/// Paths with other effects: `/hang` (the main thread stops responding), `/abort`, `/grow`, `/hold` (the response comes when the worker
/// has to end), `/leave` (the worker ends by itself), `/metrics` (the sum of all workers), `/variable` (whether the worker's children would be workers).
final class SupervisedWorker: Sendable {
    private let link: WorkerLink
    private let name: String
    private let state = Mutex(State())

    private struct State {
        var open = 0
        var served = 0
        var held: [Int32] = []
        var hasToEnd = false
        var hangs = false
        var memory: [UInt] = []
    }

    init(_ link: WorkerLink) {
        self.link = link
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
        name = String((0..<22).map { _ in letters.randomElement()! })
    }

    func run() -> Never {
        if let code = ProgramSettings.number("CODE") { exit(Int32(code)) }
        var handlers = WorkerLink.Handlers(
            connection: { [self] descriptor, socket in
                state.withLock { $0.open += 1 }
                serve(descriptor, socket)
            },
            drain: { [self] drain in
                write("drains \(drain.time.map { "in \($0)" } ?? "without a supervisor") others=\(drain.othersServe)")
                let held = state.withLock { state in
                    state.hasToEnd = true
                    defer { state.held = [] }
                    return state.held
                }
                for descriptor in held { answer(descriptor, "held\n") }
                endIfDone()
            })
        handlers.ended = { [self] name, number, end in write("hears that \(name) number \(number) ended with \(end)") }
        handlers.status = { [self] status in
            write("status \(status.serving) of \(status.count)" + (status.isReplacing ? " replacing" : ""))
        }
        handlers.metricsWanted = { [self] answer in answer(metrics) }
        handlers.log = { ProgramSettings.write($0) }
        link.begin(handlers)
        link.ready(name: name)
        if let port = ProgramSettings.number("OWN"), link.number == 1 { acceptDirectly(UInt16(port)) }
        // As the main actor would.
        while true {
            if !state.withLock({ $0.hangs }) { link.responds() }
            usleep(50_000)
        }
    }

    /// Accepts connections of a port of the worker's own, to compare them with passed ones.
    private func acceptDirectly(_ port: UInt16) {
        let listening = ProgramSettings.listen(on: port)
        detach { [self] in
            while case let descriptor = accept(listening, nil, nil), descriptor >= 0 {
                state.withLock { $0.open += 1 }
                serve(descriptor, 0)
            }
        }
    }

    private func write(_ line: String) { ProgramSettings.write("worker \(link.number) \(line)") }

    private var metrics: String { "# TYPE served_total counter\nserved_total \(state.withLock { $0.served })\n" }

    private func endIfDone() {
        if state.withLock({ $0.hasToEnd && $0.open == 0 }) { exit(0) }
    }

    private func serve(_ descriptor: Int32, _ socket: Int) {
        detach { [self] in read(descriptor, socket) }
    }

    /// Does work on a thread of its own.
    private func detach(_ work: @escaping () -> Void) {
        let context = Unmanaged.passRetained(Work(work)).toOpaque()
        var thread = pthread_t()
        pthread_create(
            &thread, nil,
            {
                Unmanaged<Work>.fromOpaque($0!).takeRetainedValue().body()
                return nil
            }, context)
        pthread_detach(thread)
    }

    private final class Work {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
    }

    private func read(_ descriptor: Int32, _ socket: Int) {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
        var received: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while !received.ends(with: Array("\r\n\r\n".utf8)) {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count <= 0 { break }
            received += buffer[..<count]
            // What is no request has no end.
            if received.first != 0x47 { break }
        }
        state.withLock { $0.served += 1 }
        let path = String(decoding: received, as: UTF8.self).split(separator: " ").dropFirst().first ?? "/"
        switch path {
        case "/hang":
            state.withLock { $0.hangs = true }
            answer(descriptor, "hangs\n")
        case "/abort": abort()
        case "/leave":
            link.ends()
            state.withLock { $0.hasToEnd = true }
            answer(descriptor, "leaves\n")
        case "/grow":
            let block = malloc(64 << 20)!
            memset(block, 1, 64 << 20)
            let memory = UInt(bitPattern: block)
            state.withLock { $0.memory.append(memory) }
            answer(descriptor, "has grown\n")
        case "/hold":
            write("holds")
            let hasToEnd = state.withLock { state in
                if !state.hasToEnd { state.held.append(descriptor) }
                return state.hasToEnd
            }
            if hasToEnd { answer(descriptor, "held\n") }
        case "/metrics":
            let own = metrics
            link.metrics(own: own) { [self] others in
                answer(descriptor, MetricsSum.text(of: [own] + others))
            }
        case "/variable": answer(descriptor, getenv(WorkerLink.variable) == nil ? "unset\n" : "set\n")
        default: answer(descriptor, "\(link.number) \(name) \(socket)\n" + String(decoding: received, as: UTF8.self))
        }
    }

    private func answer(_ descriptor: Int32, _ body: String) {
        let bytes = Array("HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count <= 0 { break }
            sent += count
        }
        close(descriptor)
        state.withLock { $0.open -= 1 }
        endIfDone()
    }
}

extension [UInt8] {
    fileprivate func ends(with end: [UInt8]) -> Bool { count >= end.count && Array(suffix(end.count)) == end }
}
