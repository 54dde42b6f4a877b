import Combine
import Foundation
import Testing

@Suite struct `A transformation` {
    private struct Point {
        var x: Int
        var y: Int
        var z: Int
    }

    private let points = [Point(x: 1, y: 2, z: 3), Point(x: 4, y: 5, z: 6)].publisher

    @Test func `with map delivers the closure's results`() {
        #expect(events(of: numbers(1, 2).map { $0 * 10 }) == ["10", "20", "finished"])
    }

    @Test func `with map keeps the failure`() {
        #expect(events(of: failing(after: 1).map { $0 * 10 }) == ["10", "failed: Broken()"])
    }

    @Test func `with two maps runs both`() {
        #expect(events(of: numbers(1, 2).map { $0 * 10 }.map { $0 + 1 }) == ["11", "21", "finished"])
    }

    @Test func `with map and tryMap fails with the thrown error`() {
        let publisher = numbers(1, 2).map { $0 * 10 }.tryMap { try fail(at: 20)($0) }
        #expect(events(of: publisher) == ["true", "failed: Broken()"])
    }

    @Test func `with one key path delivers its property`() {
        #expect(events(of: points.eraseToAnyPublisher().map(\.x)) == ["1", "4", "finished"])
    }

    @Test func `with two key paths delivers a pair`() {
        #expect(events(of: points.map(\.x, \.y)) == ["(1, 2)", "(4, 5)", "finished"])
    }

    @Test func `with three key paths delivers a triple`() {
        #expect(events(of: points.map(\.x, \.y, \.z)) == ["(1, 2, 3)", "(4, 5, 6)", "finished"])
    }

    @Test func `with tryMap ends with the thrown error`() {
        let publisher = numbers(1, 2, 3).tryMap { try fail(at: 2)($0) ? $0 : 0 }
        #expect(events(of: publisher) == ["1", "failed: Broken()"])
    }

    @Test func `with mapError replaces the failure only`() {
        struct Other: Error {}
        #expect(events(of: failing(after: 1).mapError { _ in Other() }) == ["1", "failed: Other()"])
    }

    @Test func `with replaceNil fills the gaps`() {
        let publisher = PassthroughSubject<Int?, Never>()
        let log = Log()
        let token = log.follow(publisher.replaceNil(with: 7))
        publisher.send(1)
        publisher.send(nil)
        #expect(log.lines == ["1", "7"])
        token.cancel()
    }

    @Test func `with scan delivers each result`() {
        #expect(events(of: numbers(1, 2, 3).scan(10, +)) == ["11", "13", "16", "finished"])
    }

    @Test func `with scan begins anew for each subscriber`() {
        let sums = numbers(1, 2).scan(0, +)
        #expect(events(of: sums) == ["1", "3", "finished"])
        #expect(events(of: sums) == ["1", "3", "finished"])
    }

    @Test func `with tryScan ends with the thrown error`() {
        let publisher = numbers(1, 2, 3).tryScan(0) { try fail(at: 3)($1) ? $0 + $1 : 0 }
        #expect(events(of: publisher) == ["1", "3", "failed: Broken()"])
    }

    @Test func `with compactMap skips nil`() {
        #expect(events(of: numbers(1, 2, 3).compactMap { $0 == 2 ? nil : "\($0)" }) == ["1", "3", "finished"])
    }

    @Test func `with tryCompactMap skips nil and ends with the thrown error`() {
        let publisher = numbers(1, 2, 3).tryCompactMap { try fail(at: 3)($0) && $0 == 1 ? nil : $0 }
        #expect(events(of: publisher) == ["2", "failed: Broken()"])
    }

    @Test func `after another of its kind shares its subscription`() {
        typealias Numbers = AnyPublisher<Int, Never>
        let filtered = numbers(1, 2, 3, 4).filter { $0 > 1 }.filter { $0 < 4 }
        #expect(type(of: filtered) == Publishers.Filter<Numbers>.self)
        #expect(events(of: filtered) == ["2", "3", "finished"])
        #expect(events(of: filtered.tryFilter(fail(at: 3))) == ["2", "failed: Broken()"])
        #expect(events(of: filtered.tryFilter { _ in true }.filter { $0 > 2 }) == ["3", "finished"])
        let compacted = numbers(1, 2, 3).compactMap { $0 > 1 ? $0 : nil }.map { $0 * 2 }
        #expect(type(of: compacted) == Publishers.CompactMap<Numbers, Int>.self)
        #expect(events(of: compacted) == ["4", "6", "finished"])
        #expect(events(of: compacted.compactMap { $0 > 4 ? $0 : nil }) == ["6", "finished"])
        let trying = numbers(1, 2).tryCompactMap { Optional($0) }.compactMap { try fail(at: 2)($0) ? $0 : nil }
        #expect(events(of: trying) == ["1", "failed: Broken()"])
        let mapped = numbers(1, 2).tryMap { $0 }.map { $0 * 2 }.tryMap { try fail(at: 4)($0) }
        #expect(type(of: mapped) == Publishers.TryMap<Numbers, Bool>.self)
        #expect(events(of: mapped) == ["true", "failed: Broken()"])
    }

    @Test func `with setFailureType passes everything`() {
        #expect(events(of: numbers(1).setFailureType(to: Broken.self)) == ["1", "finished"])
    }

    @Test func `with encode and decode restores the values`() {
        let publisher = numbers(1, 2).map { [$0] }.encode(encoder: JSONEncoder())
            .decode(type: [Int].self, decoder: JSONDecoder())
        #expect(events(of: publisher) == ["[1]", "[2]", "finished"])
    }

    @Test func `with decode ends at the first invalid value`() {
        let publisher = ["1", "?", "2"].publisher.map { Data($0.utf8) }.decode(type: Int.self, decoder: JSONDecoder())
        let lines = events(of: publisher)
        #expect(lines.count == 2)
        #expect(lines.first == "1")
        #expect(lines.last?.hasPrefix("failed: ") == true)
    }
}
