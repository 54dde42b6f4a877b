import Combine
import Testing

@Suite struct `A shared publisher` {
    @Test func `subscribes once for all`() {
        let source = Source<Int, Never>()
        let shared = source.share()
        let (first, second) = (Probe<Int, Never>(.unlimited), Probe<Int, Never>(.unlimited))
        shared.subscribe(first)
        shared.subscribe(second)
        source.send(1)
        #expect(source.subscriptions.count == 1)
        #expect(first.values == [1])
        #expect(second.values == [1])
    }

    @Test func `cancels after the last subscriber, and begins again with the next one`() {
        let source = Source<Int, Never>()
        let shared = source.share()
        let (first, second) = (Probe<Int, Never>(.unlimited), Probe<Int, Never>(.unlimited))
        shared.subscribe(first)
        shared.subscribe(second)
        first.cancel()
        first.cancel()
        #expect(source.subscriptions[0].cancellations == 0)
        second.cancel()
        #expect(source.subscriptions[0].cancellations == 1)
        let third = Probe<Int, Never>(.unlimited)
        shared.subscribe(third)
        source.send(1)
        #expect(source.subscriptions.count == 2)
        #expect(third.values == [1])
    }

    @Test func `gives a subscriber with demand the values of a publisher that ends at once`() {
        #expect(events(of: numbers(1, 2).share()) == ["1", "2", "finished"])
    }

    @Test func `gives later subscribers the end`() {
        let shared = numbers(1, 2).share()
        #expect(events(of: shared) == ["1", "2", "finished"])
        #expect(events(of: shared) == ["finished"])
    }

    @Test func `honors the demand of each subscriber`() {
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.share()
        let (one, all) = (Probe<Int, Never>(.max(1)), Probe<Int, Never>(.unlimited))
        shared.subscribe(one)
        shared.subscribe(all)
        subject.send(1)
        subject.send(2)
        #expect(one.values == [1])
        #expect(all.values == [1, 2])
    }

    @Test func `equals only itself`() {
        let shared = Just(1).share()
        #expect(shared == shared)
        #expect(shared != Just(1).share())
    }

    @Test func `releases everything after the last token`() {
        weak var released: Source<Int, Never>?
        do {
            let source = Source<Int, Never>()
            released = source
            let token = source.share().sink { _ in }
            #expect(source.subscriptions.count == 1)
            token.cancel()
            #expect(source.subscriptions[0].cancellations == 1)
        }
        #expect(released == nil)
    }
}

@Suite struct `A multicast` {
    @Test func `delivers after its connection`() {
        let source = Source<Int, Never>()
        let multicast = source.multicast { PassthroughSubject() }
        let (first, second) = (Probe<Int, Never>(.unlimited), Probe<Int, Never>(.unlimited))
        multicast.subscribe(first)
        multicast.subscribe(second)
        #expect(source.subscriptions.isEmpty)
        let token = multicast.connect()
        source.send(1)
        #expect(first.values == [1])
        #expect(second.values == [1])
        token.cancel()
        #expect(source.subscriptions[0].cancellations == 1)
        source.send(2)
        #expect(first.values == [1])
    }

    @Test func `delivers through the given subject`() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let multicast = numbers(1, 2).multicast(subject: subject)
        let log = Log()
        let token = log.follow(multicast)
        let connection = multicast.connect()
        #expect(log.lines == ["0", "1", "2", "finished"])
        #expect(subject.value == 2)
        token.cancel()
        connection.cancel()
    }

    @Test func `creates its subject once`() {
        var count = 0
        let multicast = numbers(1).multicast {
            count += 1
            return PassthroughSubject<Int, Never>()
        }
        #expect(count == 0)
        let tokens = [multicast.sink { _ in }, multicast.sink { _ in }]
        #expect(count == 1)
        for token in tokens { token.cancel() }
    }

    @Test func `with autoconnect connects with the first subscriber`() {
        let source = Source<Int, Never>()
        let publisher = source.multicast(subject: PassthroughSubject()).autoconnect()
        let probe = Probe<Int, Never>(.unlimited)
        publisher.subscribe(probe)
        source.send(1)
        #expect(probe.values == [1])
        probe.cancel()
        #expect(source.subscriptions[0].cancellations == 1)
    }

    @Test func `with autoconnect stays disconnected if the subscriber cancels at once`() {
        let source = Source<Int, Never>()
        let publisher = source.multicast(subject: PassthroughSubject()).autoconnect()
        publisher.subscribe(AnySubscriber<Int, Never>(receiveSubscription: { $0.cancel() }))
        #expect(source.subscriptions.isEmpty)
    }

    @Test func `that is made connectable waits`() {
        let publisher = numbers(1, 2).makeConnectable()
        let log = Log()
        let tokens = [log.follow(publisher), log.follow(publisher)]
        #expect(log.lines == [])
        let connection = publisher.connect()
        #expect(log.lines == ["1", "1", "2", "2", "finished", "finished"])
        connection.cancel()
        for token in tokens { token.cancel() }
    }
}

