import Combine
import Testing

/// A subscriber with a demand controlled by the test.
private final class Reader<Input, Failure: Error>: Subscriber {
    var subscription: (any Subscription)?
    var values: [Input] = []
    var completions: [Subscribers.Completion<Failure>] = []

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { completions.append(completion) }
}

@Suite struct SubjectTests {
    @Test func `a passthrough subject delivers to current subscribers`() {
        let subject = PassthroughSubject<Int, Never>()
        var first: [Int] = []
        var second: [Int] = []
        let one = subject.sink { first.append($0) }
        subject.send(1)
        let two = subject.sink { second.append($0) }
        subject.send(2)
        one.cancel()
        subject.send(3)
        #expect(first == [1, 2])
        #expect(second == [2, 3])
        two.cancel()
    }

    @Test func `a current value subject starts with its value`() {
        let subject = CurrentValueSubject<String, Never>("a")
        var seen: [String] = []
        let token = subject.sink { seen.append($0) }
        subject.value = "b"
        subject.send("c")
        #expect(seen == ["a", "b", "c"])
        #expect(subject.value == "c")
        token.cancel()
    }

    @Test func `nothing is delivered beyond the demand`() {
        let subject = PassthroughSubject<Int, Never>()
        let reader = Reader<Int, Never>()
        subject.subscribe(reader)
        subject.send(1)
        reader.subscription?.request(.max(2))
        subject.send(2)
        subject.send(3)
        subject.send(4)
        #expect(reader.values == [2, 3])
    }

    @Test func `a current value subject keeps the latest value for the next demand`() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let reader = Reader<Int, Never>()
        subject.subscribe(reader)
        reader.subscription?.request(.max(1))
        subject.send(1)
        subject.send(2)
        reader.subscription?.request(.max(1))
        #expect(reader.values == [0, 2])
    }

    @Test func `a completion ends all subscriptions and is sent to later subscribers`() {
        let subject = PassthroughSubject<Int, Broken>()
        let early = Reader<Int, Broken>()
        let late = Reader<Int, Broken>()
        subject.subscribe(early)
        early.subscription?.request(.unlimited)
        subject.send(1)
        subject.send(completion: .failure(Broken()))
        subject.send(2)
        subject.send(completion: .finished)
        subject.subscribe(late)
        #expect(early.values == [1])
        #expect(early.completions == [.failure(Broken())])
        #expect(late.completions == [.failure(Broken())])
    }

    @Test func `a subscriber may send while it receives`() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        let token = subject.sink { value in
            seen.append(value)
            if value < 3 { subject.send(value + 1) }
        }
        subject.send(1)
        #expect(seen == [1, 2, 3])
        token.cancel()
    }

    @Test func `a token that is released cancels`() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var tokens = Set<AnyCancellable>()
        subject.sink { seen.append($0) }.store(in: &tokens)
        subject.send(1)
        tokens.removeAll()
        subject.send(2)
        #expect(seen == [1])
    }

    @Test func `a token runs its closure once`() {
        var cancellations = 0
        var token: AnyCancellable? = AnyCancellable { cancellations += 1 }
        token?.cancel()
        token?.cancel()
        token = nil
        #expect(cancellations == 1)
    }

    @Test func `values of several threads arrive one at a time and none is lost`() async {
        let subject = PassthroughSubject<Int, Never>()
        var sum = 0
        let token = subject.sink { sum += $0 }
        nonisolated(unsafe) let shared = subject
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<1_000 { shared.send(1) } }
            }
        }
        #expect(sum == 8_000)
        token.cancel()
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
