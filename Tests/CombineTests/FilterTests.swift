import Combine
import Testing

@Suite struct `A selection` {
    @Test func `with filter delivers the values that fulfill the condition`() {
        #expect(events(of: numbers(1, 2, 3, 4).filter { $0 % 2 == 0 }) == ["2", "4", "finished"])
    }

    @Test func `with tryFilter ends with the thrown error`() {
        #expect(events(of: numbers(1, 2, 3).tryFilter(fail(at: 2))) == ["1", "failed: Broken()"])
    }

    @Test func `with removeDuplicates skips repetitions`() {
        #expect(events(of: numbers(1, 1, 2, 2, 1).removeDuplicates()) == ["1", "2", "1", "finished"])
    }

    @Test func `with removeDuplicates by a closure compares with the last delivered value`() {
        #expect(events(of: numbers(1, 2, 3, 4).removeDuplicates { $1 - $0 < 2 }) == ["1", "3", "finished"])
    }

    @Test func `with tryRemoveDuplicates ends with the thrown error`() {
        let publisher = numbers(1, 1, 2, 3).tryRemoveDuplicates { try fail(at: 3)($1) && $0 == $1 }
        #expect(events(of: publisher) == ["1", "2", "failed: Broken()"])
    }

    @Test func `with replaceEmpty delivers the value only if there was none`() {
        #expect(events(of: numbers().replaceEmpty(with: 9)) == ["9", "finished"])
        #expect(events(of: numbers(1).replaceEmpty(with: 9)) == ["1", "finished"])
    }

    @Test func `with replaceEmpty passes a failure`() {
        #expect(events(of: failing().replaceEmpty(with: 9)) == ["failed: Broken()"])
    }

    @Test func `with replaceEmpty waits for demand`() {
        let probe = Probe<Int, Never>()
        numbers().replaceEmpty(with: 9).subscribe(probe)
        #expect(probe.values == [])
        #expect(probe.completions == [])
        probe.request(.max(1))
        #expect(probe.values == [9])
        #expect(probe.completions == [.finished])
    }

    @Test func `with replaceError finishes with the value`() {
        #expect(events(of: failing(after: 1).replaceError(with: 9)) == ["1", "9", "finished"])
    }

    @Test func `with replaceError waits for demand`() {
        let probe = Probe<Int, Never>(.max(1))
        failing(after: 1).replaceError(with: 9).subscribe(probe)
        #expect(probe.values == [1])
        #expect(probe.completions == [])
        probe.request(.max(1))
        #expect(probe.values == [1, 9])
        #expect(probe.completions == [.finished])
    }

    @Test func `with drop while begins at the first other value`() {
        #expect(events(of: numbers(1, 2, 3, 1).drop { $0 < 3 }) == ["3", "1", "finished"])
    }

    @Test func `with tryDrop while ends with the thrown error`() {
        #expect(events(of: numbers(1, 2, 3).tryDrop(while: fail(at: 2))) == ["failed: Broken()"])
    }

    @Test func `with dropFirst skips the first values`() {
        #expect(events(of: numbers(1, 2, 3).dropFirst(2)) == ["3", "finished"])
        #expect(events(of: numbers(1, 2).dropFirst()) == ["2", "finished"])
    }

    @Test func `with drop until output begins after the other publisher's value`() {
        let (source, other) = (Source<Int, Never>(), Source<String, Never>())
        let probe = Probe<Int, Never>(.unlimited)
        source.drop(untilOutputFrom: other).subscribe(probe)
        source.send(1)
        other.send("now")
        source.send(2)
        other.send("again")
        source.send(completion: .finished)
        #expect(probe.values == [2])
        #expect(probe.completions == [.finished])
        #expect(other.subscriptions[0].demands == [.max(1)])
        #expect(other.subscriptions[0].cancellations == 1)
    }

    @Test func `with drop until output ends with the other publisher if that delivers no value`() {
        let (source, other) = (Source<Int, Broken>(), Source<String, Broken>())
        let probe = Probe<Int, Broken>(.unlimited)
        source.drop(untilOutputFrom: other).subscribe(probe)
        other.send(completion: .failure(Broken()))
        #expect(probe.completions == [.failure(Broken())])
        #expect(source.subscriptions[0].cancellations == 1)
    }

    @Test func `with drop until output requests another value for each skipped one`() {
        let subject = PassthroughSubject<Void, Never>()
        let probe = Probe<Int, Never>(.max(1))
        let source = PassthroughSubject<Int, Never>()
        source.drop(untilOutputFrom: subject).subscribe(probe)
        source.send(1)
        source.send(2)
        subject.send()
        source.send(3)
        source.send(4)
        #expect(probe.values == [3])
    }

