import Combine
import Foundation
import Testing

@Suite struct `A debounce` {
    @Test func `delivers a value after a pause`() {
        let scheduler = VirtualScheduler()
        let source = Source<Int, Never>()
        let probe = Probe<Int, Never>(.unlimited)
        source.debounce(for: 1, scheduler: scheduler).subscribe(probe)
        #expect(source.subscriptions[0].demands == [.unlimited])
        source.send(1)
        scheduler.advance(by: 0.6)
        source.send(2)
        scheduler.advance(by: 0.6)
        #expect(probe.values == [])
        scheduler.advance(by: 0.4)
        #expect(probe.values == [2])
        scheduler.advance(by: 5)
        #expect(probe.values == [2])
    }

    @Test func `leaves one action on the scheduler for many values`() {
        let scheduler = VirtualScheduler()
        let source = Source<Int, Never>()
        let probe = Probe<Int, Never>(.unlimited)
        source.debounce(for: 1, scheduler: scheduler).subscribe(probe)
        for value in 0..<1_000 { source.send(value) }
        #expect(scheduler.pendingCount == 1)
        scheduler.advance(by: 1)
        #expect(probe.values == [999])
        #expect(scheduler.pendingCount == 0)
    }

    @Test func `drops the value without demand`() {
        let scheduler = VirtualScheduler()
        let source = Source<Int, Never>()
        let probe = Probe<Int, Never>(.max(1))
        source.debounce(for: 1, scheduler: scheduler).subscribe(probe)
        for value in 1...2 {
            source.send(value)
            scheduler.advance(by: 2)
        }
        probe.request(.max(1))
        #expect(probe.values == [1])
        source.send(3)
        scheduler.advance(by: 2)
        #expect(probe.values == [1, 3])
    }

    @Test func `ends on the scheduler, without the value that waits`() {
        let scheduler = VirtualScheduler()
        let source = Source<Int, Broken>()
        let probe = Probe<Int, Broken>(.unlimited)
        source.debounce(for: 1, scheduler: scheduler).subscribe(probe)
        source.send(1)
        source.send(completion: .failure(Broken()))
        #expect(probe.completions == [])
        scheduler.advance(by: 2)
        #expect(probe.values == [])
        #expect(probe.completions == [.failure(Broken())])
    }

    @Test func `delivers nothing after it was canceled`() {
        let scheduler = VirtualScheduler()
        let source = Source<Int, Never>()
        let probe = Probe<Int, Never>(.unlimited)
        source.debounce(for: 1, scheduler: scheduler).subscribe(probe)
        source.send(1)
        probe.cancel()
        scheduler.advance(by: 2)
        #expect(probe.values == [])
        #expect(source.subscriptions[0].cancellations == 1)
    }
}

@Suite struct `A throttle` {
    private let scheduler = VirtualScheduler()
    private let source = Source<Int, Never>()
    private let probe = Probe<Int, Never>(.unlimited)

    private func send(_ values: ClosedRange<Int>, every seconds: Double) {
        for value in values {
            source.send(value)
            scheduler.advance(by: seconds)
        }
    }

    @Test func `delivers the first value at once and then the latest of each interval`() {
        source.throttle(for: 1, scheduler: scheduler, latest: true).subscribe(probe)
        source.send(1)
        scheduler.run()
        #expect(probe.values == [1])
        scheduler.advance(by: 0.25)
        send(2...4, every: 0.25)
        #expect(probe.values == [1, 4])
        scheduler.advance(by: 5)
        #expect(probe.values == [1, 4])
    }

    @Test func `delivers the latest value before its end, when the interval is over`() {
        source.throttle(for: 1, scheduler: scheduler, latest: true).subscribe(probe)
        source.send(1)
        scheduler.advance(by: 0.25)
        source.send(2)
        source.send(completion: .finished)
        scheduler.advance(by: 0.5)
        #expect(probe.values == [1] && probe.completions.isEmpty)
        scheduler.advance(by: 0.25)
        #expect(probe.values == [1, 2] && probe.completions.count == 1)
    }

