import Synchronization
import Testing

@testable import EspalierServer

@Suite struct `Work that waits for the main actor` {
    private func admission(_ change: (inout SessionSettings) -> Void = { _ in }, metrics: Metrics = Metrics())
        -> Admission
    {
        var settings = SessionSettings()
        change(&settings)
        return Admission(settings: settings, metrics: metrics)
    }

    @Test func `is limited for each session, until it starts`() throws {
        let admission = admission { $0.maximumWaiting = 2 }
        try admission.enter("a")
        try admission.enter("a")
        #expect(throws: Problem.self) { try admission.enter("a") }
        try admission.enter("b")
        #expect(admission.load.count == 3)
        admission.leave("a")
        try admission.enter("a")
        #expect(throws: Problem.self) { try admission.enter("a") }
        admission.leave("c")
        #expect(throws: Problem.self) { try admission.enter("a") }
    }

    @Test func `leaves no count behind once a session has none`() {
        let limiter = InFlightLimiter()
        for _ in 0..<3 { #expect(limiter.enter("a", maximum: 3)) }
        #expect(!limiter.enter("a", maximum: 3))
        for _ in 0..<3 { limiter.leave("a") }
        limiter.leave("a")
        for _ in 0..<3 { #expect(limiter.enter("a", maximum: 3)) }
        #expect(!limiter.enter("a", maximum: 3))
    }

    @Test func `is admitted while it takes no longer than the maximum`() throws {
        let admission = admission { $0.maximumDelay = 0 }
        // Nothing waits, so the delay is 0.
        try admission.enter()
        #expect(admission.load.count == 1)
    }

    @Test func `is refused beyond the maximum, and counted`() throws {
        let metrics = Metrics()
        let admission = admission({ $0.maximumDelay = -1 }, metrics: metrics)
        let problem = #expect(throws: Problem.self) { try admission.enter() }
        #expect(problem?.status == .serviceUnavailable)
        #expect(problem?.headers.first { $0.name == "Retry-After" }?.value == "1")
        #expect(throws: Problem.self) { try admission.enter("a") }
        #expect(metrics.overloads.load(ordering: .relaxed) == 2)
        #expect(admission.load.count == 0)
        // Work that takes almost no time is not bounded.
        try admission.enter("a", isBounded: false)
        #expect(admission.load.count == 1)
    }
}

@Suite @MainActor struct `The turns of sessions` {
    private final class Record {
        var entries: [String] = []
    }

    /// Lets the scheduled slices run.
    private func settle() async { for _ in 0..<50 { await Task.yield() } }

    @Test func `end at once for a batch of a single slice`() {
        let load = MainLoad()
        let turns = SessionTurns(load: load)
        let record = Record()
        turns.begin("a") { isLast in
            record.entries.append("a \(isLast)")
            return true
        }
        #expect(record.entries == ["a false"])
        #expect(load.count == 0)
    }

    @Test func `alternate between sessions, and keep the order of one session`() async {
        let turns = SessionTurns(load: MainLoad())
        let record = Record()
        func batch(_ session: String, _ name: String, slices: Int) {
            var rest = slices
            turns.begin(session) { _ in
                rest -= 1
                record.entries.append(name)
                return rest == 0
            }
        }
        batch("a", "a1", slices: 3)
        batch("a", "a2", slices: 1)
        batch("a", "a3", slices: 2)
        batch("b", "b1", slices: 2)
        #expect(record.entries == ["a1", "b1"])
        while record.entries.count < 8 { await Task.yield() }
        await settle()
        #expect(record.entries.filter { $0.hasPrefix("a") } == ["a1", "a1", "a1", "a2", "a3", "a3"])
        #expect(record.entries.filter { $0.hasPrefix("b") } == ["b1", "b1"])
        // The second session had its turn before the first one was done.
        #expect(record.entries.lastIndex(of: "b1") ?? 9 < record.entries.firstIndex(of: "a2") ?? 0)
        // A session whose batches are over begins at once again.
        batch("a", "a4", slices: 1)
        #expect(record.entries.last == "a4")
    }

    @Test func `end in time when the server stops: batches that take longer are given up`() async {
        let turns = SessionTurns(load: MainLoad())
        let record = Record()
        func batch(_ session: String, _ name: String, slices: Int) {
            var rest = slices
            turns.begin(session) { givesUp in
                rest -= 1
                record.entries.append(givesUp ? "\(name) given up" : name)
                return givesUp || rest == 0
            }
        }
        batch("a", "a1", slices: 3)
        batch("a", "a2", slices: 1)
        turns.finish(until: .now + .seconds(3600))
        #expect(record.entries == ["a1", "a1", "a1", "a2"])
        batch("b", "b1", slices: .max)
        batch("b", "b2", slices: 1)
        turns.finish(until: .now)
        #expect(record.entries.dropFirst(4) == ["b1", "b1 given up", "b2 given up"])
        await settle()
        #expect(record.entries.count == 7)
    }
}
