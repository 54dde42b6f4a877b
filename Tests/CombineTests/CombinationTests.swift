import Combine
import Testing

@Suite struct `A concatenation` {
    @Test func `with append and prepend puts values at the ends`() {
        #expect(events(of: numbers(1).append(2, 3)) == ["1", "2", "3", "finished"])
        #expect(events(of: numbers(1).append([2, 3])) == ["1", "2", "3", "finished"])
        #expect(events(of: numbers(1).append(numbers(2))) == ["1", "2", "finished"])
        #expect(events(of: numbers(1).prepend(2, 3)) == ["2", "3", "1", "finished"])
        #expect(events(of: numbers(1).prepend([2, 3])) == ["2", "3", "1", "finished"])
        #expect(events(of: numbers(1).prepend(numbers(2))) == ["2", "1", "finished"])
    }

    @Test func `leaves the second publisher alone after a failure`() {
        let second = Source<Int, Broken>()
        #expect(events(of: failing(after: 1).append(second)) == ["1", "failed: Broken()"])
        #expect(second.subscriptions.count == 0)
    }

    @Test func `passes the rest of the demand to the second publisher`() {
        let (first, second) = (Source<Int, Never>(), Source<Int, Never>())
        let probe = Probe<Int, Never>(.max(3))
        first.append(second).subscribe(probe)
        #expect(first.subscriptions[0].demands == [.max(3)])
        first.send(1)
        first.send(completion: .finished)
        #expect(second.subscriptions[0].demands == [.max(2)])
        probe.request(.max(4))
        #expect(second.subscriptions[0].demands == [.max(2), .max(4)])
        second.send(2)
        #expect(probe.values == [1, 2])
    }

    @Test func `cancels the publisher that it follows`() {
        let (first, second) = (Source<Int, Never>(), Source<Int, Never>())
        let probe = Probe<Int, Never>(.unlimited)
        first.append(second).subscribe(probe)
        first.send(completion: .finished)
        probe.cancel()
        #expect(first.subscriptions[0].cancellations == 0)
        #expect(second.subscriptions[0].cancellations == 1)
    }
}

@Suite struct `A merge` {
    @Test func `delivers values as they come, and finishes with the last publisher`() {
        let (first, second) = (Source<Int, Never>(), Source<Int, Never>())
        let probe = Probe<Int, Never>(.unlimited)
        first.merge(with: second).subscribe(probe)
        first.send(1)
        second.send(2)
        first.send(completion: .finished)
        second.send(3)
        #expect(probe.completions == [])
        second.send(completion: .finished)
        #expect(probe.values == [1, 2, 3])
        #expect(probe.completions == [.finished])
    }

    @Test func `fails with the first failure and cancels the others`() {
        let (first, second) = (Source<Int, Broken>(), Source<Int, Broken>())
        let probe = Probe<Int, Broken>(.unlimited)
        first.merge(with: second).subscribe(probe)
        first.send(completion: .failure(Broken()))
        second.send(1)
        #expect(probe.values == [])
        #expect(probe.completions == [.failure(Broken())])
        #expect(second.subscriptions[0].cancellations == 1)
    }

    @Test func `keeps one value of each publisher for later demand`() {
        let (first, second) = (Source<Int, Never>(), Source<Int, Never>())
        let probe = Probe<Int, Never>()
        first.merge(with: second).subscribe(probe)
        #expect(first.subscriptions[0].demands == [.max(1)])
        first.send(1)
        second.send(2)
        #expect(probe.values == [])
        probe.request(.max(1))
        #expect(probe.values == [1])
        #expect(first.subscriptions[0].demands == [.max(1), .max(1)])
        #expect(second.subscriptions[0].demands == [.max(1)])
        probe.request(.max(1))
        #expect(probe.values == [1, 2])
    }

