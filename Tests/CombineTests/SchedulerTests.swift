import Combine
import Foundation
import Testing

/// A scheduler whose work and time the test advances.
private final class HandScheduler: Scheduler {
    typealias SchedulerTimeType = RunLoop.SchedulerTimeType
    typealias SchedulerOptions = Never

    private(set) var now = SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))
    let minimumTolerance: SecondsStride = 0.5
    private(set) var dates: [Date?] = []
    private(set) var tolerances: [TimeInterval] = []
    private var actions: [() -> Void] = []

    func schedule(options: Never?, _ action: @escaping () -> Void) {
        dates.append(nil)
        actions.append(action)
    }

    func schedule(
        after date: SchedulerTimeType, tolerance: SecondsStride, options: Never?, _ action: @escaping () -> Void
    ) {
        dates.append(date.date)
        tolerances.append(tolerance.magnitude)
        actions.append(action)
    }

    func schedule(
        after date: SchedulerTimeType, interval: SecondsStride, tolerance: SecondsStride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, tolerance: tolerance, options: options, action)
        return Subscriptions.empty
    }

    func run() {
        let waiting = actions
        actions = []
        for action in waiting { action() }
    }

    func advance(by seconds: TimeInterval) { now = now.advanced(by: .seconds(seconds)) }
}

@Suite struct `Work on a scheduler` {
    @Test func `delivers each value in order when the scheduler runs it, and then the end`() {
        let scheduler = HandScheduler()
        let source = Source<Int, Broken>()
        let probe = Probe<Int, Broken>(.max(2))
        source.receive(on: scheduler).subscribe(probe)
        #expect(source.subscriptions[0].demands == [.max(2)])
        source.send(1)
        source.send(2)
        source.send(completion: .failure(Broken()))
        #expect(probe.values == [])
        probe.more = .max(1)
        scheduler.run()
        #expect(probe.values == [1, 2])
        #expect(source.subscriptions[0].demands == [.max(2), .max(1), .max(1)])
        #expect(probe.completions == [.failure(Broken())])
    }

    @Test func `delivers nothing after it is canceled`() {
        let scheduler = HandScheduler()
        let source = Source<Int, Never>()
        let probe = Probe<Int, Never>(.unlimited)
        source.receive(on: scheduler).subscribe(probe)
        source.send(1)
        source.send(completion: .finished)
        probe.cancel()
        scheduler.run()
        #expect(probe.values == [])
        #expect(probe.completions == [])
        #expect(source.subscriptions[0].cancellations == 1)
    }

    @Test func `takes one subscription, and ends once`() {
        let scheduler = HandScheduler()
        let source = Source<Int, Never>()
        let probe = Probe<Int, Never>(.unlimited)
        source.receive(on: scheduler).subscribe(probe)
        source.offerSubscription()
        #expect(probe.subscriptionCount == 1)
        #expect(source.subscriptions.map(\.cancellations) == [0, 1])
        source.send(completion: .finished)
        source.send(completion: .finished)
        source.send(1)
        scheduler.run()
        #expect(probe.completions == [.finished])
        #expect(probe.values == [])
    }

    @Test func `requests nothing more unless the receiver does`() {
        let scheduler = HandScheduler()
        let source = Source<Int, Never>()
        let probe = Probe<Int, Never>(.max(1))
        source.receive(on: scheduler).subscribe(probe)
        source.send(1)
        scheduler.run()
        #expect(source.subscriptions[0].demands == [.max(1)])
    }

    @Test func `subscribes when the scheduler runs it`() {
        let scheduler = HandScheduler()
        let source = Source<Int, Never>()
        let probe = Probe<Int, Never>(.unlimited)
        source.subscribe(on: scheduler).subscribe(probe)
        #expect(probe.subscriptionCount == 0)
        scheduler.run()
        #expect(probe.subscriptionCount == 1)
    }

    @Test func `is delayed from the time of the value`() {
        let scheduler = HandScheduler()
        let source = Source<Int, Never>()
        let probe = Probe<Int, Never>(.unlimited)
        source.delay(for: 3, scheduler: scheduler).subscribe(probe)
        source.send(1)
        scheduler.advance(by: 2)
        source.send(2)
        #expect(scheduler.dates.map { $0?.timeIntervalSinceReferenceDate } == [3, 5])
        #expect(scheduler.tolerances == [0.5, 0.5])
        scheduler.run()
        #expect(probe.values == [1, 2])
    }

