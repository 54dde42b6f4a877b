import Combine
import Foundation
import Testing

@Suite struct `A sequence's publisher` {
    @Test func `delivers the elements within the demand, and finishes with the last one`() {
        let probe = Probe<Int, Never>(.max(1))
        (1...3).publisher.subscribe(probe)
        #expect(probe.values == [1])
        probe.more = .max(1)
        probe.request(.max(1))
        #expect(probe.values == [1, 2, 3])
        #expect(probe.completions == [.finished])
    }

    @Test func `finishes at once without elements`() {
        let probe = Probe<Int, Never>()
        [Int]().publisher.subscribe(probe)
        #expect(probe.subscriptionCount == 1)
        #expect(probe.completions == [.finished])
    }

    @Test func `stops when it is canceled during a delivery`() {
        let log = Log()
        var subscription: (any Subscription)?
        (1...9).publisher.subscribe(
            AnySubscriber<Int, Never>(
                receiveSubscription: {
                    subscription = $0
                    $0.request(.unlimited)
                },
                receiveValue: {
                    log.add($0)
                    if $0 == 2 { subscription?.cancel() }
                    return .none
                }, receiveCompletion: { log.add($0) }))
        #expect(log.lines == ["1", "2"])
    }

    @Test func `delivers as much of an endless sequence as requested`() {
        let probe = Probe<Int, Never>(.max(3))
        sequence(first: 1) { $0 * 2 }.publisher.subscribe(probe)
        #expect(probe.values == [1, 2, 4])
        probe.cancel()
    }

    @Test func `needs little of the stack for requests from deliveries`() {
        let probe = Probe<Int, Never>(.max(1))
        probe.more = .max(1)
        (0..<100_000).publisher.subscribe(probe)
        #expect(probe.values.count == 100_000)
    }

    @Test func `has operators whose results are sequences`() {
        let publisher = [3, 1, 1, 2].publisher
        #expect(publisher.map { $0 * 2 } == .init(sequence: [6, 2, 2, 4]))
        #expect(publisher.filter { $0 > 1 } == .init(sequence: [3, 2]))
        #expect(publisher.compactMap { $0 > 1 ? $0 : nil } == .init(sequence: [3, 2]))
        #expect(publisher.removeDuplicates() == .init(sequence: [3, 1, 2]))
        #expect(publisher.scan(0, +) == .init(sequence: [3, 4, 5, 7]))
        #expect(publisher.prefix { $0 > 2 } == .init(sequence: [3]))
        #expect(publisher.append(4, 5) == .init(sequence: [3, 1, 1, 2, 4, 5]))
        #expect(publisher.prepend([0]) == .init(sequence: [0, 3, 1, 1, 2]))
        #expect(publisher.append([9].publisher) == .init(sequence: [3, 1, 1, 2, 9]))
        #expect(publisher.output(in: 1..<9) == .init(sequence: [1, 1, 2]))
        #expect([1, nil].publisher.replaceNil(with: 0) == .init(sequence: [1, 0]))
    }

    @Test func `has operators whose results are single values`() {
        let publisher = [3, 1, 2].publisher
        #expect(publisher.min() == .init(1))
        #expect(publisher.max() == .init(3))
        #expect(publisher.first() == .init(3))
        #expect(publisher.last() == .init(2))
        #expect(publisher.first { $0 < 3 } == .init(1))
        #expect(publisher.last { $0 > 2 } == .init(3))
        #expect(publisher.output(at: 1) == .init(1))
        #expect(publisher.output(at: 7) == .init(nil))
        #expect(publisher.count() == Just(3))
        #expect(publisher.collect() == .init([3, 1, 2]))
        #expect(publisher.contains(2) == .init(true))
        #expect(publisher.allSatisfy { $0 > 1 } == .init(false))
        #expect(publisher.reduce(0, +) == .init(6))
        #expect(publisher.ignoreOutput() == Empty())
    }

    @Test func `has operators that skip`() {
        #expect(events(of: [1, 2, 3].publisher.dropFirst(2)) == ["3", "finished"])
        #expect(events(of: [1, 2, 3].publisher.drop { $0 < 2 }) == ["2", "3", "finished"])
        #expect(events(of: [1, 2, 3].publisher.prefix(2)) == ["1", "2", "finished"])
        #expect(events(of: [1, 2, 3].publisher.prefix(-1)) == ["finished"])
    }

