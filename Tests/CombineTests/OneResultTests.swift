import Combine
import Testing

@Suite struct `A publisher of one result` {
    @Test func `waits for a demand, and delivers once`() {
        let probe = Probe<Int, Never>()
        Just(4).subscribe(probe)
        probe.request(.none)
        #expect(probe.values == [])
        probe.request(.max(1))
        probe.request(.max(1))
        #expect(probe.values == [4])
        #expect(probe.completions == [.finished])
    }

    @Test func `that is canceled delivers nothing`() {
        let probe = Probe<Int, Never>()
        Just(4).subscribe(probe)
        probe.cancel()
        probe.request(.unlimited)
        #expect(probe.values == [])
        #expect(probe.completions == [])
    }

    @Test func `that comes later is delivered once there is demand`() {
        var promise: Future<Int, Broken>.Promise?
        let future = Future<Int, Broken> { promise = $0 }
        let (waiting, asking) = (Probe<Int, Broken>(), Probe<Int, Broken>(.max(1)))
        future.subscribe(waiting)
        future.subscribe(asking)
        waiting.request(.none)
        promise?(.success(3))
        promise?(.failure(Broken()))
        #expect(waiting.values == [])
        #expect(asking.values == [3])
        #expect(asking.completions == [.finished])
        waiting.request(.max(1))
        waiting.request(.max(1))
        #expect(waiting.values == [3])
        #expect(waiting.completions == [.finished])
    }

    @Test func `that comes later fails without a demand`() {
        let future = Future<Int, Broken> { $0(.failure(Broken())) }
        let probe = Probe<Int, Broken>()
        future.subscribe(probe)
        #expect(probe.completions == [.failure(Broken())])
        #expect(probe.values == [])
    }

    @Test func `a later value reaches no canceled subscriber and retains none`() {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        weak var gone: Probe<Int, Never>?
        do {
            let probe = Probe<Int, Never>(.unlimited)
            future.subscribe(probe)
            probe.cancel()
            gone = probe
        }
        #expect(gone == nil)
        weak var served: Probe<Int, Never>?
        do {
            let probe = Probe<Int, Never>(.unlimited)
            future.subscribe(probe)
            promise?(.success(1))
            #expect(probe.values == [1])
            probe.cancel()
            served = probe
        }
        #expect(served == nil)
    }

    @Test func `erased twice is wrapped once`() {
        let probe = Probe<Int, Never>(.unlimited)
        Just(1).eraseToAnyPublisher().eraseToAnyPublisher().subscribe(probe)
        #expect(probe.values == [1])
        #expect(probe.completions == [.finished])
    }

    @Test func `that fails or ends at once sends a subscription first`() {
        let (failing, empty) = (Probe<Int, Broken>(), Probe<Int, Broken>())
        Fail<Int, Broken>(error: Broken()).subscribe(failing)
        Empty<Int, Broken>().subscribe(empty)
        #expect(failing.subscriptionCount == 1)
        #expect(failing.completions == [.failure(Broken())])
        #expect(empty.subscriptionCount == 1)
        #expect(empty.completions == [.finished])
    }
}