    @Test func `runs at once on the immediate scheduler, even if scheduled for later`() {
        let scheduler = ImmediateScheduler.shared
        var lines: [String] = []
        scheduler.schedule { lines.append("now") }
        scheduler.schedule(after: scheduler.now.advanced(by: .seconds(9))) { lines.append("later") }
        let token = scheduler.schedule(after: scheduler.now, interval: 1) { lines.append("again") }
        token.cancel()
        #expect(lines == ["now", "later", "again"])
        #expect(scheduler.now.distance(to: scheduler.now) == 0)
        typealias Stride = ImmediateScheduler.SchedulerTimeType.Stride
        #expect(
            [Stride.seconds(3), .seconds(3.5), .milliseconds(3), .microseconds(3), .nanoseconds(3)] == [0, 0, 0, 0, 0])
    }

    @Test func `runs an action after a date with a tolerance and its default options`() {
        let scheduler = VirtualScheduler()
        var count = 0
        scheduler.schedule(after: scheduler.now.advanced(by: 2), tolerance: 1) { count += 1 }
        scheduler.advance(by: 1)
        #expect(count == 0)
        scheduler.advance(by: 1)
        #expect(count == 1)
    }

    @Test(.timeLimit(.minutes(1))) func `runs on a queue at its time and repeatedly until it is canceled`() async {
        let queue = DispatchQueue(label: "scheduler")
        let start = queue.now
        await withCheckedContinuation { done in
            queue.schedule(after: start.advanced(by: .milliseconds(20))) { done.resume() }
        }
        #expect(start.distance(to: queue.now) >= .milliseconds(20))
        nonisolated(unsafe) var token: (any Cancellable)?
        nonisolated(unsafe) var runs = 0
        await withCheckedContinuation { done in
            queue.async {
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

    @Test(.timeLimit(.minutes(1))) func `runs on a run loop at its time and repeatedly until it is canceled`() {
        let loop = RunLoop.current
        var lines: [String] = []
        loop.schedule { lines.append("now") }
        let start = loop.now
        loop.schedule(after: start.advanced(by: .milliseconds(20))) { lines.append("later") }
        var token: (any Cancellable)?
        token = loop.schedule(after: start.advanced(by: .milliseconds(30)), interval: .milliseconds(1)) {
            lines.append("again")
            if lines.count == 5 { token?.cancel() }
        }
        while lines.count < 5 { _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) }
        #expect(start.distance(to: loop.now) >= .milliseconds(20))
        #expect(lines == ["now", "later", "again", "again", "again"])
        token?.cancel()
    }
}

@Suite struct `A stride` {
    @Test func `of a queue counts nanoseconds`() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        #expect(Stride.seconds(2).magnitude == 2_000_000_000)
        #expect(Stride.seconds(0.5).magnitude == 500_000_000)
        #expect(Stride.milliseconds(3).magnitude == 3_000_000)
        #expect(Stride.microseconds(4).magnitude == 4_000)
        #expect(Stride.nanoseconds(5).magnitude == 5)
        #expect((2 as Stride) == .seconds(2))
        #expect((1.5 as Stride) == .milliseconds(1_500))
        #expect(Stride(exactly: 7)?.magnitude == 7)
        #expect(Stride(exactly: UInt.max) == nil)
        #expect(Stride(.seconds(1)) == .seconds(1))
        #expect(Stride(.milliseconds(1)) == .milliseconds(1))
        #expect(Stride(.microseconds(1)) == .microseconds(1))
        #expect(Stride(.nanoseconds(1)) == .nanoseconds(1))
        #expect(Stride(.never).magnitude == .max)
        #expect(Stride.seconds(3).timeInterval == .nanoseconds(3_000_000_000))
    }

    @Test func `of a queue adds, subtracts, multiplies and compares`() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        #expect(Stride.seconds(3) + .seconds(1) == .seconds(4))
        #expect(Stride.seconds(3) - .seconds(1) == .seconds(2))
        #expect(Stride.seconds(3) * .milliseconds(500) == .milliseconds(1_500))
        var stride = Stride.seconds(2)
        stride *= .seconds(3)
        #expect(stride == .seconds(6))
        #expect(Stride.seconds(1) < .seconds(2))
        #expect(!(Stride.seconds(2) < .seconds(2)))
    }

    @Test func `of a queue saturates at the longest interval`() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        #expect(Stride.seconds(Int.max).magnitude == .max)
        #expect(Stride.seconds(Int.min).magnitude == .min)
        #expect(Stride.seconds(1e300).magnitude == .max)
        #expect(Stride.seconds(-1e300).magnitude == .min)
    }

    @Test func `of a queue is the distance between two times`() {
        let start = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000))
        let end = start.advanced(by: .nanoseconds(500))
        #expect(start.distance(to: end).magnitude == 500)
        #expect(end.distance(to: start).magnitude == -500)
        #expect(end.dispatchTime.uptimeNanoseconds == 1_500)
    }

    @Test func `of dates counts seconds`() {
        #expect(SecondsStride.seconds(2).magnitude == 2)
        #expect(SecondsStride.seconds(0.5).magnitude == 0.5)
        #expect(SecondsStride.milliseconds(3).magnitude == 0.003)
        #expect(SecondsStride.microseconds(4).magnitude == 0.000_004)
        #expect(SecondsStride.nanoseconds(5).magnitude == 0.000_000_005)
        #expect(SecondsStride(exactly: 7)?.magnitude == 7)
        #expect(SecondsStride(exactly: Int.max) == nil)
        #expect(SecondsStride(2) + 3 == 5)
        #expect(SecondsStride(2) - 3 == -1)
        #expect(SecondsStride(2) * 3 == 6)
        #expect(SecondsStride(2) < 3)
        #expect(!(SecondsStride(3) < 3))
        #expect(SecondsStride(2).timeInterval == 2)
        let start = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 10))
        #expect(start.distance(to: start.advanced(by: 4)) == 4)
    }

    @Test func `of the immediate scheduler counts`() {
        typealias Stride = ImmediateScheduler.SchedulerTimeType.Stride
        #expect(Stride(2) + 3 == 5)
        #expect(Stride(2) - 3 == -1)
        #expect(Stride(2) * 3 == 6)
        #expect(Stride(2) < 3)
        #expect(!(Stride(3) < 3))
        var product = Stride(2)
        product *= 3
        #expect(product == 6)
        var seconds = SecondsStride(0.5)
        seconds *= 3
        #expect(seconds == 1.5)
        #expect(Stride(exactly: 7)?.magnitude == 7)
        #expect(Stride(exactly: UInt.max) == nil)
    }
}
