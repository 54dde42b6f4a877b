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