@Suite struct `A buffer` {
    private let source = Source<Int, Broken>()

    @Test func `by request requests everything and keeps values for later demand`() {
        let probe = Probe<Int, Broken>()
        source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).subscribe(probe)
        #expect(source.subscriptions[0].demands == [.unlimited])
        for value in 1...3 { source.send(value) }
        probe.request(.max(1))
        #expect(probe.values == [1])
        probe.request(.unlimited)
        #expect(probe.values == [1, 2])
        source.send(4)
        #expect(probe.values == [1, 2, 4])
    }

    @Test func `drops the oldest value when it is full`() {
        let probe = Probe<Int, Broken>()
        source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(probe)
        for value in 1...4 { source.send(value) }
        probe.request(.unlimited)
        #expect(probe.values == [3, 4])
    }

    @Test func `fails when it is full`() {
        let probe = Probe<Int, Broken>()
        source.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { Broken() }).subscribe(probe)
        source.send(1)
        source.send(2)
        #expect(probe.values == [])
        #expect(probe.completions == [.failure(Broken())])
        #expect(source.subscriptions[0].cancellations == 1)
    }

    @Test func `that is kept full requests its size, and one more for each delivered value`() {
        let probe = Probe<Int, Broken>()
        source.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).subscribe(probe)
        #expect(source.subscriptions[0].demands == [.max(3)])
        source.send(1)
        source.send(2)
        probe.request(.max(2))
        #expect(probe.values == [1, 2])
        #expect(source.subscriptions[0].demands == [.max(3), .max(1), .max(1)])
    }

    @Test func `finishes after the values that wait`() {
        let probe = Probe<Int, Broken>()
        source.buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest).subscribe(probe)
        source.send(1)
        source.send(completion: .finished)
        #expect(probe.completions == [])
        probe.request(.max(1))
        #expect(probe.values == [1])
        #expect(probe.completions == [.finished])
    }

    @Test func `fails at once`() {
        let probe = Probe<Int, Broken>()
        source.buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest).subscribe(probe)
        source.send(1)
        source.send(completion: .failure(Broken()))
        #expect(probe.completions == [.failure(Broken())])
        probe.request(.unlimited)
        #expect(probe.values == [])
    }

    @Test func `keeps the values of a subject for one publisher at a time`() {
        let scheduler = VirtualScheduler()
        let subject = PassthroughSubject<Int, Never>()
        let log = Log()
        let token = log.follow(
            subject.buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest)
                .flatMap(maxPublishers: .max(1)) { Just($0).delay(for: 1, scheduler: scheduler) })
        for value in 1...3 { subject.send(value) }
        scheduler.advance(by: 1)
        #expect(log.lines == ["1"])
        scheduler.advance(by: 5)
        #expect(log.lines == ["1", "2", "3"])
        token.cancel()
    }

    @Test func `of no size keeps nothing`() {
        let probe = Probe<Int, Broken>(.max(1))
        source.buffer(size: 0, prefetch: .byRequest, whenFull: .dropOldest).subscribe(probe)
        source.send(1)
        source.send(2)
        probe.request(.unlimited)
        #expect(probe.values == [1])
    }

    @Test func `that requests everything requests nothing more for the values that it delivers`() {
        let source = Source<Int, Never>()
        let probe = Probe<Int, Never>(.max(1))
        source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).subscribe(probe)
        for value in 1...5 { source.send(value) }
        #expect(probe.values == [1])
        probe.request(.max(5))
        #expect(probe.values == [1, 2, 3])
        #expect(source.subscriptions[0].demands == [.unlimited])
    }
}

@Suite struct `An observer` {
    private final class Text: TextOutputStream {
        var lines: [String] = []
        func write(_ string: String) { lines += string.split(separator: "\n").map(String.init) }
    }

