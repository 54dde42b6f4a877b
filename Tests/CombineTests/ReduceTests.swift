import Combine
import Testing

@Suite struct `A result` {
    @Test func `of collect is an array`() {
        #expect(events(of: numbers(1, 2).collect()) == ["[1, 2]", "finished"])
        #expect(events(of: numbers().collect()) == ["[]", "finished"])
        #expect(events(of: failing(after: 1).collect()) == ["failed: Broken()"])
    }

    @Test func `waits for demand, while all values are requested at once`() {
        let source = Source<Int, Never>()
        let probe = Probe<[Int], Never>()
        source.collect().subscribe(probe)
        #expect(source.subscriptions[0].demands == [.unlimited])
        source.send(1)
        source.send(completion: .finished)
        #expect(probe.values == [])
        #expect(probe.completions == [])
        probe.request(.max(1))
        #expect(probe.values == [[1]])
        #expect(probe.completions == [.finished])
    }

    @Test func `of collect with a number is an array of each group and of the rest`() {
        #expect(events(of: numbers(1, 2, 3).collect(2)) == ["[1, 2]", "[3]", "finished"])
        #expect(events(of: numbers(1, 2).collect(2)) == ["[1, 2]", "finished"])
        #expect(events(of: failing(after: 1, 2, 3).collect(2)) == ["[1, 2]", "failed: Broken()"])
    }

    @Test func `of collect with a number multiplies the demand`() {
        let source = Source<Int, Never>()
        let probe = Probe<[Int], Never>(.max(2))
        source.collect(3).subscribe(probe)
        #expect(source.subscriptions[0].demands == [.max(6)])
        probe.request(.unlimited)
        #expect(source.subscriptions[0].demands == [.max(6), .unlimited])
    }

    @Test func `of collect with no number is an array of each value`() {
        #expect(events(of: numbers(1, 2).collect(0)) == ["[1]", "[2]", "finished"])
    }

    @Test func `of count is the number of values`() {
        #expect(events(of: numbers(7, 8, 9).count()) == ["3", "finished"])
        #expect(events(of: numbers().count()) == ["0", "finished"])
    }

    @Test func `of reduce combines all values`() {
        #expect(events(of: numbers(1, 2, 3).reduce(10, +)) == ["16", "finished"])
        #expect(events(of: numbers().reduce(10, +)) == ["10", "finished"])
    }

    @Test func `of tryReduce ends with the thrown error`() {
        let publisher = numbers(1, 2).tryReduce(0) { try fail(at: 2)($1) ? $0 + $1 : 0 }
        #expect(events(of: publisher) == ["failed: Broken()"])
        #expect(events(of: numbers(1, 2).tryReduce(0) { $0 + $1 }) == ["3", "finished"])
    }

    @Test func `of min and max is an extreme`() {
        #expect(events(of: numbers(2, 1, 3).min()) == ["1", "finished"])
        #expect(events(of: numbers(2, 1, 3).max()) == ["3", "finished"])
        #expect(events(of: numbers().max()) == ["finished"])
    }

    @Test func `of min and max by a closure is an extreme of its order`() {
        #expect(events(of: numbers(2, 1, 3).min { $0 > $1 }) == ["3", "finished"])
        #expect(events(of: numbers(2, 1, 3).max { $0 > $1 }) == ["1", "finished"])
    }

    @Test func `of max is the first of equal values`() {
        let publisher = ["a1", "b2", "c2"].publisher.eraseToAnyPublisher()
        #expect(events(of: publisher.max { $0.suffix(1) < $1.suffix(1) }) == ["b2", "finished"])
    }

    @Test func `of tryMin and tryMax ends with the thrown error`() {
        #expect(events(of: numbers(1, 2).tryMin { try fail(at: 2)(max($0, $1)) }) == ["failed: Broken()"])
        #expect(events(of: numbers(1, 2).tryMax { try fail(at: 2)(max($0, $1)) }) == ["failed: Broken()"])
        #expect(events(of: numbers(1, 3).tryMax { $0 < $1 }) == ["3", "finished"])
        #expect(events(of: numbers(1, 3).tryMin { $0 < $1 }) == ["1", "finished"])
    }

    @Test func `of contains comes with the first hit, which cancels upstream`() {
        let source = Source<Int, Never>()
        let probe = Probe<Bool, Never>(.unlimited)
        source.contains(2).subscribe(probe)
        source.send(1)
        #expect(probe.values == [])
        source.send(2)
        #expect(probe.values == [true])
        #expect(probe.completions == [.finished])
        #expect(source.subscriptions[0].cancellations == 1)
    }

    @Test func `of contains is false at the end`() {
        #expect(events(of: numbers(1).contains(2)) == ["false", "finished"])
        #expect(events(of: numbers(1).contains { $0 == 2 }) == ["false", "finished"])
        #expect(events(of: numbers(1, 2).contains { $0 == 2 }) == ["true", "finished"])
    }

    @Test func `of tryContains ends with the thrown error`() {
        #expect(events(of: numbers(1, 2).tryContains { try !fail(at: 2)($0) }) == ["failed: Broken()"])
        #expect(events(of: numbers(1).tryContains(where: fail(at: 2))) == ["true", "finished"])
    }

    @Test func `of allSatisfy is false with the first exception, and true at the end`() {
        #expect(events(of: numbers(1, 2).allSatisfy { $0 < 2 }) == ["false", "finished"])
        #expect(events(of: numbers(1, 2).allSatisfy { $0 < 3 }) == ["true", "finished"])
        #expect(events(of: numbers().allSatisfy { _ in false }) == ["true", "finished"])
    }

    @Test func `of tryAllSatisfy ends with the thrown error`() {
        #expect(events(of: numbers(1, 2).tryAllSatisfy(fail(at: 2))) == ["failed: Broken()"])
        #expect(events(of: numbers(1).tryAllSatisfy(fail(at: 2))) == ["true", "finished"])
    }

    @Test func `of ignoreOutput is the end only`() {
        #expect(events(of: numbers(1, 2).ignoreOutput()) == ["finished"])
        #expect(events(of: failing(after: 1).ignoreOutput()) == ["failed: Broken()"])
    }

    @Test func `of ignoreOutput needs no demand`() {
        let probe = Probe<Int, Never>()
        numbers(1, 2).ignoreOutput().subscribe(probe)
        #expect(probe.completions == [.finished])
    }
}