    @Test func `delivers the first value of each interval`() {
        source.throttle(for: 1, scheduler: scheduler, latest: false).subscribe(probe)
        source.send(1)
        scheduler.advance(by: 0.25)
        send(2...4, every: 0.25)
        #expect(probe.values == [1, 2])
    }

    @Test func `delivers at once after a pause`() {
        source.throttle(for: 1, scheduler: scheduler, latest: true).subscribe(probe)
        source.send(1)
        scheduler.advance(by: 3)
        source.send(2)
        scheduler.run()
        #expect(probe.values == [1, 2])
    }

    @Test func `delivers the value that waits before the end`() {
        source.throttle(for: 1, scheduler: scheduler, latest: true).subscribe(probe)
        source.send(1)
        scheduler.run()
        source.send(2)
        source.send(completion: .finished)
        #expect(probe.completions == [])
        scheduler.advance(by: 1)
        #expect(probe.values == [1, 2])
        #expect(probe.completions == [.finished])
    }

    @Test func `drops values without demand`() {
        let probe = Probe<Int, Never>(.max(1))
        source.throttle(for: 1, scheduler: scheduler, latest: true).subscribe(probe)
        source.send(1)
        scheduler.advance(by: 2)
        source.send(2)
        scheduler.advance(by: 2)
        probe.request(.max(1))
        scheduler.advance(by: 2)
        #expect(probe.values == [1])
        source.send(3)
        scheduler.advance(by: 2)
        #expect(probe.values == [1, 3])
    }

    @Test func `delivers nothing after it was canceled`() {
        source.throttle(for: 1, scheduler: scheduler, latest: true).subscribe(probe)
        source.send(1)
        probe.cancel()
        scheduler.advance(by: 2)
        #expect(probe.values == [])
        #expect(source.subscriptions[0].cancellations == 1)
    }
}

@Suite struct `A timeout` {
    private let scheduler = VirtualScheduler()
    private let source = Source<Int, Broken>()
    private let probe = Probe<Int, Broken>(.unlimited)

    @Test func `finishes and cancels after an interval without a value`() {
        source.timeout(2, scheduler: scheduler).subscribe(probe)
        scheduler.advance(by: 1.5)
        source.send(1)
        scheduler.advance(by: 1.5)
        #expect(probe.completions == [])
        scheduler.advance(by: 0.5)
        #expect(probe.values == [1])
        #expect(probe.completions == [.finished])
        #expect(source.subscriptions[0].cancellations == 1)
    }

    @Test func `fails with the closure's error`() {
        source.timeout(2, scheduler: scheduler, customError: { Broken() }).subscribe(probe)
        scheduler.advance(by: 2)
        #expect(probe.completions == [.failure(Broken())])
    }

    @Test func `delivers on the scheduler`() {
        source.timeout(2, scheduler: scheduler).subscribe(probe)
        source.send(1)
        #expect(probe.values == [])
        scheduler.run()
        #expect(probe.values == [1])
    }

    @Test func `has no effect after the end or a cancellation`() {
        source.timeout(2, scheduler: scheduler).subscribe(probe)
        source.send(completion: .failure(Broken()))
        scheduler.advance(by: 5)
        #expect(probe.completions == [.failure(Broken())])
        let (other, late) = (Source<Int, Broken>(), Probe<Int, Broken>(.unlimited))
        other.timeout(2, scheduler: scheduler).subscribe(late)
        late.cancel()
        scheduler.advance(by: 5)
        #expect(late.completions == [])
        #expect(other.subscriptions[0].cancellations == 1)
    }
}

@Suite struct `A collection by time` {
    private let scheduler = VirtualScheduler()
    private let source = Source<Int, Never>()
    private let probe = Probe<[Int], Never>(.unlimited)