    @Test func `requests everything once the demand is unlimited`() {
        let (first, second) = (Source<Int, Never>(), Source<Int, Never>())
        let probe = Probe<Int, Never>()
        first.merge(with: second).subscribe(probe)
        probe.request(.unlimited)
        #expect(first.subscriptions[0].demands == [.max(1), .unlimited])
        #expect(second.subscriptions[0].demands == [.max(1), .unlimited])
    }

    @Test func `of up to eight publishers delivers all`() {
        let n = (1...8).map { Just($0).eraseToAnyPublisher() }
        #expect(events(of: n[0].merge(with: n[1], n[2])).count == 4)
        #expect(events(of: n[0].merge(with: n[1], n[2], n[3])).count == 5)
        #expect(events(of: n[0].merge(with: n[1], n[2], n[3], n[4])).count == 6)
        #expect(events(of: n[0].merge(with: n[1], n[2], n[3], n[4], n[5])).count == 7)
        #expect(events(of: n[0].merge(with: n[1], n[2], n[3], n[4], n[5], n[6])).count == 8)
        #expect(
            events(of: n[0].merge(with: n[1], n[2], n[3], n[4], n[5], n[6], n[7]))
                == ["1", "2", "3", "4", "5", "6", "7", "8", "finished"])
    }

    @Test func `of a merge has one more publisher`() {
        let merge = Just(1).merge(with: numbers(2)).merge(with: Just(3), numbers(4))
        #expect(
            type(of: merge)
                == Publishers.Merge4<Just<Int>, AnyPublisher<Int, Never>, Just<Int>, AnyPublisher<Int, Never>>.self)
        #expect(events(of: merge) == ["1", "2", "3", "4", "finished"])
    }

    @Test func `of many publishers of one type delivers all`() {
        #expect(events(of: Publishers.MergeMany([Just(1), Just(2)])) == ["1", "2", "finished"])
        #expect(events(of: Publishers.MergeMany(Just(1), Just(2)).merge(with: Just(3))) == ["1", "2", "3", "finished"])
        #expect(events(of: Publishers.MergeMany([Just<Int>]())) == ["finished"])
    }

    @Test func `lets the receiver send`() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var seen: [Int] = []
        let token = first.merge(with: second).sink {
            seen.append($0)
            if $0 < 3 { second.send($0 + 1) }
        }
        first.send(1)
        #expect(seen == [1, 2, 3])
        token.cancel()
    }
}

@Suite struct `A zip` {
    @Test func `pairs the values in their order`() {
        let (first, second) = (Source<Int, Never>(), Source<String, Never>())
        let log = Log()
        let token = log.follow(first.zip(second))
        first.send(1)
        first.send(2)
        second.send("a")
        second.send("b")
        second.send("c")
        first.send(3)
        #expect(log.lines == [#"(1, "a")"#, #"(2, "b")"#, #"(3, "c")"#])
        token.cancel()
    }

    @Test func `finishes when a finished publisher has no value left, and cancels the other`() {
        let (first, second) = (Source<Int, Never>(), Source<Int, Never>())
        let log = Log()
        let token = log.follow(first.zip(second))
        first.send(1)
        first.send(completion: .finished)
        #expect(log.lines == [])
        second.send(2)
        #expect(log.lines == ["(1, 2)", "finished"])
        #expect(second.subscriptions[0].cancellations == 1)
        token.cancel()
    }

    @Test func `finishes with a publisher that has no value`() {
        #expect(events(of: numbers().zip(Source<Int, Never>())) == ["finished"])
    }

    @Test func `fails with the first failure`() {
        let (first, second) = (Source<Int, Broken>(), Source<Int, Broken>())
        let log = Log()
        let token = log.follow(first.zip(second))
        second.send(completion: .failure(Broken()))
        #expect(log.lines == ["failed: Broken()"])
        #expect(first.subscriptions[0].cancellations == 1)
        token.cancel()
    }

