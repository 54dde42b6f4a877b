import Foundation
import Testing

/// A running `Tests/Apps/SupervisedProgram`: a supervisor with workers that say who they are.
///
/// Its lines are on its standard error. Waiting for one is waiting for what it reports.
final class SupervisedRun {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The program, which is beside that of the tests.
    static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("SupervisedProgram").path

    let supervisor: pid_t
    private(set) var ports: [UInt16] = []
    private(set) var lines: [Substring] = []
    private var rest: [UInt8] = []
    private let output: Int32
    private var hasEnded = false

    /// Starts the program and waits until all workers serve.
    ///
    /// - Parameters:
    ///   - sockets: The number of listening sockets. Browsers are looked for on the first one only.
    ///   - inherited: A listening socket that the program shares, instead of its own.
    ///   - variables: The settings, without their prefix.
    init(
        _ count: Int = 3, sockets: Int = 1, inherited: Int32? = nil, _ variables: [String: String] = [:],
        path: String = SupervisedRun.program,
        isReady: Bool = true
    ) throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
        if let inherited { posix_spawn_file_actions_adddup2(&actions, inherited, 5) }
        defer { posix_spawn_file_actions_destroy(&actions) }
        var environment = ProcessInfo.processInfo.environment
        // Programs that are aborted write no backtraces.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        environment["SUPERVISED_PATH"] = path
        for (name, value) in variables { environment["SUPERVISED_" + name] = value }
        let arguments = [path, String(count)] + (inherited == nil ? Array(repeating: "0", count: sockets) : ["=5"])
        var process: pid_t = 0
        let texts = arguments.map { strdup($0) } + [nil]
        let values = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        let code = posix_spawn(&process, path, &actions, nil, texts, values)
        for text in texts + values { free(text) }
        close(ends[1])
        supervisor = process
        output = ends[0]
        try #require(code == 0, "\(path): \(String(cString: strerror(code)))")
        for number in 1...sockets where inherited == nil {
            let line = try wait("listens on", count: number)
            ports.append(try #require(UInt16(line.split(separator: " ").last ?? "")))
        }
        if isReady { try wait("notice ready") }
    }

    deinit {
        // Workers end with their supervisor.
        if !hasEnded {
            kill(supervisor, SIGKILL)
            waitpid(supervisor, nil, 0)
        }
        close(output)
    }

    // MARK: Lines

    /// Waits until a number of lines contain a text.
    /// - Returns: The last of them.
    @discardableResult
    func wait(_ text: String, count: Int = 1) throws -> Substring {
        while true {
            let found = lines.filter { $0.contains(text) }
            if found.count >= count { return found[count - 1] }
            guard try readLines() else {
                throw Failure(description: "no line \(text):\n" + lines.joined(separator: "\n"))
            }
        }
    }

    /// Waits until the program and its workers have ended.
    /// - Returns: The program's exit code; the negative signal if one ended it.
    func end() throws -> Int32 {
        while try readLines() {}
        var status: Int32 = 0
        waitpid(supervisor, &status, 0)
        hasEnded = true
        return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    }

    func has(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

    /// The value of a field of a line.
    func field(_ name: String, of line: Substring) throws -> String {
        let field = line.split(separator: " ").first { $0.hasPrefix(name + "=") }
        return String(try #require(field).dropFirst(name.count + 1))
    }

    /// The process that serves as a worker, by the last line about it.
    func process(of worker: Int) throws -> pid_t {
        let line = try #require(lines.last { $0.contains("a worker starts worker=\(worker) ") })
        let process = pid_t(try field("process", of: line))
        return try #require(process)
    }

    /// Stops a worker. Each of its threads has to take notice.
    func stop(_ worker: Int) throws {
        let process = try process(of: worker)
        kill(process, SIGSTOP)
        let folder = "/proc/\(process)/task"
        for thread in try FileManager.default.contentsOfDirectory(atPath: folder) {
            while let state = try? String(contentsOfFile: "\(folder)/\(thread)/stat", encoding: .utf8),
                !state.contains(") T ")
            { sched_yield() }
        }
    }

    /// The name under which a worker serves, by the last line about it.
    func name(of worker: Int) throws -> String {
        let line = try #require(lines.last { $0.contains("a worker serves worker=\(worker) ") })
        return try field("name", of: line)
    }

    /// - Returns: False at the end of all processes that write.
    private func readLines() throws -> Bool {
        var poll = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        guard Foundation.poll(&poll, 1, 20_000) > 0 else {
            throw Failure(description: "silence after:\n" + lines.joined(separator: "\n"))
        }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(output, &buffer, buffer.count)
        guard count > 0 else { return false }
        rest += buffer[..<count]
        while let end = rest.firstIndex(of: 0x0A) {
            lines.append(Substring(decoding: rest[..<end], as: UTF8.self))
            rest.removeFirst(end + 1)
        }
        return true
    }

    // MARK: Connections

    /// A request with a browser's cookie.
    static func request(_ path: String = "/", browser: String? = nil) -> String {
        "GET \(path) HTTP/1.1\r\nHost: a\r\n"
            + (browser.map { "Cookie: a=b; espalier-browser=\($0).secret\r\n" } ?? "") + "\r\n"
    }

    func connect(_ socket: Int = 0) throws -> TestConnection { try TestConnection(port: ports[socket]) }

    /// The answer to a request on a connection of its own.
    func ask(_ path: String = "/", browser: String? = nil, socket: Int = 0) throws -> TestConnection.Answer {
        let connection = try connect(socket)
        connection.send(Self.request(path, browser: browser))
        return try connection.answer()
    }

    /// The value of a metric.
    func metric(_ name: String) throws -> Int {
        let line = try ask("/metrics").body.split(separator: "\n").first { $0.hasPrefix(name + " ") }
        return try #require(line.flatMap { Int($0.split(separator: " ")[1]) })
    }
}

/// A client's connection.
final class TestConnection {
    /// A worker's answer.
    struct Answer {
        let body: String

        /// The number, the name and the index of the socket, which the worker writes first.
        private var first: [Substring] { body.prefix { $0 != "\n" }.split(separator: " ") }
        var worker: Int? { first.first.flatMap { Int($0) } }
        var name: String { first.count > 1 ? String(first[1]) : "" }
        var socket: Int? { first.count > 2 ? Int(first[2]) : nil }
        /// The bytes that the worker received.
        var received: String { String(body.drop { $0 != "\n" }.dropFirst()) }
    }

    let descriptor: Int32

    init(port: UInt16) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var limit = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let code = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(code == 0, "\(String(cString: strerror(errno)))")
    }

    deinit { close(descriptor) }

    func send(_ text: String) { send(Array(text.utf8)) }

    func send(_ bytes: [UInt8]) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count <= 0 { return }
            sent += count
        }
    }

    /// Everything until the end of the connection.
    func readAll() throws -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count < 0, errno == EAGAIN { throw SupervisedRun.Failure(description: "no answer") }
            if count <= 0 { break }
            bytes += buffer[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    func answer() throws -> Answer {
        let text = try readAll()
        let end = try #require(text.range(of: "\r\n\r\n"), "the answer is \(text)")
        return Answer(body: String(text[end.upperBound...]))
    }
}
