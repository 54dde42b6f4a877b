import Testing

@testable import EspalierViews

/// A clock and the timers that were set, by the times at which they are due.
@MainActor
private final class Clock {
    var time = 0.0
    private(set) var timers: [(time: Double, body: @MainActor () -> Void)] = []
    private(set) var count = 0

    lazy var queue = WakeQueue(
        now: { [unowned self] in time },
        setTimer: { [unowned self] in
            timers.append((time + $0, $1))
            count += 1
        })

    func advance(to end: Double) {
        while let index = timers.indices.filter({ timers[$0].time <= end }).min(by: {
            timers[$0].time < timers[$1].time
        }) {
            let timer = timers.remove(at: index)
            time = max(time, timer.time)
            timer.body()
        }
        time = end
    }
}

@Suite @MainActor struct `Closures that are called after some seconds` {
    private let clock = Clock()

    @Test func `are called at their times, those of equal times in the order of their calls`() {
        var called: [String] = []
        for (name, seconds) in [("b", 2.0), ("a", 1), ("c", 2), ("d", 3)] {
            clock.queue.call(after: seconds) { called.append("\(name)\(Int(clock.time))") }
        }
        clock.advance(to: 0.9)
        #expect(called.isEmpty)
        clock.advance(to: 2.5)
        #expect(called == ["a1", "b2", "c2"])
        clock.advance(to: 4)
        #expect(called == ["a1", "b2", "c2", "d3"])
    }

    @Test func `need one timer while they are due later than it`() {
        for number in 0..<1000 {
            clock.time = Double(number) / 1e5
            clock.queue.call(after: 0.5) {}
        }
        #expect(clock.count == 1)
    }

    @Test func `of many pages are called together, at most four milliseconds late`() {
        var delays: [Double] = []
        for number in 0..<1000 {
            clock.time = Double(number) / 1e5
            let due = clock.time + 0.5
            clock.queue.call(after: 0.5) { delays.append(clock.time - due) }
        }
        clock.advance(to: 1)
        #expect(delays.count == 1000)
        #expect(delays.allSatisfy { $0 > -1e-9 && $0 < 0.004 + 1e-9 })
        #expect(clock.count == 4)
    }

    @Test func `may be due before the others`() {
        var called: [String] = []
        clock.queue.call(after: 2) { called.append("late") }
        clock.queue.call(after: 1) { called.append("early") }
        clock.advance(to: 1)
        #expect(called == ["early"])
        clock.advance(to: 2)
        #expect(called == ["early", "late"])
    }

    @Test func `may add others`() {
        var count = 0
        func again() {
            count += 1
            if count < 5 { clock.queue.call(after: 1, again) }
        }
        clock.queue.call(after: 1, again)
        clock.advance(to: 10)
        #expect(count == 5)
    }

    @Test func `are released when they were called`() {
        final class Owner {}
        weak var owner: Owner?
        do {
            let made = Owner()
            owner = made
            clock.queue.call(after: 1) { _ = made }
        }
        clock.queue.call(after: 2) {}
        #expect(owner != nil)
        clock.advance(to: 1.5)
        #expect(owner == nil)
    }
}