    @Test func `passes its demand to both`() {
        let (first, second) = (Source<Int, Never>(), Source<Int, Never>())
        let probe = Probe<Int, Never>(.max(2))
        first.zip(second) { $0 + $1 }.subscribe(probe)
        #expect(first.subscriptions[0].demands == [.max(2)])
        #expect(second.subscriptions[0].demands == [.max(2)])
        probe.more = .max(1)
        first.send(1)
        second.send(2)
        #expect(probe.values == [3])
        #expect(first.subscriptions[0].demands == [.max(2), .max(1)])
        #expect(second.subscriptions[0].demands == [.max(2), .max(1)])
    }

    @Test func `of three and four makes tuples`() {
        #expect(events(of: numbers(1, 2).zip(numbers(3, 4), numbers(5, 6))) == ["(1, 3, 5)", "(2, 4, 6)", "finished"])
        #expect(events(of: numbers(1).zip(numbers(2), numbers(3), numbers(4))) == ["(1, 2, 3, 4)", "finished"])
    }

    @Test func `with a closure delivers its results`() {
        #expect(events(of: numbers(1).zip(numbers(2)) { $0 + $1 }) == ["3", "finished"])
        #expect(events(of: numbers(1).zip(numbers(2), numbers(3)) { $0 + $1 + $2 }) == ["6", "finished"])
        #expect(
            events(of: numbers(1).zip(numbers(2), numbers(3), numbers(4)) { $0 + $1 + $2 + $3 })
                == ["10", "finished"])
    }

    @Test func `ends with the pair of the last value of a publisher that has ended`() {
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

    @Test func `ends with a publisher of which no value waits`() {
        let (first, second) = (Source<Int, Never>(), Source<Int, Never>())
        let probe = Probe<String, Never>(.unlimited)
        first.zip(second).map { "\($0)\($1)" }.subscribe(probe)
        first.send(1)
        second.send(completion: .finished)
        #expect(probe.values == [] && probe.completions.count == 1)
    }
}

@Suite struct `A combination of latest values` {
    @Test func `delivers with each value once all have one`() {
        let (first, second) = (Source<Int, Never>(), Source<String, Never>())
        let log = Log()
        let token = log.follow(first.combineLatest(second))
        first.send(1)
        first.send(2)
        second.send("a")
        first.send(3)
        second.send("b")
        #expect(log.lines == [#"(2, "a")"#, #"(3, "a")"#, #"(3, "b")"#])
        token.cancel()
    }

    @Test func `finishes when all have`() {
        let (first, second) = (Source<Int, Never>(), Source<Int, Never>())
        let log = Log()
        let token = log.follow(first.combineLatest(second))
        first.send(1)
        first.send(completion: .finished)
        second.send(2)
        second.send(completion: .finished)
        #expect(log.lines == ["(1, 2)", "finished"])
        token.cancel()
    }

    @Test func `fails with the first failure and cancels the other`() {
        let (first, second) = (Source<Int, Broken>(), Source<Int, Broken>())
        let log = Log()
        let token = log.follow(first.combineLatest(second))
        first.send(completion: .failure(Broken()))
        #expect(log.lines == ["failed: Broken()"])
        #expect(second.subscriptions[0].cancellations == 1)
        token.cancel()
    }

    @Test func `keeps the latest combination for later demand`() {
        let (first, second) = (Source<Int, Never>(), Source<Int, Never>())
        let probe = Probe<Int, Never>(.max(1))
        first.combineLatest(second) { $0 * 10 + $1 }.subscribe(probe)
        first.send(1)
        second.send(1)
        first.send(2)
        second.send(3)
        #expect(probe.values == [11])
        probe.request(.max(1))
        #expect(probe.values == [11, 23])
        probe.request(.max(1))
        #expect(probe.values == [11, 23])
        #expect(first.subscriptions[0].demands == [.max(1), .max(1), .max(1)])
    }

    @Test func `of current values begins with them`() {
        let name = CurrentValueSubject<String, Never>("a")
        let count = CurrentValueSubject<Int, Never>(0)
        let isOn = CurrentValueSubject<Bool, Never>(false)
        let log = Log()
        let token = log.follow(name.combineLatest(count, isOn) { "\($0)\($1)\($2)" })
        count.value = 1
        isOn.value = true
        name.value = "b"
        #expect(log.lines == ["a0false", "a1false", "a1true", "b1true"])
        token.cancel()
    }

