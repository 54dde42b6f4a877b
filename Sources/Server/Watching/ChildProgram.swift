#if DEBUG
    import Foundation

    #if canImport(Glibc)
        import Glibc
    #endif

    /// A program that another one has started.
    final class ChildProgram: Sendable {
        /// The reason why a program does not start.
        struct Failure: Error, Equatable {
            let message: String
        }

        /// The way in which a program has ended.
        enum End: Sendable, Equatable {
            case code(Int32)
            case signal(Int32)

            /// As a part of a sentence whose subject is the program.
            var description: String {
                switch self {
                case .code(let code): "ended with code \(code)"
                case .signal(let signal): "ended by the signal \(signal) (\(String(cString: strsignal(signal))))"
                }
            }
        }

        private static let starting = NSLock()

        let process: pid_t
        private let leadsGroup: Bool
        /// The end of the pipe of what the program writes.
        private let output: Int32

        /// Starts a program.
        ///
        /// - Parameters:
        ///   - descriptors: The descriptors that the program gets, by the numbers that they have there.
        ///   - pipes: The streams that `read` delivers: those of both for a build, standard error for a server.
        ///   - leadsGroup: Whether the program and those that it starts are a group of processes, which gets no signal of the terminal.
        init(
            _ program: String, _ arguments: [String], environment: [String: String],
            descriptors: [Int32: Int32] = [:], pipes: [Int32], leadsGroup: Bool = false
        ) throws(Failure) {
            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            // Another program that starts meanwhile must not get the pipe, whose end would not come then.
            Self.starting.lock()
            defer { Self.starting.unlock() }
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else {
                throw Failure(message: "no pipe is left: \(String(cString: strerror(errno)))")
            }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            for stream in pipes { posix_spawn_file_actions_adddup2(&actions, ends[1], stream) }
            if pipes.contains(STDOUT_FILENO) {
                posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
            }
            for (number, descriptor) in descriptors { posix_spawn_file_actions_adddup2(&actions, descriptor, number) }
            var attributes = posix_spawnattr_t()
            posix_spawnattr_init(&attributes)
            defer { posix_spawnattr_destroy(&attributes) }
            // The threads of dispatch block signals, and programs inherit that.
            var none = sigset_t()
            sigemptyset(&none)
            posix_spawnattr_setsigmask(&attributes, &none)
            posix_spawnattr_setpgroup(&attributes, 0)
            let group = leadsGroup ? Int16(POSIX_SPAWN_SETPGROUP) : 0
            posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | group)
            var process: pid_t = 0
            let code = Self.withTexts([program] + arguments) { arguments in
                Self.withTexts(environment.map { "\($0.key)=\($0.value)" }) { environment in
                    posix_spawn(&process, program, &actions, &attributes, arguments, environment)
                }
            }
            close(ends[1])
            guard code == 0 else {
                close(ends[0])
                throw Failure(message: "\(program) does not start: \(String(cString: strerror(code)))")
            }
            (self.process, self.leadsGroup, output) = (process, leadsGroup, ends[0])
        }

        private static func withTexts<Result>(
            _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
        ) -> Result {
            let pointers = texts.map { strdup($0) }
            defer { for pointer in pointers { free(pointer) } }
            return body(pointers + [nil])
        }

        /// Delivers what the program writes until it has closed its streams, from the calling thread. Must be called once.
        func read(_ take: ([UInt8]) -> Void) {
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = Glibc.read(output, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                take(Array(buffer.prefix(count)))
            }
            close(output)
        }

        /// Waits for the program's end, on the calling thread. Must be called once.
        func wait() -> End {
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
            let signal = status & 0x7F
            return signal == 0 ? .code(status >> 8 & 0xFF) : .signal(signal)
        }

        /// Sends a signal to the program, or to its group. It must not have been waited for.
        func send(_ signal: Int32) { kill(leadsGroup ? -process : process, signal) }
    }
#endif
