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

    @Test func `delivers nothing after it was canceled, and cancels upstream once`() {
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
