import EspalierAutomation
import Foundation
import Glibc
import Synchronization

/// A running program of an app.
final class AppProcess: Sendable {
    let program: String
    private let options: [String]
    let arguments: [String]
    let environment: [String: String]
    private let state = Mutex(State())
    /// Signals when the program serves or has ended.
    private let ready = DispatchSemaphore(value: 0)
    /// Entered from the start of the program to its end.
    private let life = DispatchGroup()

    private struct State {
        var pid: pid_t = 0
        var port: UInt16?
        var status: Int32?
        var lines: [String] = []
    }

    /// The text in front of the port in the program's output.
    private let announcement: String

    /// - Parameters:
    ///   - options: The arguments in front of the app's; nil for those of a server.
    ///   - announcement: The text in front of the port in the program's output.
    init(
        program: String, options: [String]? = nil, arguments: [String], environment: [String: String],
        announcement: String = " serves http://127.0.0.1:"
    ) {
        self.options = options ?? ["--host", "127.0.0.1", "--port", "0", "--log-format", "text", "--"]
        self.announcement = announcement
        self.program = program
        self.arguments = arguments
        self.environment = environment
    }

    /// The time in seconds within which a program must serve.
    static let limit = 30

    var isRunning: Bool { state.withLock { $0.pid > 0 && $0.status == nil } }

    /// Starts the program, and waits until it says that it serves.
    ///
    /// - Returns: Its port.
    func start() throws(AutomationProblem) -> UInt16 {
        // The system ends the program with the thread that started it, so the thread waits for its end.
        let thread = Thread { [self] in run() }
        thread.name = "app under test"
        thread.start()
        let isReady = ready.wait(timeout: .now() + .seconds(Self.limit)) == .success
        if let port = state.withLock({ $0.port }) { return port }
        if isReady { throw AutomationProblem("\(name) did not start. \(story)") }
        end()
        throw AutomationProblem("\(name) did not serve within \(Self.limit) s. \(story)")
    }

    private var name: String { URL(fileURLWithPath: program).lastPathComponent }

    func end() {
        let pid = state.withLock { $0.status == nil ? $0.pid : 0 }
        // The program is the leader of a group, with the programs that it starts.
        if pid > 0 { kill(-pid, SIGKILL) }
    }

    /// A description of the program's end, if it has ended, and the last lines that it wrote.
    var story: String {
        // The end of a program that has just trapped is known a moment later than that of its connection.
        _ = life.wait(timeout: .now() + 0.5)
        return state.withLock { state in
            var story: String
            switch state.status {
            case nil: story = "The program runs."
            case let status? where status & 0x7F == 0: story = "The program ended with status \((status >> 8) & 0xFF)."
            case let status?:
                story =
                    "The program was ended by signal \(status & 0x7F) (\(String(cString: strsignal(status & 0x7F))))."
            }
            let lines = Self.lastWords(state.lines)
            if !lines.isEmpty { story += " It wrote at last:\n  " + lines.joined(separator: "\n  ") }
            return story
        }
    }

    /// The last lines of a program: those of a trap and of the innermost functions, or else the last ones.
    static func lastWords(_ lines: [String]) -> ArraySlice<String> {
        let lines = lines.filter { !$0.isEmpty }
        let trap =
            lines.lastIndex { $0.contains("Fatal error: ") } ?? lines.lastIndex { $0.contains("Program crashed: ") }
        return trap.map { lines[$0...].prefix(14) } ?? lines.suffix(20)
    }

    // MARK: The program's thread

    private func run() {
        life.enter()
        defer { life.leave() }
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else {
            ready.signal()
            return
        }
        defer { close(ends[0]) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let isStarted = spawn(output: ends[1])
        close(ends[1])
        if isStarted {
            readLines(from: ends[0])
            let pid = state.withLock { $0.pid }
            var status: Int32 = 0
            while waitpid(pid, &status, 0) < 0, errno == EINTR {}
            state.withLock { $0.status = status }
        }
        ready.signal()
    }

    private func spawn(output: Int32) -> Bool {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, output, 2)
        var words = [program] + options + arguments
        // `setpriv` asks the system to end the program when the tests end, however they do.
        let keeper = "/usr/bin/setpriv"
        if FileManager.default.isExecutableFile(atPath: keeper) { words = [keeper, "--pdeathsig", "KILL"] + words }
        var variables = ProcessInfo.processInfo.environment
        for name in ["HOST", "PORT", "LISTEN_FDS", "LISTEN_PID", "NOTIFY_SOCKET"] { variables[name] = nil }
        variables.merge(environment) { $1 }
        let list = words.map { strdup($0) } + [nil]
        let block = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in list + block { free(text) } }
        var pid: pid_t = 0
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        let code = posix_spawn(&pid, words[0], &actions, &attributes, list, block)
        if code != 0 {
            let reason = String(cString: strerror(code))
            state.withLock { $0.lines.append("\(words[0]) cannot be run: \(reason)") }
            return false
        }
        state.withLock { $0.pid = pid }
        return true
    }

    private func readLines(from descriptor: Int32) {
        var rest: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { break }
            rest += buffer[..<count]
            while let end = rest.firstIndex(of: 10) {
                take(String(decoding: rest[..<end], as: UTF8.self))
                rest.removeFirst(end + 1)
            }
        }
        if !rest.isEmpty { take(String(decoding: rest, as: UTF8.self)) }
    }

    private func take(_ line: String) {
        let serves = line.range(of: announcement)
        let port = serves.flatMap { UInt16(line[$0.upperBound...].prefix { $0.isNumber }) }
        let isFirst = state.withLock { state in
            state.lines.append(line)
            if state.lines.count > 2000 { state.lines.removeFirst(1000) }
            guard let port, state.port == nil else { return false }
            state.port = port
            return true
        }
        if isFirst { ready.signal() }
    }
}
