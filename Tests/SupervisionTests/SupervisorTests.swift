@testable import EspalierSupervision
import Foundation
import Testing

/// The lives of workers: their ends, their replacement, and the end of all.
@Suite(.serialized)
struct SupervisorTests {
    private let browsers = PassingTests.browsers

    // MARK: Ends

    @Test func `a killed worker is started again, and the others hear its name`() throws {
        let run = try SupervisedRun()
        let name = try run.name(of: 2)
        kill(try run.process(of: 2), SIGKILL)
        for worker in [1, 3] {
            try run.wait("worker \(worker) hears that \(name) number 2 ended with signal 9 (Killed)")
            try run.wait("worker \(worker) status 2 of 3")
        }
        try run.wait("a worker serves worker=2 ", count: 2)
        let answer = try run.ask(browser: browsers[1])
        #expect(answer.worker == 2)
        #expect(answer.name != name)
        #expect(answer.name == (try run.name(of: 2)))
        #expect(try run.metric("espalier_worker_restarts_total") == 1)
    }

    @Test func `connections that a worker had not received are served by another one`() throws {
        let run = try SupervisedRun()
        try run.stop(1)
        let connections = try (0..<5).map { _ in
            let connection = try run.connect()
            connection.send(SupervisedRun.request(browser: browsers[0]))
            return connection
        }
        // The supervisor has passed the others when it passes this one.
        #expect(try run.ask(browser: browsers[1]).worker == 2)
        kill(try run.process(of: 1), SIGKILL)
        for connection in connections { #expect(try connection.answer().name != "") }
    }

    @Test func `a worker that ends again and again is started after growing pauses`() throws {
        let run = try SupervisedRun(1, ["PAUSE": "0.02"])
        for count in 2...5 {
            kill(try run.process(of: 1), SIGKILL)
            try run.wait("a worker serves", count: count)
        }
        #expect(try run.ask().worker == 1)
    }

    @Test func `a worker that ends by itself gets no more connections, and is started again`() throws {
        let run = try SupervisedRun()
        let name = try run.name(of: 2)
        let held = try run.connect()
        held.send(SupervisedRun.request("/hold", browser: browsers[1]))
        try run.wait("worker 2 holds")
        #expect(try run.ask("/leave", browser: browsers[1]).body == "leaves\n")
        try run.wait("info a worker ends by itself worker=2")
        let other = try run.ask(browser: browsers[1])
        #expect(other.worker == 1 || other.worker == 3)
        #expect(run.lines.filter { $0.contains("a worker starts worker=2 ") }.count == 1)
        kill(try run.process(of: 2), SIGKILL)
        try run.wait("hears that \(name) number 2 ended")
        try run.wait("a worker serves worker=2 ", count: 2)
        #expect(try run.ask(browser: browsers[1]).worker == 2)
    }

    @Test func `a worker that does not respond is aborted`() throws {
        let run = try SupervisedRun(2, ["PATIENCE": "0.3"])
        let name = try run.name(of: 2)
        #expect(try run.ask("/hang").body == "hangs\n")
        try run.wait("a worker does not respond worker=2")
        try run.wait("worker 1 hears that \(name) number 2 ended with signal 6 (Aborted)")
        try run.wait("a worker serves worker=2 ", count: 2)
        #expect(!run.has("a worker does not respond worker=1"))
    }

    @Test func `a stopped worker is killed`() throws {
        let run = try SupervisedRun(2, ["PATIENCE": "0.2", "ABORT": "0.05"])
        try run.stop(1)
        try run.wait("a worker does not respond worker=1")
        try run.wait("a worker is killed worker=1")
        try run.wait("number 1 ended with signal 9 (Killed)")
        try run.wait("a worker serves worker=1 ", count: 2)
    }

    @Test func `a stopped supervisor takes no worker for a silent one`() throws {
        let run = try SupervisedRun(1, ["PATIENCE": "2"])
        kill(run.supervisor, SIGSTOP)
        kill(run.supervisor, SIGCONT)
        #expect(try run.ask().worker == 1)
        #expect(!run.has("does not respond"))
    }

    @Test func `a worker's children are no workers`() throws {
        let run = try SupervisedRun(1)
        #expect(try run.ask("/variable").body == "unset\n")
    }

    @Test func `a worker that cannot start ends the program`() throws {
        let run = try SupervisedRun(2, ["CODE": "3"], isReady: false)
        #expect(try run.end() == 1)
        #expect(run.has("error a worker cannot start, so the program ends"))
        #expect(!run.has("notice ready"))
    }

    @Test func `a program without a file is refused`() throws {
        let run = try SupervisedRun(1, ["PATH": "/nowhere/program"], isReady: false)
        #expect(try run.end() == 2)
        #expect(run.has("/nowhere/program: No such file or directory"))
    }

    // MARK: Replacement

    @Test func `a reload replaces one worker after the other, and loses nothing`() throws {
        let run = try SupervisedRun()
        let names = try (1...3).map { try run.name(of: $0) }
        let held = try (0..<3).map { _ in
            let connection = try run.connect()
            connection.send(SupervisedRun.request("/hold"))
            return connection
        }
        try run.wait("holds", count: 3)
        kill(run.supervisor, SIGHUP)
        for connection in held { #expect(try connection.answer().body == "held\n") }
        try run.wait("info workers have been replaced")
        try run.wait("notice ready", count: 2)
        for worker in 1...3 {
            let answer = try run.ask(browser: browsers[worker - 1])
            #expect(answer.worker == worker)
            #expect(answer.name != names[worker - 1])
        }
        // Each old worker has ended before the next new one starts.
        let steps = run.lines.filter { $0.hasPrefix("info a worker") }.dropFirst(6).map {
            $0.split(separator: " ").prefix(5).dropFirst(2).joined(separator: " ")
        }
        #expect(
            steps == [
                "worker starts worker=1", "worker serves worker=1", "worker has ended", "worker starts worker=2",
                "worker serves worker=2", "worker has ended", "worker starts worker=3", "worker serves worker=3",
                "worker has ended",
            ])
        #expect(run.has("drains in 5.0 others=true"))
        #expect(run.has("worker 1 status 3 of 3 replacing"))
        #expect(!run.has("status 2 of 3 replacing"))
        #expect(try run.metric("espalier_replacements_total") == 1)
    }

    @Test func `a reload that is asked for before all workers serve comes after their start`() throws {
        let run = try SupervisedRun(2, isReady: false)
        try run.wait("a worker starts worker=1")
        kill(run.supervisor, SIGHUP)
        try run.wait("info workers have been replaced")
        try run.wait("notice ready", count: 2)
        #expect(try run.ask().worker != nil)
    }

    @Test func `an old worker that does not end in its time is killed, and the next one's turn comes`() throws {
        let run = try SupervisedRun(2, ["DRAIN": "0.05", "MARGIN": "0.05"])
        try run.stop(1)
        kill(run.supervisor, SIGHUP)
        try run.wait("error a worker is killed worker=1")
        try run.wait("info workers have been replaced")
    }

    @Test func `a new version that does not start leaves the old workers, which are started again from the old one`()
        throws
    {
        let folder = try TestFolder()
        let path = try folder.copyProgram()
        let run = try SupervisedRun(2, [:], path: path)
        let names = try (1...2).map { try run.name(of: $0) }
        try folder.replaceProgram(by: "#!/bin/sh\nexit 3\n")
        kill(run.supervisor, SIGHUP)
        try run.wait("the replacement of workers stops message=the new worker has ended before it served")
        #expect(try run.ask().name == names[1])
        #expect(try run.ask().name == names[0])
        kill(try run.process(of: 2), SIGKILL)
        try run.wait("a worker serves worker=2 ", count: 2)
        // A file that cannot be executed at all changes nothing either.
        try folder.replaceProgram(by: "", mode: 0o644)
        kill(run.supervisor, SIGHUP)
        try run.wait("error no worker is replaced")
        #expect(try run.ask().worker != nil)
    }

    @Test func `a new version of the file replaces the workers`() throws {
        let folder = try TestFolder()
        let path = try folder.copyProgram()
        let run = try SupervisedRun(2, ["CHANGE": "0.03"], path: path)
        try folder.replaceProgram()
        try run.wait("info the program's file has changed")
        try run.wait("info workers have been replaced")
        // A version that does not start is tried once.
        try folder.replaceProgram(by: "#!/bin/sh\nexit 3\n")
        try run.wait("the replacement of workers stops")
        try folder.replaceProgram()
        try run.wait("info workers have been replaced", count: 2)
        #expect(run.lines.filter { $0.contains("the replacement of workers stops") }.count == 1)
        #expect(try run.ask().worker != nil)
    }

    @Test func `a worker that uses too much memory is replaced`() throws {
        let run = try SupervisedRun(2, ["MEMORY": "60000000", "RESET": "0"])
        #expect(try run.ask("/grow").body == "has grown\n")
        try run.wait("warning a worker uses too much memory worker=2")
        try run.wait("info workers have been replaced")
        #expect(!run.has("a worker starts worker=1 process=\(try run.process(of: 1)) "))
        #expect(try run.ask().worker != nil)
    }

    // MARK: The end

    @Test func `a worker's open requests are answered before the program ends`() throws {
        let run = try SupervisedRun(2)
        let held = try run.connect()
        held.send(SupervisedRun.request("/hold"))
        try run.wait("holds")
        // One whose request is incomplete is passed on, too.
        let slow = try run.connect()
        slow.send("GET / HTTP/1.1\r\n")
        #expect(try run.ask().worker != nil)
        kill(run.supervisor, SIGTERM)
        try run.wait("stops listening")
        slow.send("\r\n")
        #expect(try held.answer().body == "held\n")
        #expect(try slow.answer().received == "GET / HTTP/1.1\r\n\r\n")
        #expect(try run.end() == 0)
        #expect(run.has("notice stopping"))
        #expect(run.has("drains in 5.0 others=false"))
    }

    @Test func `a worker that does not end in time is killed, and the code is 1`() throws {
        let run = try SupervisedRun(2, ["GRACE": "0.05", "MARGIN": "0.05"])
        try run.stop(1)
        kill(run.supervisor, SIGINT)
        #expect(try run.end() == 1)
        #expect(run.has("error a worker is killed worker=1"))
        #expect(!run.has("error a worker is killed worker=2"))
    }

    @Test func `a second signal ends all at once`() throws {
        let run = try SupervisedRun(2)
        let held = try run.connect()
        held.send(SupervisedRun.request("/hold"))
        try run.wait("holds")
        for worker in 1...2 { try run.stop(worker) }
        kill(run.supervisor, SIGTERM)
        try run.wait("stops listening")
        kill(run.supervisor, SIGTERM)
        #expect(try run.end() == 1)
        #expect(try held.readAll() == "")
    }

    @Test func `workers end when their supervisor is killed`() throws {
        let run = try SupervisedRun(2)
        kill(run.supervisor, SIGKILL)
        #expect(try run.end() == -9)
        for worker in 1...2 { #expect(run.has("worker \(worker) drains without a supervisor others=false")) }
    }

    // MARK: Metrics

    @Test func `one request adds up the metrics of all workers, also of those that have ended`() throws {
        let run = try SupervisedRun()
        for browser in browsers { _ = try run.ask(browser: browser) }
        #expect(try run.metric("served_total") == 4)
        #expect(try run.metric("espalier_workers_serving") == 3)
        let before = try run.metric("served_total")
        kill(try run.process(of: 1), SIGKILL)
        try run.wait("a worker serves worker=1 ", count: 2)
        // The killed worker's last metrics count, and this request.
        #expect(try run.metric("served_total") > before)
    }

    @Test func `a stopped worker's metrics are missing`() throws {
        let run = try SupervisedRun(2, ["METRICS": "0.05"])
        try run.stop(1)
        #expect(try run.ask("/metrics").body.contains("espalier_workers 2\n"))
    }
}

/// A folder with a program that can be replaced.
final class TestFolder {
    private let path: String
    private var count = 0

    init() throws {
        var template = Array((NSTemporaryDirectory() + "/supervision-XXXXXX").utf8CString)
        path = String(cString: try #require(mkdtemp(&template)))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func copyProgram() throws -> String {
        try FileManager.default.copyItem(atPath: SupervisedRun.program, toPath: path + "/Program")
        return path + "/Program"
    }

    /// Puts a new file in the place of the program: its own copy, or a text.
    func replaceProgram(by text: String? = nil, mode: mode_t = 0o755) throws {
        count += 1
        let new = path + "/new\(count)"
        if let text {
            try Data(text.utf8).write(to: URL(fileURLWithPath: new))
            chmod(new, mode)
        } else {
            try FileManager.default.copyItem(atPath: SupervisedRun.program, toPath: new)
        }
        try #require(rename(new, path + "/Program") == 0)
    }
}
