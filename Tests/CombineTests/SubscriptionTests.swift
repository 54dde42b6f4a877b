import Combine
import Foundation
import Testing

/// The rules of Reactive Streams, which Combine's publishers and subscribers follow.
@Suite struct `An operator` {
    @Test func `passes the demand up, and requests one more value for each skipped one`() {
        let source = Source<Int, Never>()
        let probe = Probe<Int, Never>()
        source.filter { $0 > 1 }.subscribe(probe)
        probe.request(.max(2))
        #expect(source.subscriptions[0].demands == [.max(2)])
        #expect(source.send(1) == .max(1))
        #expect(source.send(2) == Subscribers.Demand.none)
        probe.more = .max(3)
        #expect(source.send(3) == .max(3))
        #expect(probe.values == [2, 3])
    }

    @Test func `accepts one subscription and cancels every other`() {
        let source = Source<Int, Never>()
        let probe = Probe<Int, Never>()
        source.map { $0 }.subscribe(probe)
        source.offerSubscription()
        #expect(probe.subscriptionCount == 1)
        #expect(source.subscriptions.map(\.cancellations) == [0, 1])
        #expect(source.send(1) != nil)
        #expect(probe.values == [1])
    }

    @Test func `ignores values before its subscription`() {
        final class Early: Publisher {
            typealias Output = Int
            typealias Failure = Never
            func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
                _ = subscriber.receive(1)
                subscriber.receive(subscription: Subscriptions.empty)
                _ = subscriber.receive(2)
            }
        }
        let probe = Probe<Int, Never>()
        Early().map { $0 }.subscribe(probe)
        #expect(probe.values == [2])
    }

    @Test func `ignores everything after the end, and ends once`() {
        let source = Source<Int, Broken>()
        let probe = Probe<Int, Broken>(.unlimited)
        source.map { $0 }.subscribe(probe)
        source.send(1)
        source.send(completion: .finished)
        source.send(2)
        source.send(completion: .failure(Broken()))
        #expect(probe.values == [1])
        #expect(probe.completions == [.finished])
    }

    @Test func `delivers nothing after it was cancelled, and cancels upstream once`() {
        let source = Source<Int, Never>()
        let probe = Probe<Int, Never>(.unlimited)
        source.map { $0 }.subscribe(probe)
        probe.cancel()
        probe.cancel()
        source.send(1)
        source.send(completion: .finished)
        #expect(source.subscriptions[0].cancellations == 1)
        #expect(probe.values == [])
        #expect(probe.completions == [])
    }

    @Test func `that throws cancels upstream, fails once and ignores further values`() {
        let source = Source<Int, Never>()
        let probe = Probe<Int, any Error>(.unlimited)
        source.tryCompactMap { value in
            if value == 2 { throw Broken() }
            return value == 1 ? nil : value
        }.subscribe(probe)
        #expect(source.send(1) == .max(1))
        source.send(4)
        #expect(source.send(2) == Subscribers.Demand.none)
        source.send(3)
        source.send(completion: .finished)
        #expect(source.subscriptions[0].cancellations == 1)
        #expect(probe.values == [4])
        #expect(probe.completions.count == 1)
        if case .failure(let error)? = probe.completions.first {
            #expect(error is Broken)
        } else {
            Issue.record("no failure")
        }
    }

    @Test func `that maps errors changes neither values nor a normal end`() {
        struct Other: Error, Equatable {}
        let source = Source<Int, Broken>()
        let probe = Probe<Int, Other>(.unlimited)
        source.mapError { _ in Other() }.subscribe(probe)
        source.send(1)
        source.send(completion: .failure(Broken()))
        #expect(probe.values == [1])
        #expect(probe.completions == [.failure(Other())])
    }

    @Test func `that drops skips the given number of values, and none for a negative number`() {
        var seen: [[Int]] = []
        for count in [-1, 0, 1, 3] {
            let source = Source<Int, Never>()
            let probe = Probe<Int, Never>(.unlimited)
            source.dropFirst(count).subscribe(probe)
            for value in 1...3 { source.send(value) }
            seen.append(probe.values)
        }
        #expect(seen == [[1, 2, 3], [1, 2, 3], [2, 3], []])
    }

    @Test func `that removes duplicates compares with the last delivered value`() {
        let source = Source<Int, Never>()
        let probe = Probe<Int, Never>(.unlimited)
        source.removeDuplicates { abs($0 - $1) < 3 }.subscribe(probe)
        for value in [1, 2, 3, 4, 5, 8] { source.send(value) }
        #expect(probe.values == [1, 4, 8])
    }

    @Test func `that encodes writes JSON that decodes to the same`() throws {
        struct Point: Codable, Equatable { var x: Int }
        let source = Source<Point, Never>()
        let probe = Probe<Point, any Error>(.unlimited)
        source.encode(encoder: JSONEncoder()).decode(type: Point.self, decoder: JSONDecoder()).subscribe(probe)
        source.send(Point(x: 3))
        #expect(probe.values == [Point(x: 3)])
    }
}

