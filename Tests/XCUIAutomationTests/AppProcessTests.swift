import EspalierAutomation
import Foundation
import Synchronization
import Testing

@testable import XCUIAutomation

@Suite struct `A program that tests start` {
    private func start(_ lines: String) throws -> String {
        let script = try Script(lines)
        defer { script.remove() }
        let process = AppProcess(program: script.path, arguments: ["-a", "b"], environment: ["GREETING": "hello"])
        defer { process.end() }
        let name = URL(fileURLWithPath: script.path).lastPathComponent
        do throws(AutomationProblem) { return "\(try process.start())" } catch {
            return error.message.replacing(name, with: "PROGRAM")
        }
    }

    @Test func `is ready when it says where it serves`() throws {
        #expect(try start("echo 'App serves http://127.0.0.1:4321/'; exec sleep 60") == "4321")
    }

    @Test func `gets the options of the server, the app's arguments behind them, and the environment`() throws {
        #expect(
            try start("echo \"$@\"; echo $GREETING; exit 3")
                == """
                PROGRAM did not start. The program ended with status 3. It wrote at last:
                  --host 127.0.0.1 --port 0 --log-format text -- -a b
                  hello
                """)
    }

    @Test func `may be ended by a signal`() throws {
        #expect(
            try start("echo trap >&2; kill -ILL $$")
                == """
                PROGRAM did not start. The program was ended by signal 4 (Illegal instruction). It wrote at last:
                  trap
                """)
    }

    @Test func `that traps tells the trap and the innermost functions`() {
        let trap = ["A.swift:3: Fatal error: Index out of range", "Thread 0 crashed:"]
        let lines = ["App serves", ""] + trap + [""] + (0..<40).map { "\($0) [ra] f" }
        #expect(AppProcess.lastWords(lines) == ArraySlice(trap + (0..<12).map { "\($0) [ra] f" }))
        #expect(AppProcess.lastWords((0..<30).map { "\($0)" }).first == "10")
    }

    @Test func `may not exist`() {
        let process = AppProcess(program: "/nowhere/app", arguments: [], environment: [:])
        let problem = #expect(throws: AutomationProblem.self) { try process.start() }
        #expect(problem?.message.contains("app did not start.") == true)
    }

    @Test func `is started once for equal launches`() throws {
        let script = try Script("echo 'App serves http://127.0.0.1:4321/'; exec sleep 60")
        defer { script.remove() }
        let first = try AppProcesses.process(program: script.path, arguments: [], environment: [:]).process
        let second = try AppProcesses.process(program: script.path, arguments: [], environment: [:]).process
        let third = try AppProcesses.process(program: script.path, arguments: ["-a"], environment: [:]).process
        defer { for process in [first, third] { process.end() } }
        #expect(first === second && first !== third)
    }
}

@Suite struct `An app in tests` {
    @Test func `that was not built is a failure of its launch`() throws {
        let found = LockedMessages()
        TestFailure.$catcher.withValue({ found.add($0) }) {
            let app = XCUIApplication(bundleIdentifier: "Nothing")
            app.launch()
            #expect(app.state == .notRunning && !app.buttons["Save"].exists)
        }
        let messages = found.all
        #expect(messages.count == 1 && messages[0].hasPrefix("launch failed: no program Nothing was built in "))
    }

    @Test func `a chunk of a body may arrive in parts`() {
        var chunks = ChunkReader()
        #expect(chunks.read(Data("5\r\nhel".utf8)).isEmpty)
        #expect(chunks.read(Data("lo\r\n3;x=1\r\nyou\r\n".utf8)) == Data("helloyou".utf8) && !chunks.isOver)
        #expect(chunks.read(Data("0\r\n\r\n".utf8)).isEmpty && chunks.isOver)
    }

    @Test func `an attachment is a file`() throws {
        let attachment = XCTAttachment(string: "a tree")
        attachment.name = "The page"
        let file = try #require(attachment.write(for: "-[Tests \(UUID())]"))
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        #expect(try String(contentsOf: file, encoding: .utf8) == "a tree" && file.lastPathComponent == "The-page.txt")
        #expect(
            attachment.write(for: file.deletingLastPathComponent().lastPathComponent)?.lastPathComponent
                == "The-page-2.txt")
    }

    @Test func `an activity runs its block`() throws {
        #expect(XCTContext.runActivity(named: "Add") { $0.name } == "Add")
    }
}

/// Messages that a closure collects.
final class LockedMessages: Sendable {
    private let messages = Mutex<[String]>([])

    var all: [String] { messages.withLock { $0 } }

    func add(_ message: String) { messages.withLock { $0.append(message) } }
}
