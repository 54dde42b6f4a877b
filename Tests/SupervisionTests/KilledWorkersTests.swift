@testable import EspalierSupervision
import Foundation
import Synchronization
import Testing

/// Workers that are killed under load. `ESPALIER_KILLS=500` kills more of them.
struct KilledWorkersTests {
    private static let kills = ProcessInfo.processInfo.environment["ESPALIER_KILLS"].flatMap { Int($0) } ?? 8
    private static let clients = 4

    private struct Counts {
        var answered = 0
        var lost = 0
        var wrong: [String] = []
        var isOver = false
    }

    @Test func `killed workers lose no more than the requests that they had received`() throws {
        let run = try SupervisedRun(3, ["PAUSE": "0.001", "RESET": "0", "METRICS": "0.05"])
        func descriptors() throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: "/proc/\(run.supervisor)/fd").count
        }
        let before = try descriptors()
        let counts = CountBox()
        let port = run.ports[0]
        let group = DispatchGroup()
        for client in 0..<Self.clients {
            group.enter()
            Thread.detachNewThread {
                var number = 0
                while !counts.value.withLock({ $0.isOver }) {
                    number += 1
                    Self.ask(port, "/\(client)-\(number)", counts)
                }
                group.leave()
            }
        }
        for kill in 0..<Self.kills {
            let worker = kill % 3 + 1
            // Some are killed while connections wait for them.
            if kill % 2 == 0 { try run.stop(worker) }
            let answered = counts.value.withLock { $0.answered }
            while counts.value.withLock({ $0.answered }) < answered + 5, kill % 2 == 1 { sched_yield() }
            Foundation.kill(try run.process(of: worker), SIGKILL)
            try run.wait("info a worker serves", count: 3 + kill + 1)
        }
        counts.value.withLock { $0.isOver = true }
        group.wait()
        let result = counts.value.withLock { $0 }
        #expect(result.wrong == [])
        #expect(result.lost <= Self.kills * Self.clients)
        #expect(result.answered > Self.kills)
        #expect(try run.metric("espalier_worker_restarts_total") == Self.kills)
        #expect(try descriptors() == before)
    }

    private final class CountBox: Sendable {
        let value = Mutex(Counts())
    }

    /// Asks with a path of its own. An answer must contain it.
    private static func ask(_ port: UInt16, _ path: String, _ counts: CountBox) {
        do {
            let connection = try TestConnection(port: port)
            connection.send(SupervisedRun.request(path, browser: PassingTests.browsers.randomElement()))
            let text = try connection.readAll()
            counts.value.withLock { counts in
                if text.isEmpty {
                    counts.lost += 1
                } else if text.contains("GET \(path) HTTP/1.1") {
                    counts.answered += 1
                } else {
                    counts.wrong.append(text)
                }
            }
        } catch {
            counts.value.withLock { $0.wrong.append("\(error)") }
        }
    }
}