@Suite struct `A subject` {
    @Test func `has a subscriber while the token exists, and none after the token is released`() {
        let subject = PassthroughSubject<Int, Never>()
        let probe = Probe<Int, Never>(.unlimited)
        subject.subscribe(probe)
        subject.send(1)
        probe.cancel()
        subject.send(2)
        #expect(probe.values == [1])
    }

    @Test func `releases a subscriber that cancels`() {
        let passthrough = PassthroughSubject<Int, Never>()
        let current = CurrentValueSubject<Int, Never>(0)
        weak var first: Probe<Int, Never>?
        weak var second: Probe<Int, Never>?
        do {
            let (one, other) = (Probe<Int, Never>(.unlimited), Probe<Int, Never>(.unlimited))
            passthrough.subscribe(one)
            current.subscribe(other)
            one.cancel()
            other.cancel()
            (first, second) = (one, other)
        }
        passthrough.send(1)
        current.send(1)
        #expect(first == nil)
        #expect(second == nil)
    }

    @Test func `delivers in the order of the subscriptions`() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [String] = []
        let tokens = ["a", "b", "c"].map { name in subject.sink { seen.append("\(name)\($0)") } }
        subject.send(1)
        tokens[1].cancel()
        subject.send(2)
        #expect(seen == ["a1", "b1", "c1", "a2", "c2"])
        for token in tokens { token.cancel() }
    }

    @Test func `adds up the demands, including those returned for values`() {
        let subject = PassthroughSubject<Int, Never>()
        let probe = Probe<Int, Never>()
        subject.subscribe(probe)
        probe.request(.max(1))
        probe.request(.max(1))
        probe.request(.none)
        subject.send(1)
        probe.more = .max(1)
        subject.send(2)
        probe.more = .none
        subject.send(3)
        subject.send(4)
        #expect(probe.values == [1, 2, 3])
    }

    @Test func `with a value keeps its latest value for the next demand, and delivers it once`() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let probe = Probe<Int, Never>()
        subject.subscribe(probe)
        subject.send(1)
        probe.request(.max(1))
        probe.request(.max(1))
        #expect(probe.values == [1])
        subject.send(2)
        #expect(probe.values == [1, 2])
    }

    @Test
    func `with a value completes its subscribers, sends later subscribers only the completion, and keeps its value`() {
        let subject = CurrentValueSubject<Int, Broken>(0)
        let (early, late) = (Probe<Int, Broken>(.unlimited), Probe<Int, Broken>(.unlimited))
        subject.subscribe(early)
        subject.send(1)
        subject.send(completion: .failure(Broken()))
        subject.send(completion: .finished)
        subject.send(2)
        subject.subscribe(late)
        #expect(early.values == [0, 1])
        #expect(early.completions == [.failure(Broken())])
        #expect(late.subscriptionCount == 1)
        #expect(late.values == [])
        #expect(late.completions == [.failure(Broken())])
        #expect(subject.value == 1)
    }

    @Test func `without a value sends later subscribers a subscription before the completion`() {
        let subject = PassthroughSubject<Int, Never>()
        subject.send(completion: .finished)
        let late = Probe<Int, Never>(.unlimited)
        subject.subscribe(late)
        #expect(late.subscriptionCount == 1)
        #expect(late.completions == [.finished])
    }

    @Test
    func `requests everything from an upstream, without a value after the first demand, and cancels it when released`()
    {
        let handles = (0..<2).map { _ in Source<Int, Never>.Handle() }
        do {
            let passthrough = PassthroughSubject<Int, Never>()
            let current = CurrentValueSubject<Int, Never>(0)
            passthrough.send(subscription: handles[0])
            current.send(subscription: handles[1])
            #expect(handles.map(\.demands) == [[], [.unlimited]])
            let probe = Probe<Int, Never>(.max(1))
            passthrough.subscribe(probe)
            probe.request(.max(1))
            #expect(handles.map(\.demands) == [[.unlimited], [.unlimited]])
            probe.cancel()
            #expect(handles.map(\.cancellations) == [0, 0])
        }
        #expect(handles.map(\.cancellations) == [1, 1])
    }

    @Test func `that subscribes to another one passes on values and the end until its token is released`() {
        let source = PassthroughSubject<Int, Broken>()
        let relay = PassthroughSubject<Int, Broken>()
        let probe = Probe<Int, Broken>(.unlimited)
        relay.subscribe(probe)
        var token: AnyCancellable? = source.subscribe(relay)
        source.send(1)
        #expect(token != nil)
        token = nil
        source.send(2)
        #expect(probe.values == [1])
        token = source.subscribe(relay)
        source.send(completion: .finished)
        #expect(probe.completions == [.finished])
    }

    @Test func `of Void delivers once per send`() {
        let subject = PassthroughSubject<Void, Never>()
        var count = 0
        let token = subject.sink { count += 1 }
        subject.send()
        subject.send()
        #expect(count == 2)
        token.cancel()
    }
}

