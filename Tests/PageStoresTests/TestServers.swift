import Foundation
import Synchronization

/// A server that the tests start in a temporary folder, from Debian's packages. It ends with the tests.
final class TestServer: Sendable {
    let folder: String
    let process: pid_t
    /// The port on loopback; nil for a server that has only a socket in its folder.
    let port: UInt16?

    init(folder: String, process: pid_t, port: UInt16? = nil) {
        (self.folder, self.process, self.port) = (folder, process, port)
    }

    /// Stops the server, so that its connections stay and get no answers, or lets it go on.
    func setStopped(_ isStopped: Bool) {
        kill(process, isStopped ? SIGSTOP : SIGCONT)
        // Each backend of PostgreSQL has a process.
        let children = try? String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
        for child in (children ?? "").split(separator: " ").compactMap({ pid_t($0) }) {
            kill(child, isStopped ? SIGSTOP : SIGCONT)
        }
    }

    // MARK: Redis

    static let hasRedis = FileManager.default.isExecutableFile(atPath: "/usr/bin/redis-server")

    /// A server that all tests share.
    static let redis: TestServer? = startRedis([])

    static func startRedis(_ settings: [String], folder known: String? = nil) -> TestServer? {
        guard hasRedis, let folder = known ?? makeFolder(open: false) else { return nil }
        let arguments = [
            "--port", "0", "--unixsocket", folder + "/redis.sock", "--dir", folder, "--save", "", "--daemonize", "no",
        ]
        guard let process = spawn(["redis-server"] + arguments + settings, output: folder + "/log") else { return nil }
        return wait(TestServer(folder: folder, process: process)) {
            run(["redis-cli", "-s", folder + "/redis.sock", "ping"]) == 0
        }
    }

    var redisURI: String { "redis+unix://\(folder)/redis.sock" }

    /// Ends the server, and waits for its end.
    func end(_ signal: Int32 = SIGTERM) {
        setStopped(false)
        kill(process, signal)
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }

    // MARK: Processes

    static func makeFolder(open: Bool) -> String? {
        let folder = TemporaryFolder.make()
        if open { chmod(folder, 0o777) }
        kept.withLock { $0.folders.append(folder) }
        return folder
    }

    static func wait(_ server: TestServer, until isReady: () -> Bool) -> TestServer? {
        kept.withLock { $0.processes.append(server.process) }
        for _ in 0..<500 {
            if isReady() { return server }
            usleep(20_000)
        }
        return nil
    }

    /// Starts a program in a group of its own.
    static func spawn(_ arguments: [String], output: String) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The threads of the tests block signals, which a program would inherit.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
        posix_spawnattr_setpgroup(&attributes, 0)
        var strings = arguments.map { strdup($0) } + [nil]
        defer { strings.forEach { free($0) } }
        var process: pid_t = 0
        return posix_spawnp(&process, arguments[0], &actions, &attributes, &strings, environ) == 0 ? process : nil
    }

    static func run(_ arguments: [String]) -> Int32 {
        guard let process = spawn(arguments, output: "/dev/null") else { return -1 }
        var status: Int32 = 0
        waitpid(process, &status, 0)
        return status
    }
}

/// What remains until the tests end.
private struct Kept {
    var folders: [String] = []
    var processes: [pid_t] = []
}

private let kept: Mutex<Kept> = {
    atexit {
        let all = kept.withLock { $0 }
        // Both servers end at once, without saving anything.
        for process in all.processes { kill(process, SIGINT) }
        for process in all.processes { waitpid(process, nil, 0) }
        for folder in all.folders { try? FileManager.default.removeItem(atPath: folder) }
    }
    return Mutex(Kept())
}()