    @Test func `delivers the values of each interval, and the rest at the end`() {
        source.collect(.byTime(scheduler, 1)).subscribe(probe)
        source.send(1)
        source.send(2)
        scheduler.advance(by: 1)
        #expect(probe.values == [[1, 2]])
        scheduler.advance(by: 3)
        #expect(probe.values == [[1, 2]])
        source.send(3)
        source.send(completion: .finished)
        #expect(probe.values == [[1, 2], [3]])
        #expect(probe.completions == [.finished])
        #expect(scheduler.pendingCount == 0)
    }

    @Test func `or count delivers full arrays at once`() {
        source.collect(.byTimeOrCount(scheduler, 1, 2)).subscribe(probe)
        for value in 1...3 { source.send(value) }
        #expect(probe.values == [[1, 2]])
        scheduler.advance(by: 1)
        #expect(probe.values == [[1, 2], [3]])
    }

    @Test func `keeps collecting without demand`() {
        let probe = Probe<[Int], Never>(.max(1))
        source.collect(.byTime(scheduler, 1)).subscribe(probe)
        for value in 1...3 {
            source.send(value)
            scheduler.advance(by: 1)
        }
        #expect(probe.values == [[1]])
        probe.request(.max(1))
        scheduler.advance(by: 1)
        #expect(probe.values == [[1], [2, 3]])
    }

    @Test func `stops its timer when it is canceled`() {
        source.collect(.byTime(scheduler, 1)).subscribe(probe)
        #expect(scheduler.pendingCount == 1)
        probe.cancel()
        #expect(scheduler.pendingCount == 0)
        #expect(source.subscriptions[0].cancellations == 1)
    }
}

@Suite struct `Time` {
    private let scheduler = VirtualScheduler()

    @Test func `between values is measured from the subscription`() {
        let source = Source<String, Never>()
        let probe = Probe<SecondsStride, Never>(.unlimited)
        source.measureInterval(using: scheduler).subscribe(probe)
        scheduler.advance(by: 2)
        source.send("a")
        scheduler.advance(by: 3)
        source.send("b")
        #expect(probe.values == [2, 3])
    }

    @Test func `delays values and the end`() {
        let source = Source<Int, Never>()
        let probe = Probe<Int, Never>(.unlimited)
        source.delay(for: 2, scheduler: scheduler).subscribe(probe)
        source.send(1)
        scheduler.advance(by: 1)
        source.send(completion: .finished)
        scheduler.advance(by: 1)
        #expect(probe.values == [1])
        #expect(probe.completions == [])
        scheduler.advance(by: 1)
        #expect(probe.completions == [.finished])
    }

    @Test func `of requests and cancellation is the scheduler's for subscribe on`() {
        let source = Source<Int, Never>()
        let probe = Probe<Int, Never>(.max(1))
        source.subscribe(on: scheduler).subscribe(probe)
        #expect(source.subscriptions.isEmpty)
        scheduler.run()
        #expect(source.subscriptions[0].demands == [.max(1)])
        probe.more = .max(2)
        #expect(source.send(1) == Subscribers.Demand.none)
        #expect(source.subscriptions[0].demands == [.max(1)])
        scheduler.run()
        #expect(source.subscriptions[0].demands == [.max(1), .max(2)])
        probe.cancel()
        source.send(2)
        #expect(probe.values == [1])
        #expect(source.subscriptions[0].cancellations == 0)
        scheduler.run()
        #expect(source.subscriptions[0].cancellations == 1)
    }

    @Test func `of delivery is the scheduler's for receive on, for many values`() {
        let probe = Probe<Int, Never>(.unlimited)
        (0..<100_000).publisher.receive(on: scheduler).subscribe(probe)
        #expect(probe.values == [])
        // The virtual scheduler looks for each action in turn, so run them on a queue of one thread.
        let queue = DispatchQueue(label: "order")
        let log = Log()
        let done = DispatchSemaphore(value: 0)
        let token = (0..<10_000).publisher.receive(on: queue).collect().sink(
            receiveCompletion: { _ in done.signal() }, receiveValue: { log.add($0 == Array(0..<10_000)) })
        done.wait()
        #expect(log.lines == ["true"])
        token.cancel()
        probe.cancel()
    }
}

