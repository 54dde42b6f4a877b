#if DEBUG
    import Foundation
    import Synchronization

    #if canImport(Glibc)
        import Glibc
    #endif

    /// One build of a product after changes of files.
    ///
    /// If the description of the last build knows all changed files, its commands run again, and those that depend on their results.
    /// The program is linked with `lld`, which takes half of the time. Otherwise, as after a file was added, the package manager builds.
    final class SourceBuild: Sendable {
        enum Result: Sendable, Equatable {
            /// The program may have changed.
            case built
            case failed
            /// The build was ended, because there are newer sources.
            case ended
        }

        /// The times of a build in seconds of the clock of the process.
        struct Times: Sendable {
            var begin = 0.0
            var compiled = 0.0
            var linked = 0.0
        }

        private struct State {
            var child: ChildProgram?
            var isEnded = false
            var messages = CompilerMessages()
            var times = Times()
        }

        private let package: WatchedPackage
        private let changes: Set<String>
        private let heard: @Sendable (CompilerMessages, _ isNew: Bool) -> Void
        private let state = Mutex(State())

        /// - Parameter heard: Called from the thread of the build with each part of its output.
        init(
            _ package: WatchedPackage, changes: Set<String>,
            heard: @escaping @Sendable (CompilerMessages, _ isNew: Bool) -> Void
        ) {
            (self.package, self.changes, self.heard) = (package, changes, heard)
        }

        var messages: CompilerMessages { state.withLock { $0.messages } }
        var times: Times { state.withLock { $0.times } }

        /// Ends the build, from any thread.
        func end() {
            state.withLock { state in
                state.isEnded = true
                state.child?.send(SIGKILL)
            }
        }

        /// Builds on the calling thread.
        func run(_ description: BuildDescription?) -> Result {
            note { $0.begin = MonotonicClock.seconds }
            let code: Int32?
            if let description, let commands = plan(description) {
                // The package manager's own lock: a build in another terminal ends first.
                let lock = open(package.scratch + "/.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
                if lock >= 0 { flock(lock, LOCK_EX) }
                code = perform(commands)
                if lock >= 0 { close(lock) }
            } else {
                code = run(package.swift, package.buildArguments)
            }
            note {
                $0.linked = MonotonicClock.seconds
                if $0.compiled == 0 { $0.compiled = $0.linked }
            }
            if state.withLock({ $0.isEnded }) { return .ended }
            return code == 0 ? .built : .failed
        }

        private func note(_ change: (inout Times) -> Void) { state.withLock { change(&$0.times) } }

        /// The commands that may have to run; nil if the package manager has to plan anew.
        private func plan(_ description: BuildDescription) -> [BuildDescription.Command]? {
            for path in changes {
                // Editors write a file beside the old one, and rename it.
                let isThere = FileIdentity(path) != nil
                if isThere != description.isInput(path) { return nil }
            }
            if changes.contains(where: { description.structure.contains($0) }) { return nil }
            let commands = description.commands(making: package.product)
            guard commands.contains(where: { $0.outputs.contains(package.product) }) else { return nil }
            return commands
        }

        /// Runs the commands that depend on changed files, in order. Returns the code of the one that failed, else 0.
        private func perform(_ commands: [BuildDescription.Command]) -> Int32? {
            var changed = changes
            for command in commands where command.inputs.contains(where: changed.contains) {
                let before = command.outputs.map(FileState.init)
                var code: Int32?
                switch command.tool {
                case "phony":
                    changed.formUnion(command.outputs)
                    continue
                // A list of files, which are the same.
                case "write-auxiliary-file": continue
                case "copy-tool":
                    guard let from = command.inputs.last, let to = command.outputs.first else { continue }
                    code = copy(from, to)
                    // The program reads it when it runs, and no other command does.
                    if code == 0 { continue }
                case "shell" where command.arguments.contains("-modulewrap"): continue
                case "shell", "clang":
                    var arguments = command.arguments
                    guard !arguments.isEmpty else { continue }
                    let program = arguments.removeFirst()
                    if command.outputs.contains(package.product) {
                        note { $0.compiled = MonotonicClock.seconds }
                        if package.hasLLD, !arguments.contains(where: { $0.hasPrefix("-use-ld") }) {
                            arguments.append("-use-ld=lld")
                        }
                    }
                    code = run(program, arguments)
                default: code = run(package.swift, package.buildArguments)
                }
                guard code == 0 else { return code }
                for (output, state) in zip(command.outputs, before) where FileState(output) != state {
                    changed.insert(output)
                }
            }
            return 0
        }

        /// The state of a file that a command changes.
        struct FileState: Equatable, Sendable {
            var identity: FileIdentity?
            var size = 0
            var seconds = 0
            var nanoseconds = 0

            init(_ path: String) {
                var status = stat()
                guard stat(path, &status) == 0 else { return }
                identity = FileIdentity(path)
                (size, seconds, nanoseconds) = (Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
            }
        }

        private func copy(_ from: String, _ to: String) -> Int32 {
            do {
                try? FileManager.default.removeItem(atPath: to)
                try FileManager.default.copyItem(atPath: from, toPath: to)
                return 0
            } catch {
                take(["error: \(from) cannot be copied: \(error.localizedDescription)"])
                return 1
            }
        }

        /// Runs a program and reads its messages. Nil if it was ended.
        private func run(_ program: String, _ arguments: [String]) -> Int32? {
            let child: ChildProgram
            do throws(ChildProgram.Failure) {
                child = try ChildProgram(
                    program, arguments, environment: package.environment,
                    pipes: [STDOUT_FILENO, STDERR_FILENO], leadsGroup: true)
            } catch {
                take(["error: \(error.message)"])
                return 1
            }
            let isEnded = state.withLock { state in
                state.child = child
                if state.isEnded { child.send(SIGKILL) }
                return state.isEnded
            }
            var output = BuildOutput()
            child.read { take(output.take($0)) }
            take(output.finish())
            // From here on the number may belong to another process.
            state.withLock { $0.child = nil }
            let end = child.wait()
            if isEnded { return nil }
            switch end {
            case .code(let code): return code
            case .signal: return nil
            }
        }

        private func take(_ lines: [String]) {
            let (messages, isNew) = state.withLock { state in
                var isNew = false
                for line in lines where state.messages.take(line) { isNew = true }
                return (state.messages, isNew)
            }
            heard(messages, isNew)
        }
    }
#endif