@Suite struct `A subscriber` {
    @Test func `of closures calls only the closures that were given`() {
        let subject = PassthroughSubject<Int, Broken>()
        var lines: [String] = []
        let subscriber = AnySubscriber<Int, Broken>(
            receiveSubscription: {
                lines.append("subscribed")
                $0.request(.max(1))
            },
            receiveValue: {
                lines.append("\($0)")
                return .max($0)
            }, receiveCompletion: { lines.append("\($0)") })
        subject.subscribe(subscriber)
        subject.send(1)
        subject.send(0)
        subject.send(7)
        subject.send(completion: .finished)
        #expect(lines == ["subscribed", "1", "0", "finished"])
    }

    @Test func `without closures requests nothing`() {
        let source = Source<Int, Never>()
        source.subscribe(AnySubscriber<Int, Never>())
        #expect(source.subscriptions[0].demands == [])
        #expect(source.send(1) == Subscribers.Demand.none)
        source.send(completion: .finished)
    }

    @Test func `whose type is erased receives the same values`() {
        let source = Source<Int, Broken>()
        let probe = Probe<Int, Broken>(.max(2))
        probe.more = .max(5)
        let hidden = AnySubscriber(probe)
        #expect(hidden.combineIdentifier == probe.combineIdentifier)
        source.subscribe(hidden)
        #expect(source.subscriptions[0].demands == [.max(2)])
        #expect(source.send(3) == .max(5))
        source.send(completion: .failure(Broken()))
        #expect(probe.values == [3])
        #expect(probe.completions == [.failure(Broken())])
    }

