@testable import EspalierSupervision
import Testing

/// The table of connections that have not been passed on.
struct PeekTableTests {
    @Test func `connections leave in the order in which they came`() {
        var table = PeekTable(capacity: 3)
        let places = (0..<3).map { table.add(Int32(10 + $0), socket: $0, deadline: Double($0)) }
        #expect(table.isFull)
        #expect(table.oldestPeeked == places[0])
        table.remove(places[1])
        table.remove(places[0])
        #expect(table.oldestPeeked == places[2])
        #expect(table[places[2]].descriptor == 12)
        #expect(table.count == 1)
        table.remove(places[2])
        #expect(table.oldestPeeked == nil)
    }

    @Test func `a place that is used again has another turn`() {
        var table = PeekTable(capacity: 1)
        let place = table.add(10, socket: 0, deadline: 0)
        let turn = table[place].turn
        #expect(table.has(place, turn: turn))
        table.remove(place)
        #expect(!table.has(place, turn: turn))
        #expect(table.add(11, socket: 0, deadline: 0) == place)
        #expect(!table.has(place, turn: turn))
        #expect(table.has(place, turn: turn + 1))
    }

    @Test func `a connection that waits for a worker is no longer one whose bytes are awaited`() {
        var table = PeekTable(capacity: 3)
        let places = (0..<3).map { table.add(Int32(10 + $0), socket: 0, deadline: 0) }
        table.wait(places[1])
        table.wait(places[0])
        table.wait(places[0])
        #expect(table.oldestPeeked == places[2])
        #expect(table.oldestWaiting == places[1])
        table.remove(places[1])
        #expect(table.oldestWaiting == places[0])
        table.remove(places[0])
        #expect(table.oldestWaiting == nil)
        #expect(table.count == 1)
    }
}