    @Test func `of published properties follows all of them`() {
        final class Form: ObservableObject {
            @Published var name = ""
            @Published var password = ""
            @Published var isValid = false
        }
        let form = Form()
        form.$name.combineLatest(form.$password).map { !$0.isEmpty && $1.count > 2 }.assign(to: &form.$isValid)
        form.name = "x"
        #expect(!form.isValid)
        form.password = "abc"
        #expect(form.isValid)
    }

    @Test func `of three and four makes tuples`() {
        #expect(events(of: numbers(1).combineLatest(numbers(2), numbers(3))) == ["(1, 2, 3)", "finished"])
        #expect(
            events(of: numbers(1).combineLatest(numbers(2), numbers(3), numbers(4, 5)))
                == ["(1, 2, 3, 4)", "(1, 2, 3, 5)", "finished"])
        #expect(
            events(of: numbers(1).combineLatest(numbers(2), numbers(3), numbers(4)) { $0 + $1 + $2 + $3 })
                == ["10", "finished"])
    }

    @Test func `lets the receiver send`() {
        let (first, second) = (CurrentValueSubject<Int, Never>(0), CurrentValueSubject<Int, Never>(0))
        let log = Log()
        let token = first.combineLatest(second).sink { pair in
            log.add(pair)
            if pair.0 > pair.1 { second.send(pair.0) }
        }
        first.send(2)
        #expect(log.lines == ["(0, 0)", "(2, 0)", "(2, 2)"])
        token.cancel()
    }
}

@Suite struct `A flat map` {
    @Test func `delivers the values of all publishers`() {
        #expect(events(of: numbers(1, 2).flatMap { numbers($0, $0 * 10) }) == ["1", "10", "2", "20", "finished"])
    }

    @Test func `finishes when the outer and all inner publishers have`() {
        let outer = Source<Int, Never>()
        let inner = [Source<Int, Never>(), Source<Int, Never>()]
        let probe = Probe<Int, Never>(.unlimited)
        outer.flatMap { inner[$0] }.subscribe(probe)
        outer.send(0)
        outer.send(1)
        outer.send(completion: .finished)
        inner[1].send(7)
        inner[0].send(8)
        inner[0].send(completion: .finished)
        #expect(probe.completions == [])
        inner[1].send(completion: .finished)
        #expect(probe.values == [7, 8])
        #expect(probe.completions == [.finished])
    }

    @Test func `follows no more publishers at once than allowed`() {
        let outer = Source<Int, Never>()
        let inner = (0..<3).map { _ in Source<Int, Never>() }
        let probe = Probe<Int, Never>(.unlimited)
        outer.flatMap(maxPublishers: .max(1)) { inner[$0] }.subscribe(probe)
        #expect(outer.subscriptions[0].demands == [.max(1)])
        outer.send(0)
        inner[0].send(completion: .finished)
        #expect(outer.subscriptions[0].demands == [.max(1), .max(1)])
    }

    @Test func `one after the other keeps the order of a slow publisher`() {
        let scheduler = VirtualScheduler()
        let log = Log()
        let token = log.follow(
            numbers(3, 1, 2).flatMap(maxPublishers: .max(1)) { number in
                Just(number).delay(for: .seconds(number), scheduler: scheduler)
            })
        scheduler.advance(by: 10)
        #expect(log.lines == ["3", "1", "2", "finished"])
        token.cancel()
    }

    @Test func `fails with an inner failure and cancels everything`() {
        let outer = Source<Int, Broken>()
        let inner = [Source<Int, Broken>(), Source<Int, Broken>()]
        let probe = Probe<Int, Broken>(.unlimited)
        outer.flatMap { inner[$0] }.subscribe(probe)
        outer.send(0)
        outer.send(1)
        inner[0].send(completion: .failure(Broken()))
        #expect(probe.completions == [.failure(Broken())])
        #expect(inner[1].subscriptions[0].cancellations == 1)
        #expect(outer.subscriptions[0].cancellations == 1)
    }