    @Test func `has operators that throw`() {
        #expect(events(of: [1, 2].publisher.tryAllSatisfy(fail(at: 2))) == ["failed: Broken()"])
        #expect(events(of: [1, 2].publisher.tryContains(where: fail(at: 2))) == ["true", "finished"])
        #expect(events(of: [1, 2].publisher.tryReduce(0) { try fail(at: 2)($1) ? $0 : 1 }) == ["failed: Broken()"])
    }

    @Test func `can get a failure type`() {
        #expect([1].publisher.setFailureType(to: Broken.self) == .init(sequence: [1]))
        #expect(events(of: [1, 2].publisher.setFailureType(to: Broken.self).count()) == ["2", "finished"])
    }
}

@Suite struct `An optional's publisher` {
    @Test func `delivers the value or none`() {
        #expect(events(of: Optional(1).publisher) == ["1", "finished"])
        #expect(events(of: Int?.none.publisher) == ["finished"])
    }

    @Test func `waits for demand`() {
        let probe = Probe<Int, Never>()
        Optional(1).publisher.subscribe(probe)
        #expect(probe.values == [])
        probe.request(.max(1))
        #expect(probe.values == [1])
    }

    @Test func `has operators whose results are optionals`() {
        let (some, none) = (Optional(2).publisher, Int?.none.publisher)
        #expect(some.map { $0 * 2 } == .init(4))
        #expect(some.compactMap { $0 > 2 ? $0 : nil } == .init(nil))
        #expect(some.filter { $0 > 2 } == .init(nil))
        #expect(some.allSatisfy { $0 > 1 } == .init(true))
        #expect(none.allSatisfy { $0 > 1 } == .init(nil))
        #expect(some.collect() == .init([2]))
        #expect(some.contains(2) == .init(true))
        #expect(some.contains { $0 > 2 } == .init(false))
        #expect(some.dropFirst() == .init(nil))
        #expect(some.dropFirst(0) == some)
        #expect(some.drop { $0 == 2 } == .init(nil))
        #expect(some.prefix(1) == some)
        #expect(some.prefix(0) == .init(nil))
        #expect(some.output(at: 1) == .init(nil))
        #expect(some.output(in: 0...) == some)
        #expect(some.reduce(1, +) == .init(3))
        #expect(some.scan(1, +) == .init(3))
        #expect(none.reduce(1, +) == .init(nil))
        #expect(some.min() == some)
        #expect(some.max() == some)
        #expect(some.first { $0 > 2 } == .init(nil))
        #expect(some.last() == some)
        #expect(some.removeDuplicates() == some)
        #expect(some.retry(3) == some)
        #expect(some.replaceError(with: 1) == some)
    }

    @Test func `counts its value and replaces a missing one`() {
        #expect(Optional(2).publisher.count() == Just(1))
        #expect(Int?.none.publisher.count() == Just(0))
        #expect(Int?.none.publisher.replaceEmpty(with: 3) == Just(3))
        #expect(Int?.none.publisher.ignoreOutput() == Empty())
    }
}

@Suite struct `A result's publisher` {
    private let success = Result<Int, Broken>.success(2).publisher
    private let failure = Result<Int, Broken>.failure(Broken()).publisher

    @Test func `delivers the value or fails`() {
        #expect(events(of: success) == ["2", "finished"])
        #expect(events(of: failure) == ["failed: Broken()"])
        #expect(Result<Int, Broken>.Publisher(2) == success)
        #expect(Result<Int, Broken>.Publisher(Broken()) == failure)
    }

    @Test func `has operators whose results are results`() {
        #expect(success.map { $0 * 2 } == .init(4))
        #expect(failure.map { $0 * 2 } == .init(Broken()))
        #expect(success.allSatisfy { $0 > 2 } == .init(false))
        #expect(success.contains(2) == .init(true))
        #expect(success.contains { $0 > 2 } == .init(false))
        #expect(success.collect() == .init([2]))
        #expect(success.count() == .init(1))
        #expect(failure.count() == .init(Broken()))
        #expect(success.reduce(1, +) == .init(3))
        #expect(success.scan(1, +) == .init(3))
        #expect(success.first() == success)
        #expect(success.last() == success)
        #expect(success.min() == success)
        #expect(success.max() == success)
        #expect(success.removeDuplicates() == success)
        #expect(success.replaceEmpty(with: 1) == success)
        #expect(failure.replaceError(with: 1) == .init(1))
        #expect(failure.retry(3) == failure)
        #expect(success.ignoreOutput() == Empty())
    }

