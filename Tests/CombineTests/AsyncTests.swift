import Combine
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct `The values of a publisher` {
    @Test func `are a sequence that ends with the publisher`() async {
        var seen: [Int] = []
        for await value in numbers(1, 2, 3).values { seen.append(value) }
        #expect(seen == [1, 2, 3])
    }

    @Test func `throw the failure`() async {
        var seen: [Int] = []
        await #expect(throws: Broken.self) {
            for try await value in failing(after: 1, 2).values { seen.append(value) }
        }
        #expect(seen == [1, 2])
    }

    @Test func `are requested one at a time`() async {
        let source = Source<Int, Never>()
        nonisolated(unsafe) let values = source.values
        var iterator = values.makeAsyncIterator()
        #expect(source.subscriptions[0].demands == [])
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { [source = Unchecked(source)] in
            source.value.send(1)
        }
        #expect(await iterator.next() == 1)
        #expect(source.subscriptions[0].demands == [.max(1)])
    }

    @Test func `keep those that come unrequested`() async {
        let source = Source<Int, Never>()
        var iterator = source.values.makeAsyncIterator()
        source.send(1)
        source.send(2)
        source.send(completion: .finished)
        #expect(await iterator.next() == 1)
        #expect(await iterator.next() == 2)
        #expect(await iterator.next() == nil)
        #expect(await iterator.next() == nil)
    }

    @Test func `cancel the publisher at the end of the loop`() async {
        let source = Source<Int, Never>()
        do {
            var iterator = source.values.makeAsyncIterator()
            source.send(1)
            #expect(await iterator.next() == 1)
            #expect(source.subscriptions[0].cancellations == 0)
        }
        #expect(source.subscriptions[0].cancellations == 1)
    }

    @Test func `end when the task is canceled`() async {
        let source = Source<Int, Never>()
        let box = Unchecked(source)
        let task = Task {
            var count = 0
            for await _ in box.value.values { count += 1 }
            return count
        }
        while source.subscriptions.isEmpty { await Task.yield() }
        task.cancel()
        #expect(await task.value == 0)
        #expect(source.subscriptions[0].cancellations == 1)
    }

    @Test @MainActor func `can be awaited on the main actor`() async {
        let subject = CurrentValueSubject<[String], Never>(["a"])
        var seen: [[String]] = []
        for await value in subject.values {
            seen.append(value)
            if seen.count == 1 { subject.send(["b"]) } else { break }
        }
        #expect(seen == [["a"], ["b"]])
    }

    @Test func `of a published property follow it`() async {
        final class Model: ObservableObject { @Published var count = 0 }
        let model = Model()
        var seen: [Int] = []
        for await value in model.$count.values {
            seen.append(value)
            if value == 2 { break }
            model.count = value + 1
        }
        #expect(seen == [0, 1, 2])
    }
}

/// Test state that only one thread at a time uses.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
