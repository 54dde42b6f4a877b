#if DEBUG
    import EspalierHTMLRenderer
    import Foundation
    import Synchronization

    #if canImport(Glibc)
        import Glibc
    #endif

    /// This server program as one that a supervisor has started (`WatchSupervisor`): it begins to serve when the supervisor says so, and its
    /// pages show what that one reports.
    final class WatchedProgram: Sendable {
        /// The program that this process is; nil without a supervisor.
        static let current = WatchedProgram(ProcessInfo.processInfo.environment)

        /// The variable by which the supervisor passes descriptors: `NUMBER;CONTROL;SOCKETS;METRICS`, with commas between sockets.
        static let variable = "ESPALIER_WATCHED"

        /// The number of the program, by which pages know that another one serves them.
        private let number: Int
        /// The connection to the supervisor.
        private let control: WatchConnection
        private let descriptors: [Int32]
        private let metricsDescriptor: Int32?

        private struct State {
            var channels: [Channel] = []
            var report: [UInt8]?
            var notes: [String] = []
            /// Names for the scripts and the style sheet of the pages.
            var client = ""
            var styles = ""
        }

        private let state = Mutex(State())

        init?(_ environment: [String: String]) {
            let parts = environment[Self.variable]?.split(separator: ";", omittingEmptySubsequences: false) ?? []
            guard parts.count == 4, let number = Int(parts[0]), let control = Int32(parts[1]) else { return nil }
            self.number = number
            self.control = WatchConnection(control)
            descriptors = parts[2].split(separator: ",").compactMap { Int32($0) }
            metricsDescriptor = Int32(parts[3])
            // Programs that the app starts are none of the supervisor's.
            unsetenv(Self.variable)
        }

        /// The sockets that the supervisor has opened.
        func sockets() throws(ListeningSocket.Failure) -> (listening: [ListeningSocket], metrics: ListeningSocket?) {
            var sockets: [ListeningSocket] = []
            for descriptor in descriptors { sockets.append(try ListeningSocket(inherited: descriptor)) }
            return (
                sockets,
                try metricsDescriptor.map { descriptor throws(ListeningSocket.Failure) in
                    try ListeningSocket(inherited: descriptor)
                }
            )
        }

        /// The names of what pages have loaded. If they differ from those of the last program, its pages load that again.
        func describePages(client: String, styles: String) {
            state.withLock { ($0.client, $0.styles) = (client, styles) }
        }

        /// Says that the program can serve, and waits until it is its turn. Without a supervisor, it ends.
        func waitForTurn() {
            control.send("ready")
            while let line = control.next() {
                if line == "serve" { return }
                take(line)
            }
            exit(0)
        }

        /// Serves the supervisor's reports at a path of an application, from its first request on.
        func answer(in application: Application) {
            // The application lives as long as the process.
            application.debugRoute.withLock { $0 = Application.DebugRoute { [self] in outcome(of: $0, application) } }
        }

        /// Says that the program serves.
        func serves(ended: WorkRecord.End?) {
            if let ended { control.send("ended " + String(decoding: ended.json, as: UTF8.self)) }
            control.send("serving")
            Thread.detachNewThread { [self] in
                while let line = control.next() { take(line) }
                // The supervisor has been killed.
                kill(getpid(), SIGTERM)
            }
        }

        private func take(_ line: String) {
            guard line.hasPrefix("report ") else { return }
            let report = Array(line.dropFirst("report ".count).utf8)
            change { $0.report = report == Array("null".utf8) ? nil : report }
        }

        /// Shows the pages a message about state that they have lost.
        func note(_ message: String) {
            guard message.contains("starts over") else { return }
            change { state in
                if state.notes.count < 8, !state.notes.contains(message) { state.notes.append(message) }
            }
        }

        /// Closes the connections of pages, because another program takes them over.
        func closes() {
            for channel in state.withLock({ state in
                defer { state.channels = [] }
                return state.channels
            }) { channel.close(.goingAway) }
        }

        private func change(_ change: (inout State) -> Void) {
            let (channels, message) = state.withLock { state in
                change(&state)
                state.channels.removeAll { $0.isOver }
                return (state.channels, self.message(of: state))
            }
            for channel in channels { channel.send { message } }
        }

        private func message(of state: State) -> [UInt8] {
            var writer = JSONWriter()
            writer.beginObject()
            writer.member("program", number)
            writer.member("client", state.client)
            writer.member("styles", state.styles)
            writer.key("notes")
            writer.beginArray()
            for note in state.notes { writer.value(note) }
            writer.endArray()
            if let report = state.report {
                writer.key("report")
                writer.value(json: report)
            }
            writer.endObject()
            return writer.bytes
        }

        /// The path below the base path.
        static let path = "/watchz"

        private func outcome(of request: HTTPRequest, _ application: Application) -> HTTPOutcome? {
            guard request.path == Self.path else { return nil }
            do throws(Problem) {
                // Reports contain lines of sources, so no page of another site may read them.
                try SameOrigin.check(request.headers)
                let headers = try WebSocketHandshake.agree(to: request.headers)
                let channel = Channel(loop: application.channels) { _, _ in }
                let message = state.withLock { state in
                    state.channels.removeAll { $0.isOver }
                    state.channels.append(channel)
                    return self.message(of: state)
                }
                channel.send { message }
                return .response(
                    application.complete(
                        HTTPResponse(.switchingProtocols, headers: headers, body: .upgrade(channel)), to: request))
            } catch {
                return .response(application.refuse(request, error))
            }
        }
    }

    extension WorkRecord.End {
        fileprivate var json: [UInt8] { (try? JSONEncoder().encode(self)).map { Array($0) } ?? Array("{}".utf8) }
    }

    extension ScriptFile {
        /// The script by which pages show reports and follow a new program.
        static func watch(below basePath: BasePath) -> ScriptFile {
            ScriptFile(
                "watch", EmbeddedAssets.watch, "WATCH_PATH", Array("'\(basePath.text)\(WatchedProgram.path)'".utf8))
        }
    }
#endif