    @Test func `that sinks requests unlimited values once, and runs its completion once`() {
        let source = Source<Int, Broken>()
        var lines: [String] = []
        let token = source.sink(
            receiveCompletion: { lines.append("\($0)") }, receiveValue: { lines.append("\($0)") })
        source.offerSubscription()
        #expect(source.subscriptions.map(\.demands) == [[.unlimited], []])
        #expect(source.subscriptions.map(\.cancellations) == [0, 1])
        #expect(source.send(1) == Subscribers.Demand.none)
        source.send(completion: .finished)
        source.send(completion: .finished)
        #expect(lines == ["1", "finished"])
        token.cancel()
    }

    private final class Label { var text = "" }

    @Test func `that assigns releases its object at the end`() {
        let source = Source<String, Never>()
        let label = Label()
        let assign = Subscribers.Assign(object: label, keyPath: \Label.text)
        source.subscribe(assign)
        source.offerSubscription()
        #expect(source.subscriptions.map(\.demands) == [[.unlimited], []])
        source.send("a")
        #expect(label.text == "a")
        #expect(assign.object === label)
        source.send(completion: .finished)
        #expect(assign.object == nil)
        source.send("b")
        #expect(label.text == "a")
    }

    @Test func `that assigns cancels upstream`() {
        let source = Source<String, Never>()
        let assign = Subscribers.Assign(object: Label(), keyPath: \Label.text)
        source.subscribe(assign)
        assign.cancel()
        #expect(source.subscriptions[0].cancellations == 1)
        #expect(assign.object == nil)
    }
}

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

    @Test func `that is cancelled delivers nothing`() {
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

    @Test func `a later value reaches no cancelled subscriber and retains none`() {
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

@Suite struct `A published property` {
    private final class Model: ObservableObject {
        @Published var count = 0
        @Published var other = 0
    }

    private final class Plain: ObservableObject {}

    @Test func `releases a subscriber that cancels`() {
        let model = Model()
        weak var first: Probe<Int, Never>?
        weak var second: Probe<Void, Never>?
        do {
            let (values, announcements) = (Probe<Int, Never>(.unlimited), Probe<Void, Never>(.unlimited))
            model.$count.subscribe(values)
            model.objectWillChange.subscribe(announcements)
            model.count = 1
            #expect(values.values == [0, 1])
            #expect(announcements.values.count == 1)
            values.cancel()
            announcements.cancel()
            (first, second) = (values, announcements)
        }
        model.count = 2
        #expect(first == nil)
        #expect(second == nil)
    }

    @Test func `keeps its latest value for a later demand`() {
        let model = Model()
        let probe = Probe<Int, Never>()
        model.$count.subscribe(probe)
        model.count = 1
        model.count = 2
        probe.request(.max(1))
        #expect(probe.values == [2])
    }

    @Test func `accepts one subscription of an assigned publisher until the publisher completes`() {
        let model = Model()
        let source = Source<Int, Never>()
        source.assign(to: &model.$count)
        source.offerSubscription()
        #expect(source.subscriptions.map(\.demands) == [[.unlimited], []])
        #expect(source.subscriptions.map(\.cancellations) == [0, 1])
        #expect(source.send(3) == Subscribers.Demand.none)
        #expect(model.count == 3)
        source.send(completion: .finished)
        source.offerSubscription()
        #expect(source.subscriptions[2].cancellations == 1)
    }

    @Test func `cancels the assigned publisher when its object is released`() {
        let source = Source<Int, Never>()
        do {
            let model = Model()
            source.assign(to: &model.$count)
            #expect(source.subscriptions[0].cancellations == 0)
        }
        #expect(source.subscriptions[0].cancellations == 1)
    }

    @Test func `that is replaced as a whole announces through the same publisher`() {
        final class Replacing: ObservableObject {
            @Published var first = 0
            @Published var second = 0
            func replace() { _first = Published(initialValue: 5) }
        }
        let model = Replacing()
        let publisher = model.objectWillChange
        var count = 0
        let token = publisher.sink { count += 1 }
        model.replace()
        #expect(model.objectWillChange === publisher)
        model.first = 6
        model.second = 1
        #expect(count == 2)
        token.cancel()
    }

    @Test func `is not required for many objects to have their own publishers`() {
        let objects = (0..<300).map { _ in Plain() }
        let publishers = objects.map(\.objectWillChange)
        #expect(Set(publishers.map(ObjectIdentifier.init)).count == 300)
        #expect(zip(objects, publishers).allSatisfy { $0.objectWillChange === $1 })
    }
}

@Suite struct `A receiver that cancels` {
    /// Cancels at its first value, and counts what it receives.
    private final class Canceller: Subscriber {
        private var subscription: (any Subscription)?
        private(set) var values: [Int] = []
        private(set) var completionCount = 0

        func receive(subscription: any Subscription) {
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        func receive(_ input: Int) -> Subscribers.Demand {
            values.append(input)
            subscription?.cancel()
            return .unlimited
        }

        func receive(completion: Subscribers.Completion<Never>) { completionCount += 1 }
    }

    @Test func `at the last value receives no completion`() {
        let source = Source<Int, Never>()
        let canceller = Canceller()
        source.first { $0 > 1 }.subscribe(canceller)
        source.send(1)
        source.send(2)
        source.send(3)
        #expect(canceller.values == [2])
        #expect(canceller.completionCount == 0)
        #expect(source.subscriptions.map(\.cancellations) == [1])
    }

    @Test func `of a sequence receives no further value and no completion`() {
        let canceller = Canceller()
        numbers(1, 2, 3).subscribe(canceller)
        #expect(canceller.values == [1] && canceller.completionCount == 0)
    }
}

@Suite struct `Closures for events` {
    @Test func `are not called before the subscription or after the end`() {
        let source = Source<Int, Never>()
        var events: [String] = []
        let publisher = source.handleEvents(
            receiveOutput: { events.append("\($0)") }, receiveCompletion: { _ in events.append("end") })
        let probe = Probe<Int, Never>(.unlimited)
        publisher.subscribe(probe)
        source.send(1)
        source.send(completion: .finished)
        source.send(2)
        source.send(completion: .finished)
        #expect(events == ["1", "end"])
        #expect(probe.values == [1] && probe.completions.count == 1)
    }
}

@Suite struct `A buffer that requests everything` {
    @Test func `requests nothing more for the values that it delivers`() {
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

@Suite struct `A zip whose second publisher ends` {
    @Test func `ends with the pair of its last value`() {
        let (first, second) = (Source<Int, Never>(), Source<Int, Never>())
        let probe = Probe<String, Never>(.unlimited)
        first.zip(second).map { "\($0)\($1)" }.subscribe(probe)
        second.send(7)
        second.send(8)
        second.send(completion: .finished)
        first.send(1)
        #expect(probe.values == ["17"] && probe.completions.isEmpty)
        first.send(2)
        #expect(probe.values == ["17", "28"] && probe.completions.count == 1)
        #expect(first.subscriptions.map(\.cancellations) == [1])
    }

    @Test func `ends at once if no value of it waits`() {
        let (first, second) = (Source<Int, Never>(), Source<Int, Never>())
        let probe = Probe<String, Never>(.unlimited)
        first.zip(second).map { "\($0)\($1)" }.subscribe(probe)
        first.send(1)
        second.send(completion: .finished)
        #expect(probe.values == [] && probe.completions.count == 1)
    }
}

@Suite struct `A token` {
    @Test func `is kept by an array`() {
        var count = 0
        var tokens: [AnyCancellable] = []
        AnyCancellable { count += 1 }.store(in: &tokens)
        #expect(tokens.count == 1 && count == 0)
        tokens = []
        #expect(count == 1)
    }
}
