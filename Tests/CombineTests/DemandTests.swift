import Combine
import Testing

@Suite struct `A demand` {
    typealias Demand = Subscribers.Demand

    @Test func `adds up, and saturates at unlimited`() {
        #expect(Demand.max(2) + .max(3) == .max(5))
        #expect(Demand.max(2) + 3 == .max(5))
        #expect(Demand.unlimited + .max(1) == .unlimited)
        #expect(Demand.max(.max - 1) + .max(5) == .unlimited)
        var demand = Demand.max(1)
        demand += 2
        demand += .max(4)
        #expect(demand == .max(7))
    }

    @Test func `subtracts down to none, and stays unlimited if it is unlimited`() {
        #expect(Demand.max(5) - .max(3) == .max(2))
        #expect(Demand.max(5) - 3 == .max(2))
        #expect(Demand.max(2) - .max(3) == .none)
        #expect(Demand.unlimited - .max(3) == .unlimited)
        #expect(Demand.unlimited - .unlimited == .unlimited)
        var demand = Demand.max(7)
        demand -= 2
        demand -= .max(4)
        #expect(demand == .max(1))
    }

    @Test func `multiplies up to unlimited`() {
        #expect(Demand.max(5) * 3 == .max(15))
        #expect(Demand.unlimited * 2 == .unlimited)
        #expect(Demand.unlimited * 0 == .unlimited && Demand.unlimited * -1 == .unlimited)
        #expect(Demand.max(5) * 0 == .none && Demand.max(5) * -1 == .none)
        #expect(Demand.max(.max / 2) * 3 == .unlimited)
        var demand = Demand.max(2)
        demand *= 2
        #expect(demand == .max(4))
    }

    @Test func `is none for a negative number, and has a maximum unless it is unlimited`() {
        #expect(Demand.max(-3) == .none)
        #expect(Demand.max(4).max == 4)
        #expect(Demand.unlimited.max == nil)
        #expect(Demand.max(4).description == "max(4)")
        #expect(Demand.unlimited.description == "unlimited")
    }

    @Test func `is compared with others and with numbers`() {
        #expect(Demand.max(1) < .max(2))
        #expect(!(Demand.max(2) < .max(2)))
        #expect(Demand.max(2) < .unlimited)
        #expect(Demand.max(2) == 2)
        #expect(!(Demand.max(2) == 3))
        #expect(!(Demand.unlimited == Int.max))
        #expect(Demand.max(3) > 2)
        #expect(!(Demand.max(2) > 2))
        #expect(Demand.unlimited > Int.max)
        #expect(Demand.max(2) >= 2)
        #expect(!(Demand.max(1) >= 2))
        #expect(Demand.max(1) < 2)
        #expect(!(Demand.max(2) < 2))
        #expect(Demand.max(2) <= 2)
        #expect(!(Demand.max(3) <= 2))
    }
}