    @Test func `with prefix finishes after its number of values and cancels upstream`() {
        let source = Source<Int, Never>()
        let probe = Probe<Int, Never>(.unlimited)
        source.prefix(2).subscribe(probe)
        for value in 1...3 { source.send(value) }
        #expect(probe.values == [1, 2])
        #expect(probe.completions == [.finished])
        #expect(source.subscriptions[0].cancellations == 1)
    }

    @Test(arguments: [0, -1]) func `with prefix of nothing finishes at once`(count: Int) {
        #expect(events(of: numbers(1, 2).prefix(count)) == ["finished"])
    }

    @Test func `with prefix while finishes before the first other value`() {
        #expect(events(of: numbers(1, 2, 3, 1).prefix { $0 < 3 }) == ["1", "2", "finished"])
    }

    @Test func `with tryPrefix while ends with the thrown error`() {
        #expect(events(of: numbers(1, 2, 3).tryPrefix(while: fail(at: 2))) == ["1", "failed: Broken()"])
    }

    @Test func `with prefix until output finishes with the other publisher's value`() {
        let (source, other) = (Source<Int, Never>(), Source<String, Broken>())
        let probe = Probe<Int, Never>(.unlimited)
        source.prefix(untilOutputFrom: other).subscribe(probe)
        source.send(1)
        other.send("now")
        source.send(2)
        #expect(probe.values == [1])
        #expect(probe.completions == [.finished])
        #expect(source.subscriptions[0].cancellations == 1)
    }

    @Test func `with prefix until output continues after the other publisher has ended`() {
        let (source, other) = (Source<Int, Never>(), Source<String, Broken>())
        let probe = Probe<Int, Never>(.unlimited)
        source.prefix(untilOutputFrom: other).subscribe(probe)
        other.send(completion: .failure(Broken()))
        source.send(1)
        source.send(completion: .finished)
        #expect(probe.values == [1])
        #expect(probe.completions == [.finished])
    }

    @Test func `with prefix until output cancels the other publisher at its end`() {
        let (source, other) = (Source<Int, Never>(), Source<String, Never>())
        let probe = Probe<Int, Never>(.unlimited)
        source.prefix(untilOutputFrom: other).subscribe(probe)
        source.send(completion: .finished)
        #expect(other.subscriptions[0].cancellations == 1)
    }

    @Test func `with first delivers one value`() {
        #expect(events(of: numbers(1, 2).first()) == ["1", "finished"])
        #expect(events(of: numbers().first()) == ["finished"])
    }

    @Test func `with first where delivers the first value that fulfills the condition`() {
        #expect(events(of: numbers(1, 2, 3).first { $0 > 1 }) == ["2", "finished"])
        #expect(events(of: numbers(1).first { $0 > 1 }) == ["finished"])
    }

    @Test func `with tryFirst ends with the thrown error`() {
        #expect(events(of: numbers(1, 2).tryFirst { try !fail(at: 2)($0) }) == ["failed: Broken()"])
        #expect(events(of: numbers(1, 2).tryFirst(where: fail(at: 2))) == ["1", "finished"])
    }

    @Test func `with last delivers one value at the end`() {
        #expect(events(of: numbers(1, 2).last()) == ["2", "finished"])
        #expect(events(of: failing(after: 1).last()) == ["failed: Broken()"])
    }

    @Test func `with last where delivers the last value that fulfills the condition`() {
        #expect(events(of: numbers(1, 2, 3).last { $0 < 3 }) == ["2", "finished"])
    }

    @Test func `with tryLast ends with the thrown error`() {
        #expect(events(of: numbers(1, 2).tryLast(where: fail(at: 2))) == ["failed: Broken()"])
        #expect(events(of: numbers(1, 3).tryLast(where: fail(at: 2))) == ["3", "finished"])
    }

    @Test func `with output at delivers one value by its position`() {
        #expect(events(of: numbers(1, 2, 3).output(at: 1)) == ["2", "finished"])
        #expect(events(of: numbers(1).output(at: 1)) == ["finished"])
    }

    @Test func `with output in delivers a range`() {
        #expect(events(of: numbers(1, 2, 3, 4).output(in: 1...2)) == ["2", "3", "finished"])
        #expect(events(of: numbers(1, 2, 3, 4).output(in: 2...)) == ["3", "4", "finished"])
        #expect(events(of: numbers(1, 2, 3, 4).output(in: ..<1)) == ["1", "finished"])
        #expect(events(of: numbers(1, 2).output(in: 1..<1)) == ["finished"])
    }
}