    @Test func `fails with the outer failure`() {
        let (outer, inner) = (Source<Int, Broken>(), Source<Int, Broken>())
        let probe = Probe<Int, Broken>(.unlimited)
        outer.flatMap { _ in inner }.subscribe(probe)
        outer.send(0)
        outer.send(completion: .failure(Broken()))
        #expect(probe.completions == [.failure(Broken())])
        #expect(inner.subscriptions[0].cancellations == 1)
    }

    @Test func `cancels the outer and the inner publishers once`() {
        let (outer, inner) = (Source<Int, Never>(), Source<Int, Never>())
        let probe = Probe<Int, Never>(.unlimited)
        outer.flatMap { _ in inner }.subscribe(probe)
        outer.send(0)
        probe.cancel()
        probe.cancel()
        #expect(outer.subscriptions[0].cancellations == 1)
        #expect(inner.subscriptions[0].cancellations == 1)
    }

    @Test func `honors the demand`() {
        let probe = Probe<Int, Never>(.max(3))
        numbers(1, 2).flatMap { numbers($0, $0 * 10, $0 * 100) }.subscribe(probe)
        #expect(probe.values.count == 3)
        probe.request(.max(2))
        #expect(probe.values.count == 5)
        #expect(probe.completions == [])
        probe.request(.max(1))
        #expect(probe.values.sorted() == [1, 2, 10, 20, 100, 200])
        #expect(probe.completions == [.finished])
    }

    @Test func `gives publishers that cannot fail a failure type`() {
        #expect(events(of: failing(after: 1).flatMap { Just($0 * 2) }) == ["2", "failed: Broken()"])
        #expect(events(of: numbers(1).flatMap { failing(after: $0 * 2) }) == ["2", "failed: Broken()"])
    }

    @Test func `needs little of the stack for many publishers`() {
        let publisher = (0..<50_000).publisher.flatMap(maxPublishers: .max(1)) { Just($0) }.count()
        #expect(events(of: publisher) == ["50000", "finished"])
    }
}

@Suite struct `A switch to the latest` {
    @Test func `cancels the previous publisher`() {
        let outer = Source<Int, Never>()
        let inner = [Source<Int, Never>(), Source<Int, Never>()]
        let probe = Probe<Int, Never>(.unlimited)
        outer.map { inner[$0] }.switchToLatest().subscribe(probe)
        outer.send(0)
        inner[0].send(1)
        outer.send(1)
        inner[0].send(2)
        inner[1].send(3)
        #expect(probe.values == [1, 3])
        #expect(inner[0].subscriptions[0].cancellations == 1)
    }

    @Test func `finishes with both the outer and the inner publisher`() {
        let (outer, inner) = (Source<Int, Never>(), Source<Int, Never>())
        let probe = Probe<Int, Never>(.unlimited)
        outer.map { _ in inner }.switchToLatest().subscribe(probe)
        outer.send(0)
        outer.send(completion: .finished)
        #expect(probe.completions == [])
        inner.send(1)
        inner.send(completion: .finished)
        #expect(probe.values == [1])
        #expect(probe.completions == [.finished])
    }

    @Test func `goes on after an inner publisher has finished`() {
        let outer = Source<Int, Never>()
        let probe = Probe<Int, Never>(.unlimited)
        outer.map { numbers($0, $0) }.switchToLatest().subscribe(probe)
        outer.send(1)
        outer.send(2)
        #expect(probe.values == [1, 1, 2, 2])
        #expect(probe.completions == [])
        outer.send(completion: .finished)
        #expect(probe.completions == [.finished])
    }