@Suite struct `A timer` {
    @Test(.timeLimit(.minutes(1))) func `delivers dates on its run loop while it is connected`() {
        let loop = RunLoop.current
        var dates: [Date] = []
        let start = Date()
        var token: AnyCancellable?
        token = Timer.publish(every: 0.01, on: loop, in: .default).autoconnect().sink { date in
            dates.append(date)
            if dates.count == 3 { token?.cancel() }
        }
        let end = Date(timeIntervalSinceNow: 0.3)
        while Date() < end { _ = loop.run(mode: .default, before: end) }
        #expect(dates.count == 3)
        #expect(dates == dates.sorted())
        #expect(dates.first.map { $0 >= start } == true)
    }

    @Test func `waits for its connection`() {
        let loop = RunLoop.current
        let timer = Timer.publish(every: 0.005, tolerance: 0.001, on: loop, in: .default)
        var count = 0
        let token = timer.sink { _ in count += 1 }
        let early = Date(timeIntervalSinceNow: 0.03)
        while Date() < early { _ = loop.run(mode: .default, before: early) }
        #expect(count == 0)
        let connection = timer.connect()
        let end = Date(timeIntervalSinceNow: 1)
        while count == 0, Date() < end { _ = loop.run(mode: .default, before: end) }
        #expect(count > 0)
        connection.cancel()
        let last = count
        let late = Date(timeIntervalSinceNow: 0.03)
        while Date() < late { _ = loop.run(mode: .default, before: late) }
        #expect(count == last)
        token.cancel()
    }

    @Test func `honors the demand`() {
        let loop = RunLoop.current
        let probe = Probe<Date, Never>(.max(1))
        Timer.publish(every: 0.002, on: loop, in: .default).autoconnect().subscribe(probe)
        let end = Date(timeIntervalSinceNow: 0.05)
        while Date() < end { _ = loop.run(mode: .default, before: end) }
        #expect(probe.values.count == 1)
        probe.cancel()
    }

    @Test(arguments: [0, -1, .nan]) func `of no interval is fast but does not stop its run loop`(interval: TimeInterval)
    {
        let loop = RunLoop.current
        var count = 0
        let token = Timer.publish(every: interval, on: loop, in: .default).autoconnect().sink { _ in count += 1 }
        let end = Date(timeIntervalSinceNow: 0.1)
        while Date() < end { _ = loop.run(mode: .default, before: end) }
        #expect(count > 0)
        #expect(count <= 1_100)
        token.cancel()
    }

    @Test func `has the properties that it was made with`() {
        let timer = Timer.publish(every: 2, tolerance: 0.5, on: .main, in: .common)
        #expect(timer.interval == 2)
        #expect(timer.tolerance == 0.5)
        #expect(timer.mode == .common)
        #expect(timer.runLoop === RunLoop.main)
        #expect(timer.options == nil)
    }
}

@Suite struct `A queue of operations` {
    @Test(.timeLimit(.minutes(1))) func `runs work in order, at its time and repeatedly`() async {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let start = queue.now
        await withCheckedContinuation { done in queue.schedule { done.resume() } }
        await withCheckedContinuation { done in
            queue.schedule(after: start.advanced(by: .milliseconds(20))) { done.resume() }
        }
        #expect(start.distance(to: queue.now) >= 0.02)
        nonisolated(unsafe) var token: (any Cancellable)?
        nonisolated(unsafe) var runs = 0
        await withCheckedContinuation { done in
            queue.addOperation {
                token = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
                    runs += 1
                    if runs == 3 {
                        token?.cancel()
                        done.resume()
                    }
                }
            }
        }
        await withCheckedContinuation { done in queue.schedule { done.resume() } }
        #expect(runs == 3)
    }

    @Test(.timeLimit(.minutes(1))) func `receives values`() async {
        let queue = OperationQueue()
        nonisolated(unsafe) let values = (1...3).publisher.receive(on: queue).values
        var seen: [Int] = []
        for await value in values { seen.append(value) }
        #expect(seen == [1, 2, 3])
    }
}
