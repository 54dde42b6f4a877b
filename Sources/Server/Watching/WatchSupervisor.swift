#if DEBUG
    import Foundation

    #if canImport(Glibc)
        import Glibc
    #endif

    /// The process of `--watch`: it builds the program again when its sources change, and lets the new one take over from the old one.
    ///
    /// It runs no code of the app. It owns the listening sockets, so that connections wait while no program accepts them, and the programs
    /// share a file of sessions, so that pages continue. A new program begins beside the old one, which ends as soon as the new one is ready.
    final class WatchSupervisor: @unchecked Sendable {
        // Unchecked: all properties are used on the queue only.
        private let queue = DispatchQueue(label: "watch")
        private let package: WatchedPackage
        private let settings: Settings
        private let watch: FolderWatch
        private var source: (any DispatchSourceRead)?
        private var timer: (any DispatchSourceTimer)?
        private var description: BuildDescription?
        private var descriptionState: SourceBuild.FileState?
        private var manifests: Set<String> = []

        private var schedule = BuildSchedule()
        private var build: SourceBuild?
        /// The changed files that no successful build contains.
        private var unbuilt: Set<String> = []
        private var firstChange = 0.0

        /// The program that serves.
        private var current: WatchedServer?
        /// The program that begins.
        private var next: WatchedServer?
        private var count = 0
        /// Whether the program has to begin again after the one that takes over.
        private var isOutdated = false
        /// The number of ends soon after the beginning, without a change of the sources.
        private var quickEnds = 0
        private var isQuitting = false

        private var report: WatchReport?
        private var reportNumber = 0
        /// The end of the last program, until the next one tells more about it.
        private var trap: WatchReport?
        private var times: [(String, Double)] = []

        /// How programs are started.
        struct Settings: Sendable {
            /// The name of the program for messages.
            var name: String
            var arguments: [String]
            var environment: [String: String]
            /// The addresses as a part of a sentence.
            var summary: String
            var sockets: [ListeningSocket]
            var metrics: ListeningSocket?
            /// The folder of static files, which programs read when they serve them.
            var publicFolder: String
            /// A folder for the supervisor's own files, which it removes; nil for none.
            var ownFolder: String?
            var editor: EditorLink?
            /// The time limit of programs for their end.
            var grace: Double
            /// The time within which a program has to be ready.
            var patience = 15.0
        }

        init(_ package: WatchedPackage, _ settings: Settings) throws(FolderWatch.Failure) {
            (self.package, self.settings) = (package, settings)
            watch = try FolderWatch()
        }

        /// Starts the program and watches its sources.
        func start() throws(FolderWatch.Failure) {
            readDescription()
            try watchFolders()
            let source = DispatchSource.makeReadSource(fileDescriptor: watch.descriptor, queue: queue)
            source.setEventHandler { [self] in noteChanges() }
            source.resume()
            self.source = source
            queue.async { [self] in launch() }
        }

        /// Ends the programs, then this process.
        func stop() {
            queue.async { [self] in
                if isQuitting { leave(code: 1) }
                isQuitting = true
                build?.end()
                for server in [current, next] { server?.child.send(SIGTERM) }
                queue.asyncAfter(deadline: .now() + settings.grace + 1) { [self] in leave(code: 1) }
                quitIfDone()
            }
        }

        private func quitIfDone() { if isQuitting, current == nil, next == nil { leave(code: 0) } }

        private func leave(code: Int32) -> Never {
            for server in [current, next] { server?.child.send(SIGKILL) }
            for socket in settings.sockets + [settings.metrics].compactMap({ $0 }) { socket.file?.remove() }
            if let folder = settings.ownFolder { try? FileManager.default.removeItem(atPath: folder) }
            exit(code)
        }

        private func say(_ text: String) {
            FileHandle.standardError.write(Data("\(settings.name): \(text)\n".utf8))
        }

        // MARK: Sources

        private func readDescription() {
            let state = SourceBuild.FileState(package.descriptionFile)
            guard let read = BuildDescription(path: package.descriptionFile) else { return }
            (description, descriptionState) = (read, state)
        }

        private func watchFolders() throws(FolderWatch.Failure) {
            let folders = description?.sourceFolders(of: package.product, without: package.scratch) ?? []
            for folder in folders { try watch.add(folder) }
            manifests = package.manifests(above: folders)
            // Editors replace files, so that the folder is watched, without those in it.
            for manifest in manifests { try watch.add(BuildDescription.folder(of: manifest), isDeep: false) }
            if FileIdentity(settings.publicFolder) != nil { try watch.add(settings.publicFolder) }
        }

        private func noteChanges() {
            let found: Set<String>
            do throws(FolderWatch.Failure) { found = try watch.changes() } catch {
                say(error.message)
                return show(WatchReport(kind: .watch, title: error.message))
            }
            let changes = found.filter { path in
                let folder = BuildDescription.folder(of: path)
                if BuildDescription.isInside(package.scratch, path) { return false }
                // Of what is beside a manifest, only sources and the folder of static files matter.
                return manifests.contains(path) || path == settings.publicFolder
                    || !manifests.contains(folder + "/Package.swift")
                    || description?.isInput(path) == true
            }
            if changes.isEmpty { return }
            quickEnds = 0
            // That folder of this library itself is both served and embedded.
            let files = changes.filter {
                !BuildDescription.isInside(settings.publicFolder, $0) || description?.isInput($0) == true
            }
            if changes.contains(settings.publicFolder) {
                do throws(FolderWatch.Failure) { try watchFolders() } catch { say(error.message) }
            }
            if files.count < changes.count {
                // Programs read these when they serve them, and remember sizes of images.
                queue.asyncAfter(deadline: .now() + 0.05) { [self] in launch() }
            }
            if files.isEmpty { return }
            if schedule.changes.isEmpty { firstChange = MonotonicClock.seconds }
            schedule.change(files, at: MonotonicClock.seconds)
            step()
        }

        /// Does what is due, and wakes up for what comes next.
        private func step() {
            if isQuitting { return }
            switch schedule.action(at: MonotonicClock.seconds) {
            case .begin(let changes): begin(changes)
            case .end: build?.end()
            case nil: break
            }
            timer?.cancel()
            timer = nil
            guard let due = schedule.due else { return }
            let wake = DispatchSource.makeTimerSource(queue: queue)
            wake.schedule(deadline: .now() + max(due - MonotonicClock.seconds, 0.001), leeway: .milliseconds(1))
            wake.setEventHandler { [self] in step() }
            wake.resume()
            timer = wake
        }

        private func begin(_ changes: Set<String>) {
            unbuilt.formUnion(changes)
            let files = unbuilt
            Log.shared.write(.debug, "build", [("changes", files.sorted().joined(separator: " "))])
            let before = SourceBuild.FileState(package.product)
            let build = SourceBuild(package, changes: files) { [self] messages, isNew in
                queue.async { [self] in heard(messages, isNew: isNew) }
            }
            self.build = build
            times = [("saved", firstChange)]
            let description = self.description
            Thread.detachNewThread { [self] in
                let result = build.run(description)
                queue.async { [self] in
                    self.build = nil
                    schedule.ended()
                    ended(build, result, files, hasNewProgram: SourceBuild.FileState(package.product) != before)
                    step()
                }
            }
        }

        private func heard(_ messages: CompilerMessages, isNew: Bool) {
            schedule.sign(at: MonotonicClock.seconds)
            if isNew, !messages.errors.isEmpty { showFailure(messages) }
        }

        private func ended(
            _ build: SourceBuild, _ result: SourceBuild.Result, _ files: Set<String>, hasNewProgram: Bool
        ) {
            switch result {
            case .ended: break
            case .failed:
                let messages = build.messages
                showFailure(messages)
                for message in messages.errors { say(message.summary) }
                if messages.errors.isEmpty { say("the build failed:\n" + messages.lastLines.joined(separator: "\n")) }
            case .built:
                unbuilt = []
                if SourceBuild.FileState(package.descriptionFile) != descriptionState {
                    readDescription()
                    do throws(FolderWatch.Failure) { try watchFolders() } catch { say(error.message) }
                }
                let messages = build.messages.all
                for message in messages { say(message.summary) }
                let report = WatchReport(ofWarnings: messages)
                times += [
                    ("begin", build.times.begin), ("compiled", build.times.compiled), ("linked", build.times.linked),
                ]
                guard hasNewProgram || files.contains(where: { !$0.hasSuffix(".swift") }) else { return show(report) }
                afterwards = report
                launch()
            }
        }

        /// The report to show when the next program serves.
        private var afterwards: WatchReport?

        private func showFailure(_ messages: CompilerMessages) {
            let errors = messages.errors
            var report = WatchReport(
                kind: .build, title: errors.count > 1 ? "\(errors.count) errors" : "The build failed",
                messages: errors + messages.all.filter { $0.severity == .warning })
            if errors.isEmpty { report.text = messages.lastLines }
            show(report)
        }

        // MARK: Programs

        /// Starts a program, which takes over when it is ready.
        private func launch() {
            if isQuitting { return }
            if let next {
                if next.stage == .taking {
                    isOutdated = true
                    return
                }
                next.isDiscarded = true
                next.child.send(SIGKILL)
            }
            next = nil
            isOutdated = false
            count += 1
            guard let ends = WatchConnection.pair() else {
                return say("no connection to a program is possible: too many files are open")
            }
            defer { close(ends.1) }
            // Numbers that no descriptor of this process has.
            let first: Int32 = 200
            var descriptors: [Int32: Int32] = [first: ends.1]
            var numbers: [String] = []
            for (index, socket) in settings.sockets.enumerated() {
                descriptors[first + 1 + Int32(index)] = socket.descriptor
                numbers.append("\(first + 1 + Int32(index))")
            }
            var metrics = ""
            if let socket = settings.metrics {
                let number = first + 1 + Int32(settings.sockets.count)
                descriptors[number] = socket.descriptor
                metrics = "\(number)"
            }
            var environment = settings.environment
            // The runtime's own report would take seconds with debug information, and pages show what it says.
            if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = "enable=no" }
            environment[WatchedProgram.variable] = "\(count);\(first);\(numbers.joined(separator: ","));\(metrics)"
            let child: ChildProgram
            do throws(ChildProgram.Failure) {
                child = try ChildProgram(
                    package.product, settings.arguments, environment: environment, descriptors: descriptors,
                    pipes: [STDERR_FILENO])
            } catch {
                close(ends.0)
                say(error.message)
                return show(WatchReport(kind: .start, title: error.message))
            }
            let server = WatchedServer(count, child, WatchConnection(ends.0))
            next = server
            follow(server)
        }

        private func follow(_ server: WatchedServer) {
            Thread.detachNewThread { [self] in
                while let line = server.connection.next() { queue.async { [self] in heard(line, from: server) } }
            }
            Thread.detachNewThread { [self] in
                server.child.read { bytes in
                    bytes.withUnsafeBytes { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
                    queue.async { server.note(bytes) }
                }
            }
            Thread.detachNewThread { [self] in
                let end = server.child.wait()
                // The report begins with the last output of the program.
                queue.asyncAfter(deadline: .now() + 0.02) { [self] in ended(server, end) }
            }
            queue.asyncAfter(deadline: .now() + settings.patience) { [self] in
                guard next === server, server.stage == .starting else { return }
                server.isLate = true
                server.child.send(SIGKILL)
            }
        }

        private func heard(_ line: String, from server: WatchedServer) {
            if line == "ready" {
                (server.stage, server.readyTime) = (.ready, MonotonicClock.seconds)
                handOver()
            } else if line.hasPrefix("ended "), let bare = trap {
                let data = Data(line.dropFirst("ended ".count).utf8)
                guard let end = try? JSONDecoder().decode(WorkRecord.End.self, from: data) else { return }
                trap = bare.adding(end)
                Thread.detachNewThread { [self] in
                    let places = SourcePlace.all(
                        of: end.addresses, in: package.product, tool: package.tools + "/llvm-symbolizer")
                    if places.allSatisfy({ $0 == nil }) { return }
                    queue.async { [self] in
                        let full = bare.adding(end, places: places)
                        if trap != nil { trap = full } else if report?.kind == .trap { show(full) }
                    }
                }
            } else if line == "serving", server === next {
                (server.stage, server.servingTime) = (.serving, MonotonicClock.seconds)
                (current, next) = (server, nil)
                if server.number == 1 {
                    print("\(settings.name) serves \(settings.summary) and watches \(package.folder)")
                } else {
                    tellTimes(of: server)
                }
                report = trap ?? afterwards ?? (unbuilt.isEmpty ? nil : report)
                (trap, afterwards) = (nil, nil)
                show(report)
                if isOutdated { launch() }
            }
        }

        private func tellTimes(of server: WatchedServer) {
            guard let saved = times.first?.1 else { return }
            let steps = times + [("ready", server.readyTime), ("serving", server.servingTime)]
            var text = "serves the new program after \(Self.text(server.servingTime - saved)) s ("
            text += zip(steps.dropFirst(), steps).map { "\($0.0) \(Self.text($0.1 - $1.1))" }.joined(separator: ", ")
            say(text + ")")
            times = []
        }

        private static func text(_ seconds: Double) -> String { "\((seconds * 100).rounded() / 100)" }

        /// Lets the next program serve, once the current one has ended.
        private func handOver() {
            guard let next, next.stage == .ready else { return }
            if let current {
                guard current.stage == .serving else { return }
                current.stage = .ending
                current.child.send(SIGTERM)
                queue.asyncAfter(deadline: .now() + settings.grace + 1) { [self] in
                    if self.current === current { current.child.send(SIGKILL) }
                }
            } else {
                next.stage = .taking
                next.connection.send("serve")
            }
        }

        private func ended(_ server: WatchedServer, _ end: ChildProgram.End) {
            defer { quitIfDone() }
            if server === next {
                next = nil
                if isQuitting { return }
                // An app that cannot begin at all, as with a wrong option, has said why.
                if server.number == 1, case .code(let code) = end { leave(code: code) }
                let reason = server.isLate ? "was not ready after \(Int(settings.patience)) s" : end.description
                let rest =
                    current == nil ? "it begins again after a change of the sources" : "the last one still serves"
                say("the new program \(reason); \(rest)")
                let report = describe(server, kind: .start, title: "The new program \(reason); \(rest).")
                if current == nil { afterwards = report } else { show(report) }
            } else if server === current {
                current = nil
                if isQuitting { return }
                if server.stage == .ending { return handOver() }
                // The app or the user has ended it.
                if end == .code(0) { leave(code: 0) }
                trap = describe(server, kind: .trap, title: "The program \(end.description).")
                say("the program \(end.description)")
                quickEnds = MonotonicClock.seconds - server.servingTime < 2 ? quickEnds + 1 : 0
                guard quickEnds < 3 else { return say("it begins again after a change of the sources") }
                if next == nil { launch() } else { handOver() }
            }
        }

        private func describe(_ server: WatchedServer, kind: WatchReport.Kind, title: String) -> WatchReport {
            var report = WatchReport(kind: kind, title: title)
            guard let line = server.fatalLine else {
                if kind == .start { report.text = Array(server.lines.suffix(20)) }
                return report
            }
            report.messages = [message(of: line)]
            return report
        }

        /// The place of a trap, whose message names the module and the file: `Desk/Home.swift:12: Fatal error: …`.
        private func message(of line: String) -> CompilerMessage {
            var message = CompilerMessage(severity: .error, text: line)
            guard let match = line.firstMatch(of: /^(?:[^\s:]*\/)?([^\s:\/]+\.swift):(\d+): (.*)$/),
                let number = Int(match.2)
            else { return message }
            message.text = String(match.3)
            let files =
                description?.sources(named: String(match.1), of: package.product, without: package.scratch) ?? []
            if files.count == 1 { (message.file, message.line) = (files[0], number) }
            return message
        }

        // MARK: Reports

        /// Shows a report on all pages; nil to remove that of before.
        private func show(_ report: WatchReport?) {
            self.report = report
            reportNumber += 1
            guard let current else { return }
            let json = report?.json(number: reportNumber, root: package.folder, editor: settings.editor)
            current.connection.send("report " + (json.map { String(decoding: $0, as: UTF8.self) } ?? "null"))
        }
    }

    extension CompilerMessage {
        /// The message as a line for the terminal.
        var summary: String {
            (file.map { line > 0 ? "\($0):\(line):\(column): " : "\($0): " } ?? "") + "\(severity.rawValue): \(text)"
        }
    }
#endif