    @Test func `with handleEvents sees each event`() {
        let log = Log()
        let source = Source<Int, Broken>()
        let publisher = source.handleEvents(
            receiveSubscription: { _ in log.add("subscribed") }, receiveOutput: { log.add("value \($0)") },
            receiveCompletion: { log.add("end \($0)") }, receiveCancel: { log.add("cancelled") },
            receiveRequest: { log.add("request \($0)") })
        let probe = Probe<Int, Broken>(.max(2))
        publisher.subscribe(probe)
        source.send(1)
        probe.more = .max(3)
        source.send(2)
        source.send(completion: .finished)
        probe.cancel()
        #expect(
            log.lines == ["subscribed", "request max(2)", "value 1", "value 2", "request max(3)", "end finished"])
        let other = Probe<Int, Broken>()
        publisher.subscribe(other)
        other.cancel()
        other.cancel()
        #expect(log.lines.suffix(2) == ["subscribed", "cancelled"])
    }

    @Test func `with handleEvents sees one cancellation, even if the closure cancels`() {
        let log = Log()
        let probe = Probe<Int, Broken>()
        let source = Source<Int, Broken>()
        source.handleEvents(receiveCancel: {
            log.add("cancelled \(source.subscriptions[0].cancellations)")
            probe.cancel()
        }).subscribe(probe)
        probe.cancel()
        #expect(log.lines == ["cancelled 0"])
        #expect(source.subscriptions[0].cancellations == 1)
    }

    @Test func `with print writes each event`() {
        let text = Text()
        let probe = Probe<Int, Broken>(.max(1))
        probe.more = .max(1)
        failing(after: 1).print("numbers", to: text).subscribe(probe)
        #expect(
            text.lines == [
                "numbers: receive subscription: (Record)", "numbers: request max: (1)", "numbers: receive value: (1)",
                "numbers: request max: (1) (synchronous)", "numbers: receive error: (Broken())",
            ])
    }

    @Test func `with print names well-known subscriptions`() {
        func line<P: Publisher>(_ publisher: P) -> String? {
            let text = Text()
            publisher.print(to: text).sink(receiveCompletion: { _ in }, receiveValue: { _ in }).cancel()
            return text.lines.first
        }
        #expect(line([1, 2].publisher) == "receive subscription: ([1, 2])")
        #expect(line((1...3).publisher) == "receive subscription: (1...3)")
        #expect(line(Just(1)) == "receive subscription: (Just)")
        #expect(line(PassthroughSubject<Int, Never>()) == "receive subscription: (PassthroughSubject)")
        #expect(line(CurrentValueSubject<Int, Never>(1)) == "receive subscription: (CurrentValueSubject)")
        #expect(line(Just(1).combineLatest(Just(2))) == "receive subscription: (CombineLatest)")
        #expect(line(Just(1).merge(with: numbers(2))) == "receive subscription: (Merge)")
        #expect(line(Just(1).merge(with: Just(2))) == "receive subscription: (MergeMany)")
    }

    @Test func `with print writes the end and the cancellation`() {
        let text = Text()
        let subject = PassthroughSubject<Int, Never>()
        let token = subject.print(to: text).sink { _ in }
        token.cancel()
        #expect(text.lines.suffix(2) == ["request unlimited", "receive cancel"])
        _ = events(of: numbers().print(to: text))
        #expect(text.lines.last == "receive finished")
    }

    @Test func `with breakpoint goes on unless a closure returns true`() {
        let publisher = numbers(1).breakpoint(
            receiveSubscription: { _ in false }, receiveOutput: { _ in false }, receiveCompletion: { _ in false })
        #expect(events(of: publisher.breakpointOnError()) == ["1", "finished"])
    }

    @Test func `with breakpoint stops at a subscription, a value or a completion`() async {
        await #expect(processExitsWith: .failure) {
            _ = events(of: numbers(1).breakpoint(receiveSubscription: { _ in true }))
        }
        await #expect(processExitsWith: .failure) {
            _ = events(of: numbers(1).breakpoint(receiveOutput: { $0 == 1 }))
        }
        await #expect(processExitsWith: .failure) {
            _ = events(of: numbers(1).breakpoint(receiveCompletion: { _ in true }))
        }
    }

    @Test func `with breakpoint stops at a failure`() async {
        await #expect(processExitsWith: .failure) {
            _ = events(of: failing().breakpointOnError())
        }
    }
}

@Suite struct `A description` {
    @Test func `names a publisher or subscriber whose type is hidden`() {
        #expect("\(numbers(1))" == "AnyPublisher")
        #expect("\(Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in }))" == "Sink")
    }
}

@Suite struct `Equality of publishers` {
    @Test func `is that of their parts`() {
        let (one, two) = (Just(1), Just(2))
        #expect(Publishers.Merge(one, two) == Publishers.Merge(one, two))
        #expect(Publishers.Merge(one, two) != Publishers.Merge(two, two))
        #expect(Publishers.Zip3(one, one, two) == Publishers.Zip3(one, one, two))
        #expect(Publishers.CombineLatest(one, two) != Publishers.CombineLatest(two, one))
        #expect(Publishers.Drop(upstream: one, count: 1) != Publishers.Drop(upstream: one, count: 2))
        #expect(Publishers.Contains(upstream: one, output: 1) == Publishers.Contains(upstream: one, output: 1))
        #expect(Publishers.Retry(upstream: one, retries: 1) != Publishers.Retry(upstream: one, retries: nil))
        #expect(Publishers.ReplaceEmpty(upstream: one, output: 1) == Publishers.ReplaceEmpty(upstream: one, output: 1))
        #expect(Publishers.Concatenate(prefix: one, suffix: two) == Publishers.Concatenate(prefix: one, suffix: two))
        #expect(Publishers.MergeMany([one]) != Publishers.MergeMany([two]))
        #expect(Publishers.SetFailureType<Just<Int>, Broken>(upstream: one) == .init(upstream: one))
        #expect(Publishers.Output(upstream: one, range: 0..<1) != Publishers.Output(upstream: one, range: 0..<2))
    }
}