    @Test func `has operators that throw`() {
        #expect(events(of: success.tryMap(fail(at: 2))) == ["failed: Broken()"])
        #expect(events(of: success.tryAllSatisfy(fail(at: 3))) == ["true", "finished"])
        #expect(events(of: success.tryContains(where: fail(at: 3))) == ["true", "finished"])
        #expect(events(of: success.tryReduce(1) { $0 + $1 }) == ["3", "finished"])
        #expect(events(of: success.tryScan(1) { $0 + $1 }) == ["3", "finished"])
        #expect(events(of: success.tryRemoveDuplicates { $0 == $1 }) == ["2", "finished"])
        #expect(events(of: success.tryMin { $0 < $1 }) == ["2", "finished"])
        #expect(events(of: success.tryMax { $0 < $1 }) == ["2", "finished"])
    }

    @Test func `can change its failure type`() {
        struct Other: Error, Equatable {}
        #expect(failure.mapError { _ in Other() } == .init(Other()))
        #expect(Result<Int, Never>.Publisher(2).setFailureType(to: Broken.self) == success)
    }
}

@Suite struct `A publisher of one value` {
    @Test func `has operators whose results are one value`() {
        let just = Just(2)
        #expect(just.map { $0 * 2 } == Just(4))
        #expect(just.allSatisfy { $0 > 2 } == Just(false))
        #expect(just.contains(2) == Just(true))
        #expect(just.contains { $0 > 2 } == Just(false))
        #expect(just.collect() == Just([2]))
        #expect(just.count() == Just(1))
        #expect(just.min() == just)
        #expect(just.max { $0 < $1 } == just)
        #expect(just.first() == just)
        #expect(just.last() == just)
        #expect(just.removeDuplicates() == just)
        #expect(just.replaceEmpty(with: 1) == just)
        #expect(just.replaceError(with: 1) == just)
        #expect(just.retry(2) == just)
        #expect(just.reduce(1, +) == .init(3))
        #expect(just.scan(1, +) == .init(3))
    }

    @Test func `has operators whose results are one value or none`() {
        let just = Just(2)
        #expect(just.filter { $0 > 2 } == .init(nil))
        #expect(just.compactMap { Optional($0) } == .init(2))
        #expect(just.dropFirst() == .init(nil))
        #expect(just.drop { $0 > 2 } == .init(2))
        #expect(just.first { $0 == 2 } == .init(2))
        #expect(just.last { $0 > 2 } == .init(nil))
        #expect(just.output(at: 0) == .init(2))
        #expect(just.output(in: 1...) == .init(nil))
        #expect(just.prefix(0) == .init(nil))
        #expect(just.prefix { $0 == 2 } == .init(2))
        #expect(just.ignoreOutput() == Empty())
    }

    @Test func `can be extended`() {
        #expect(Just(2).append(3, 4) == .init(sequence: [2, 3, 4]))
        #expect(Just(2).prepend(0, 1) == .init(sequence: [0, 1, 2]))
    }

    @Test func `has operators that throw`() {
        #expect(events(of: Just(2).tryMap(fail(at: 2))) == ["failed: Broken()"])
        #expect(events(of: Just(2).tryAllSatisfy(fail(at: 2))) == ["failed: Broken()"])
        #expect(events(of: Just(2).tryContains(where: fail(at: 1))) == ["true", "finished"])
        #expect(events(of: Just(2).tryReduce(1) { $0 + $1 }) == ["3", "finished"])
        #expect(events(of: Just(2).tryScan(1) { $0 + $1 }) == ["3", "finished"])
        #expect(events(of: Just(2).tryRemoveDuplicates { $0 == $1 }) == ["2", "finished"])
    }

    @Test func `can get a failure type`() {
        #expect(Just(2).setFailureType(to: Broken.self) == .init(2))
        #expect(Just(2).mapError { _ -> Broken in } == .init(2))
    }

