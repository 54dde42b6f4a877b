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
        let first = try admission.enter("a")
        let second = try admission.enter("a")
        #expect(throws: Problem.self) { try admission.enter("a") }
        let other = try admission.enter("b")
        #expect(admission.load.count == 3)
        first.begin()
        first.begin()
        let third = try admission.enter("a")
        #expect(throws: Problem.self) { try admission.enter("a") }
        withExtendedLifetime((first, second, third, other)) {}
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
        _ = try admission.enter()
        #expect(admission.load.count == 1)
    }

    @Test func `is admitted after many requests as after the first`() throws {
        let admission = admission { $0.silenceLimit = 1 }
        admission.silence.withLock { $0 = Reading { 0 } }
        for _ in 0..<200_000 { _ = admission.delay }
        #expect(admission.delay == 0)
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
        _ = try admission.enter("a", isBounded: false)
        #expect(admission.load.count == 1)
    }
}

@Suite struct `The share of a client` {
    private final class Clock: Sendable {
        let time = Atomic<Int64>(0)
        func pass(_ seconds: Int64) { time.add(seconds * 1_000_000_000, ordering: .relaxed) }
    }
    private let clock = Clock()
    private let ada = ClientAddress("203.0.113.1")!
    private let bob = ClientAddress("203.0.113.2")!

    private func shares() -> ClientShares {
        ClientShares(waiting: 0.5, budget: 10, refill: 0.5) { [clock] in clock.time.load(ordering: .relaxed) }
    }

    @Test func `of the waiting work is limited as time, whatever its own work takes`() {
        let shares = shares()
        #expect(shares.enter(ada) == nil)
        shares.record(.milliseconds(200), of: ada)
        // Two pieces of 0.2 s, but not three.
        #expect(shares.enter(ada) == nil)
        #expect(shares.enter(ada) == 0.5)
        #expect(shares.enter(bob) == nil)
        shares.leave(ada)
        #expect(shares.enter(ada) == nil)
    }

    @Test func `of the waiting work is limited by what it received, whatever the work before took`() {
        let shares = shares()
        #expect(shares.enter(ada) == nil)
        shares.record(.milliseconds(1), of: ada)
        shares.leave(ada)
        // 0.3 s for each million bytes.
        #expect(shares.enter(ada, bytes: 1_000_000) == nil)
        #expect(shares.enter(ada, bytes: 600_000) == nil)
        #expect(shares.enter(ada, bytes: 100_000) == 0.5)
        #expect(shares.enter(ada) == nil)
        shares.leave(ada, bytes: 600_000)
        #expect(shares.enter(ada, bytes: 600_000) == nil)
        // One piece of work has room.
        #expect(shares.enter(bob, bytes: 32_000_000) == nil)
    }

    @Test func `has room for one piece of work that takes longer`() {
        let shares = shares()
        #expect(shares.enter(ada) == nil)
        shares.record(.seconds(5), of: ada)
        #expect(shares.enter(ada) == 0.5)
        shares.leave(ada)
        #expect(shares.enter(ada) == nil)
    }

    @Test func `of the past time is limited while others wait`() {
        let shares = shares()
        #expect(shares.enter(ada) == nil)
        shares.record(.seconds(12), of: ada)
        shares.leave(ada)
        // Nobody else waits.
        #expect(shares.enter(ada) == nil)
        shares.leave(ada)
        #expect(shares.enter(bob) == nil)
        #expect(shares.enter(ada) == 4)
        clock.pass(4)
        #expect(shares.enter(ada) == nil)
        shares.leave(ada)
        // An account fills up to its limit.
        clock.pass(3600)
        shares.record(.seconds(11), of: ada)
        #expect(shares.enter(ada) == 2)
    }

    @Test func `of written bytes fills with time`() {
        var accounts = ClientAccounts(capacity: 100, refill: 10)
        #expect(accounts.hasRest(ada, at: 0) && accounts.hasRest(nil, at: 0))
        accounts.take(120, from: ada, at: 0)
        #expect(!accounts.hasRest(ada, at: 2) && accounts.hasRest(ada, at: 2.1) && accounts.hasRest(bob, at: 0))
        accounts.take(100, from: ada, at: 1000)
        #expect(!accounts.hasRest(ada, at: 1000))
        accounts.take(1000, from: nil, at: 0)
        #expect(accounts.hasRest(nil, at: 0))
    }

    @Test func `of stored sessions displaces its own alone, the oldest ones first`() {
        var shares = SnapshotShares(share: 100)
        func add(_ session: String, _ owner: ClientAddress?, _ bytes: Int) -> [String] {
            shares.add(session, of: owner, bytes: bytes)
        }
        #expect(add("b", bob, 100) == [])
        #expect(add("1", ada, 40) == [])
        #expect(add("2", ada, 40) == [])
        #expect(add("1", ada, 45) == [])
        #expect(add("3", ada, 40) == ["2"])
        #expect(add("4", ada, 200) == ["1", "3"])
        shares.remove("4")
        #expect(add("5", ada, 100) == [])
        #expect(add("6", nil, 1000) == [])
    }

    @Test func `of bytes is returned, and others have theirs`() {
        let budget = ByteBudget(capacity: 100, share: 40)
        #expect(budget.take(40, for: ada) && !budget.take(1, for: ada))
        #expect(budget.take(40, for: bob))
        #expect(budget.take(20, for: nil) && !budget.take(1, for: nil))
        #expect(budget.hasShare(0, of: ada) && !budget.hasShare(1, of: ada) && budget.hasShare(1, of: nil))
        budget.give(back: 10, of: ada)
        #expect(budget.used == 90)
        #expect(!budget.take(11, for: nil) && budget.take(11, for: nil, isOwed: true))
        #expect(!budget.take(11, for: bob, isOwed: true))
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
