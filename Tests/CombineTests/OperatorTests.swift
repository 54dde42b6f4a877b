import Combine
import Foundation
import Testing

private final class Label { var text = "" }

@Suite struct OperatorTests {
    @Test func `values are mapped, filtered and made distinct`() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [String] = []
        let token = subject.filter { $0 > 0 }.map { $0 / 2 }.removeDuplicates().map(\.description).sink {
            seen.append($0)
        }
        for value in [-1, 2, 3, 4, 8, 9, -8, 2] { subject.send(value) }
        #expect(seen == ["1", "2", "4", "1"])
        token.cancel()
    }

    @Test func `nil is skipped or replaced`() {
        var kept: [Int] = []
        var replaced: [Int] = []
        let subject = PassthroughSubject<String, Never>()
        let one = subject.compactMap { Int($0) }.sink { kept.append($0) }
        let two = subject.map { Int($0) }.replaceNil(with: -1).sink { replaced.append($0) }
        for text in ["1", "x", "3"] { subject.send(text) }
        #expect(kept == [1, 3])
        #expect(replaced == [1, -1, 3])
        one.cancel()
        two.cancel()
    }

    @Test func `a thrown error ends the publisher and cancels upstream`() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var failure: (any Error)?
        let token = subject.tryMap { value in
            if value == 2 { throw Broken() }
            return value * 10
        }.sink(
            receiveCompletion: { if case .failure(let error) = $0 { failure = error } },
            receiveValue: { seen.append($0) })
        for value in 1...3 { subject.send(value) }
        #expect(seen == [10])
        #expect(failure is Broken)
        token.cancel()
    }

    @Test func `JSON is decoded, and other data is a failure`() {
        struct Post: Codable, Equatable { var id: Int }
        let subject = PassthroughSubject<Data, Never>()
        var posts: [Post] = []
        var failed = false
        let token = subject.decode(type: Post.self, decoder: JSONDecoder())
            .sink(receiveCompletion: { if case .failure = $0 { failed = true } }, receiveValue: { posts.append($0) })
        subject.send(Data(#"{"id": 7}"#.utf8))
        subject.send(Data("no".utf8))
        #expect(posts == [Post(id: 7)])
        #expect(failed)
        token.cancel()
    }

    @Test func `a running result is delivered`() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        let token = subject.dropFirst(2).scan(0, +).sink { seen.append($0) }
        for value in 1...5 { subject.send(value) }
        #expect(seen == [3, 7, 12])
        token.cancel()
    }

    @Test func `one value is delivered and then the end`() {
        var events: [String] = []
        let token = Just(4).setFailureType(to: Broken.self).eraseToAnyPublisher()
            .sink(receiveCompletion: { events.append("\($0)") }, receiveValue: { events.append("\($0)") })
        #expect(events == ["4", "finished"])
        token.cancel()
    }

    @Test func `an empty publisher finishes and a failing one fails`() {
        var completions: [Subscribers.Completion<Broken>] = []
        let one = Empty<Int, Broken>().sink(receiveCompletion: { completions.append($0) }, receiveValue: { _ in })
        let two = Fail<Int, Broken>(error: Broken())
            .sink(receiveCompletion: { completions.append($0) }, receiveValue: { _ in })
        let three = Empty<Int, Broken>(completeImmediately: false)
            .sink(receiveCompletion: { completions.append($0) }, receiveValue: { _ in })
        #expect(completions == [.finished, .failure(Broken())])
        for token in [one, two, three] { token.cancel() }
    }

    @Test func `a future keeps its result for later subscribers`() {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        var seen: [Int] = []
        let early = future.sink { seen.append($0) }
        promise?(.success(3))
        promise?(.success(4))
        let late = future.sink { seen.append($0 * 10) }
        #expect(seen == [3, 30])
        early.cancel()
        late.cancel()
    }

    @Test func `values are assigned to a property of an object that is retained until the end`() {
        let subject = PassthroughSubject<String, Never>()
        var label: Label? = Label()
        weak let weakLabel = label
        let token = label.map { subject.assign(to: \.text, on: $0) }
        subject.send("a")
        #expect(label?.text == "a")
        label = nil
        #expect(weakLabel != nil)
        token?.cancel()
        #expect(weakLabel == nil)
    }

    @Test func `values are received on another queue, in order`() async {
        let queue = DispatchQueue(label: "receiver")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) var seen: [Int] = []
        nonisolated(unsafe) var onQueue = true
        nonisolated(unsafe) var token: AnyCancellable?
        await withCheckedContinuation { continuation in
            token = subject.receive(on: queue).sink(
                receiveCompletion: { _ in continuation.resume() },
                receiveValue: { value in
                    seen.append(value)
                    onQueue = onQueue && DispatchQueue.getSpecific(key: key) == true
                })
            for value in 1...100 { subject.send(value) }
            subject.send(completion: .finished)
        }
        #expect(seen == Array(1...100))
        #expect(onQueue)
        token?.cancel()
    }

    @Test func `values are received on the immediate scheduler at once`() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        let token = subject.receive(on: ImmediateScheduler.shared).sink { seen.append($0) }
        subject.send(1)
        #expect(seen == [1])
        token.cancel()
    }
}