    @Test func `does not finish if it is canceled by its value`() {
        let log = Log()
        var subscription: (any Subscription)?
        Just(1).subscribe(
            AnySubscriber<Int, Never>(
                receiveSubscription: {
                    subscription = $0
                    $0.request(.max(1))
                },
                receiveValue: {
                    log.add($0)
                    subscription?.cancel()
                    return .none
                }, receiveCompletion: { log.add($0) }))
        #expect(log.lines == ["1"])
    }
}

@Suite struct `A record` {
    @Test func `replays its values within the demand, and its completion`() {
        let record = Record<Int, Broken>(output: [1, 2], completion: .failure(Broken()))
        let probe = Probe<Int, Broken>(.max(1))
        record.subscribe(probe)
        #expect(probe.values == [1])
        #expect(probe.completions == [])
        probe.request(.max(1))
        #expect(probe.values == [1, 2])
        #expect(probe.completions == [.failure(Broken())])
    }

    @Test func `is filled by a closure, until the completion`() {
        let record = Record<Int, Broken> {
            $0.receive(1)
            $0.receive(completion: .failure(Broken()))
            $0.receive(2)
            $0.receive(completion: .finished)
        }
        #expect(record.recording.output == [1])
        #expect(record.recording.completion == .failure(Broken()))
    }

    @Test func `without values finishes without demand`() {
        let probe = Probe<Int, Never>()
        Record<Int, Never>(recording: .init()).subscribe(probe)
        #expect(probe.completions == [.finished])
    }

    @Test func `can be encoded and decoded`() throws {
        struct Coded: Error, Codable, Equatable { var code: Int }
        let record = Record<Int, Coded>(output: [1, 2], completion: .failure(Coded(code: 3)))
        let copy = try JSONDecoder().decode(Record<Int, Coded>.self, from: JSONEncoder().encode(record))
        #expect(copy.recording.output == [1, 2])
        #expect(copy.recording.completion == .failure(Coded(code: 3)))
        let finished = Record<Int, Coded>(output: [], completion: .finished)
        let other = try JSONDecoder().decode(Record<Int, Coded>.self, from: JSONEncoder().encode(finished))
        #expect(other.recording.completion == .finished)
    }
}

@Suite struct `A deferred publisher` {
    @Test func `is made for each subscriber`() {
        var count = 0
        let deferred = Deferred {
            count += 1
            return Just(count)
        }
        #expect(count == 0)
        #expect(events(of: deferred) == ["1", "finished"])
        #expect(events(of: deferred) == ["2", "finished"])
    }
}

@Suite struct `A future` {
    @Test func `starts once, without subscribers`() {
        var count = 0
        let future = Future<Int, Never> {
            count += 1
            $0(.success(count))
        }
        #expect(count == 1)
        #expect(events(of: future) == ["1", "finished"])
        #expect(events(of: future) == ["1", "finished"])
        #expect(count == 1)
    }

    @Test func `does not finish a subscriber that its value cancels`() {
        let log = Log()
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        var token: AnyCancellable?
        token = future.sink(
            receiveCompletion: { log.add($0) },
            receiveValue: {
                log.add($0)
                token?.cancel()
            })
        promise?(.success(1))
        #expect(log.lines == ["1"])
    }

    @Test(.timeLimit(.minutes(1))) func `has a value to await`() async {
        let future = Future<Int, Never> { promise in
            let promise = UncheckedPromise(call: promise)
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { promise.call(.success(7)) }
        }
        #expect(await future.value == 7)
        #expect(await future.value == 7)
    }

    @Test func `throws its failure to the task that awaits it`() async {
        let future = Future<Int, Broken> { $0(.failure(Broken())) }
        await #expect(throws: Broken.self) { try await future.value }
    }

    @Test @MainActor func `can be awaited on the main actor`() async throws {
        let future = Future<Int, Broken> { $0(.success(3)) }
        #expect(try await future.value == 3)
    }

    private struct UncheckedPromise: @unchecked Sendable {
        let call: Future<Int, Never>.Promise
    }
}

@Suite struct `A single value without its first values` {
    @Test func `is the value only if none is dropped`() {
        #expect(events(of: Just(1).dropFirst(0)) == ["1", "finished"])
        #expect(events(of: Just(1).dropFirst()) == ["finished"])
        #expect(events(of: Just(1).dropFirst(2)) == ["finished"])
    }
}
