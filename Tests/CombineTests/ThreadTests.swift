import Combine
import Foundation
import Synchronization
import Testing

/// Publishers that several threads use at once. ThreadSanitizer finds more here than the expectations.
@Suite(.timeLimit(.minutes(2))) struct `On several threads` {
    private static let threads = 4
    private static let count = 500

    /// Runs the closure on several threads at once.
    private func concurrently(_ body: @escaping (_ thread: Int) -> Void) {
        let box = UncheckedBody(call: body)
        DispatchQueue.concurrentPerform(iterations: Self.threads) { box.call($0) }
    }

    private struct UncheckedBody: @unchecked Sendable {
        let call: (Int) -> Void
    }

    /// Counts the entries of threads, and those that overlap.
    private final class Gate: @unchecked Sendable {
        private let inside = Atomic(0)
        private let overlaps = Atomic(0)
        private let entries = Atomic(0)

        func pass() {
            if inside.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue != 0 {
                overlaps.wrappingAdd(1, ordering: .relaxed)
            }
            entries.wrappingAdd(1, ordering: .relaxed)
            inside.wrappingSubtract(1, ordering: .acquiringAndReleasing)
        }

        var overlapCount: Int { overlaps.load(ordering: .relaxed) }
        var entryCount: Int { entries.load(ordering: .relaxed) }
    }

    @Test func `a merge loses nothing and delivers one at a time`() {
        let subjects = (0..<Self.threads).map { _ in PassthroughSubject<Int, Never>() }
        let gate = Gate()
        var seen: [Int] = []
        let token = Publishers.MergeMany(subjects).sink {
            gate.pass()
            seen.append($0)
        }
        concurrently { thread in
            for value in 0..<Self.count { subjects[thread].send(thread * Self.count + value) }
        }
        #expect(seen.sorted() == Array(0..<Self.threads * Self.count))
        #expect(gate.overlapCount == 0)
        token.cancel()
    }

    @Test func `a zip pairs everything once`() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var seen: [(Int, Int)] = []
        let token = first.zip(second).sink { seen.append($0) }
        concurrently { thread in
            for value in 0..<Self.count { (thread % 2 == 0 ? first : second).send(value) }
        }
        #expect(seen.count == Self.threads / 2 * Self.count)
        token.cancel()
    }

    @Test func `a combination ends with the latest values`() {
        let (first, second) = (CurrentValueSubject<Int, Never>(0), CurrentValueSubject<Int, Never>(0))
        var last = (0, 0)
        let token = first.combineLatest(second).sink { last = $0 }
        concurrently { thread in
            guard thread < 2 else { return }
            for value in 1...Self.count { (thread == 0 ? first : second).send(value) }
        }
        #expect(last == (Self.count, Self.count))
        token.cancel()
    }

    @Test func `a flat map delivers the values of other threads`() async {
        let gate = Gate()
        let publisher = (0..<Self.count).publisher
            .flatMap(maxPublishers: .max(3)) { Just($0).receive(on: DispatchQueue.global()) }
            .handleEvents(receiveOutput: { _ in gate.pass() })
        let seen = await values(of: publisher)
        #expect(seen.sorted() == Array(0..<Self.count))
        #expect(gate.overlapCount == 0)
    }

    @Test func `a switch delivers nothing of a previous publisher after its successor's values`() {
        let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
        let inner = (0..<50).map { _ in PassthroughSubject<Int, Never>() }
        let gate = Gate()
        let token = outer.switchToLatest().sink { _ in gate.pass() }
        concurrently { thread in
            if thread == 0 {
                for subject in inner { outer.send(subject.eraseToAnyPublisher()) }
            } else {
                for value in 0..<Self.count { inner[value % inner.count].send(value) }
            }
        }
        #expect(gate.overlapCount == 0)
        let count = gate.entryCount
        inner[0].send(1)
        #expect(gate.entryCount == count)
        inner[49].send(1)
        #expect(gate.entryCount == count + 1)
        token.cancel()
    }

    @Test func `a subject takes subscribers while it sends`() {
        let subject = PassthroughSubject<Int, Never>()
        let received = Atomic(0)
        concurrently { thread in
            for value in 0..<Self.count {
                if thread == 0 {
                    subject.send(value)
                } else {
                    let token = subject.sink { _ in received.wrappingAdd(1, ordering: .relaxed) }
                    subject.send(value)
                    token.cancel()
                }
            }
        }
        #expect(received.load(ordering: .relaxed) >= (Self.threads - 1) * Self.count)
    }

    @Test func `a current value's last subscriber value is the latest after requests of other threads`() {
        for _ in 0..<50 {
            let subject = CurrentValueSubject<Int, Never>(0)
            let probe = Probe<Int, Never>()
            subject.subscribe(probe)
            concurrently { thread in
                if thread == 0 {
                    for value in 1...20 { subject.send(value) }
                } else if thread == 1 {
                    for _ in 0..<30 { probe.request(.max(1)) }
                }
            }
            #expect(probe.values == probe.values.sorted())
            #expect(probe.values.last == 20)
        }
    }

    @Test func `a sequence delivers exactly what all of them request`() {
        let probe = Probe<Int, Never>()
        (0..<100_000).publisher.subscribe(probe)
        concurrently { _ in for _ in 0..<Self.count { probe.request(.max(1)) } }
        #expect(probe.values == Array(0..<Self.threads * Self.count))
    }

    @Test func `a shared publisher connects once for subscribers at once`() {
        for _ in 0..<50 {
            let connections = Atomic(0)
            let subject = PassthroughSubject<Int, Never>()
            let shared = subject.handleEvents(receiveSubscription: { _ in
                connections.wrappingAdd(1, ordering: .relaxed)
            }).share()
            let received = Atomic(0)
            let tokens = Mutex<[Unchecked<AnyCancellable>]>([])
            concurrently { _ in
                let token = Unchecked(shared.sink { _ in received.wrappingAdd(1, ordering: .relaxed) })
                tokens.withLock { $0.append(token) }
            }
            subject.send(1)
            #expect(connections.load(ordering: .relaxed) == 1)
            #expect(received.load(ordering: .relaxed) == Self.threads)
        }
    }

    @Test func `a shared publisher counts a subscriber that several threads cancel once`() {
        for _ in 0..<200 {
            let subject = PassthroughSubject<Int, Never>()
            let shared = subject.share()
            let probe = Probe<Int, Never>(.unlimited)
            shared.subscribe(probe)
            concurrently { _ in probe.cancel() }
            let log = Log()
            let token = log.follow(shared)
            subject.send(1)
            #expect(log.lines == ["1"])
            token.cancel()
        }
    }

    @Test func `a shared publisher survives subscribers that come and go`() {
        let active = Atomic(0)
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.handleEvents(
            receiveSubscription: { _ in active.wrappingAdd(1, ordering: .relaxed) },
            receiveCancel: { active.wrappingSubtract(1, ordering: .relaxed) }
        ).share()
        concurrently { _ in
            for value in 0..<Self.count {
                let token = shared.sink { _ in }
                subject.send(value)
                token.cancel()
            }
        }
        #expect(active.load(ordering: .relaxed) == 0)
    }

    @Test(arguments: OperatorCase.all)
    func `an operator cancels its publisher once`(operation: OperatorCase) {
        for _ in 0..<5 {
            let cancellations = Atomic(0)
            let subject = PassthroughSubject<Int, Broken>()
            let recorder = Recorder()
            operation.attach(
                recorder,
                subject.handleEvents(receiveCancel: { cancellations.wrappingAdd(1, ordering: .relaxed) })
                    .eraseToAnyPublisher())
            let subscription = recorder.subscription
            concurrently { _ in subscription?.cancel() }
            #expect(cancellations.load(ordering: .relaxed) == 1)
        }
    }

    @Test(arguments: OperatorCase.all)
    func `an operator may be canceled while it delivers`(operation: OperatorCase) {
        for _ in 0..<3 {
            let subject = PassthroughSubject<Int, Broken>()
            let recorder = Recorder()
            operation.attach(recorder, subject.eraseToAnyPublisher())
            let subscription = recorder.subscription
            concurrently { thread in
                if thread == 0 {
                    for value in 0..<100 { subject.send(value) }
                    subject.send(completion: .finished)
                } else if thread == 1 {
                    subscription?.request(.max(1))
                    subscription?.cancel()
                }
            }
            #expect(recorder.completionCount <= 1)
        }
    }

    @Test func `a future gives each subscriber its value once`() {
        for _ in 0..<50 {
            let promises = Mutex<[Unchecked<Future<Int, Never>.Promise>]>([])
            let future = Future<Int, Never> { promise in
                let promise = Unchecked(promise)
                promises.withLock { $0.append(promise) }
            }
            let received = Atomic(0)
            concurrently { thread in
                if thread == 0 {
                    for promise in promises.withLock({ $0 }) { promise.value(.success(1)) }
                } else {
                    let token = future.sink { _ in received.wrappingAdd(1, ordering: .relaxed) }
                    _ = Unmanaged.passRetained(token)
                }
            }
            #expect(received.load(ordering: .relaxed) == Self.threads - 1)
        }
    }

    @Test func `a buffer keeps what fits`() {
        let subject = PassthroughSubject<Int, Never>()
        let probe = Probe<Int, Never>()
        subject.buffer(size: 100, prefetch: .byRequest, whenFull: .dropNewest).subscribe(probe)
        concurrently { thread in
            for value in 0..<Self.count {
                if thread == 0 { probe.request(.max(1)) } else { subject.send(value) }
            }
        }
        #expect(probe.values.count <= Self.count)
        probe.request(.unlimited)
        #expect(probe.values.count >= 100)
    }

    @Test func `a debounce and a throttle deliver the last value`() async {
        let subject = PassthroughSubject<Int, Never>()
        let queue = DispatchQueue(label: "timing")
        let (values, received) = AsyncStream.makeStream(of: String.self)
        let tokens = [
            subject.debounce(for: .milliseconds(20), scheduler: queue).filter { $0 == -1 }
                .sink { _ in received.yield("debounced") },
            subject.throttle(for: .milliseconds(5), scheduler: queue, latest: true).filter { $0 == -1 }
                .sink { _ in received.yield("throttled") },
        ]
        concurrently { _ in for value in 0..<Self.count { subject.send(value) } }
        subject.send(-1)
        var last = Set<String>()
        for await value in values where last.insert(value).inserted && last.count == 2 { break }
        #expect(last == ["debounced", "throttled"])
        for token in tokens { token.cancel() }
    }

    @Test func `a scheduler with several threads keeps the order`() async {
        let seen = await values(of: (0..<5_000).publisher.receive(on: DispatchQueue.global()))
        #expect(seen == Array(0..<5_000))
    }

    @Test func `two subjects may feed each other`() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let total = Atomic(0)
        let tokens = [
            Publishers.MergeMany(first, second).sink { _ in total.wrappingAdd(1, ordering: .relaxed) },
            first.filter { $0 > 0 }.sink { second.send($0 - 1) },
        ]
        concurrently { _ in for _ in 0..<Self.count { first.send(1) } }
        #expect(total.load(ordering: .relaxed) == 2 * Self.threads * Self.count)
        for token in tokens { token.cancel() }
    }

    @Test func `asynchronous loops share a subject`() async {
        let subject = CurrentValueSubject<Int, Never>(0)
        nonisolated(unsafe) let values = subject.values
        let sums = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<Self.threads {
                group.addTask {
                    var last = 0
                    for await value in values {
                        last = value
                        if value == 100 { break }
                    }
                    return last
                }
            }
            for value in 1...100 {
                subject.send(value)
                await Task.yield()
            }
            return await group.reduce(0, +)
        }
        #expect(sums == Self.threads * 100)
    }
}