    @Test func `passes the rest of the demand to the new publisher`() {
        let outer = Source<Int, Never>()
        let inner = [Source<Int, Never>(), Source<Int, Never>()]
        let probe = Probe<Int, Never>(.max(3))
        outer.map { inner[$0] }.switchToLatest().subscribe(probe)
        #expect(outer.subscriptions[0].demands == [.unlimited])
        outer.send(0)
        inner[0].send(1)
        outer.send(1)
        #expect(inner[1].subscriptions[0].demands == [.max(2)])
    }

    @Test func `fails with an inner failure and cancels the outer publisher`() {
        let (outer, inner) = (Source<Int, Broken>(), Source<Int, Broken>())
        let probe = Probe<Int, Broken>(.unlimited)
        outer.map { _ in inner }.switchToLatest().subscribe(probe)
        outer.send(0)
        inner.send(completion: .failure(Broken()))
        #expect(probe.completions == [.failure(Broken())])
        #expect(outer.subscriptions[0].cancellations == 1)
    }

    @Test func `works for each pair of failure types`() {
        #expect(events(of: numbers(1).map { failing(after: $0) }.switchToLatest()) == ["1", "failed: Broken()"])
        #expect(events(of: failing(after: 1).map { Just($0) }.switchToLatest()) == ["1", "failed: Broken()"])
    }
}

@Suite struct `A recovery` {
    @Test func `with catch goes on with another publisher`() {
        #expect(events(of: failing(after: 1).catch { _ in numbers(2, 3) }) == ["1", "2", "3", "finished"])
        #expect(events(of: numbers(1).catch { _ -> Just<Int> in }) == ["1", "finished"])
        #expect(events(of: failing(after: 1).catch { _ in failing(after: 2) }) == ["1", "2", "failed: Broken()"])
    }

    @Test func `with catch passes the rest of the demand`() {
        let (first, second) = (Source<Int, Broken>(), Source<Int, Never>())
        let probe = Probe<Int, Never>(.max(2))
        first.catch { _ in second }.subscribe(probe)
        first.send(1)
        first.send(completion: .failure(Broken()))
        #expect(second.subscriptions[0].demands == [.max(1)])
    }

    @Test func `with tryCatch ends with the thrown error`() {
        struct Other: Error {}
        #expect(events(of: failing(after: 1).tryCatch { _ in numbers(2) }) == ["1", "2", "finished"])
        let throwing = failing(after: 1).tryCatch { _ -> Just<Int> in throw Other() }
        #expect(events(of: throwing) == ["1", "failed: Other()"])
    }

    @Test func `with retry subscribes again`() {
        var attempts = 0
        let publisher = Deferred {
            attempts += 1
            return attempts < 3
                ? failing(after: attempts) : numbers(7).setFailureType(to: Broken.self).eraseToAnyPublisher()
        }
        #expect(events(of: publisher.retry(5)) == ["1", "2", "7", "finished"])
        #expect(attempts == 3)
    }

    @Test func `with retry passes the last failure`() {
        #expect(events(of: failing(after: 1).retry(2)) == ["1", "1", "1", "failed: Broken()"])
        #expect(events(of: failing(after: 1).retry(0)) == ["1", "failed: Broken()"])
    }

    @Test func `with retry needs little of the stack`() {
        #expect(events(of: failing().retry(100_000)) == ["failed: Broken()"])
    }

    @Test func `with retry stops when it is canceled`() {
        let source = Source<Int, Broken>()
        let probe = Probe<Int, Broken>(.unlimited)
        source.retry(9).subscribe(probe)
        source.send(completion: .failure(Broken()))
        probe.cancel()
        source.send(completion: .failure(Broken()))
        #expect(source.subscriptions.map(\.cancellations) == [0, 1])
        #expect(probe.completions == [])
    }

    @Test func `with assertNoFailure passes what does not fail`() {
        #expect(events(of: numbers(1).setFailureType(to: Broken.self).assertNoFailure()) == ["1", "finished"])
    }

    @Test func `with assertNoFailure stops the process at a failure`() async {
        await #expect(processExitsWith: .failure) {
            _ = events(of: failing().assertNoFailure("never"))
        }
    }
}
