import EspalierSupervision
import Testing

/// The choice of a browser's worker.
struct RendezvousHashTests {
    private func id(_ number: Int) -> String {
        let digits = String(number)
        return String(repeating: "A", count: 22 - digits.count) + digits
    }

    @Test func `a browser keeps its worker over versions of the program`() {
        let choices = (0..<12).map { RendezvousHash(id: id($0)).choice(among: 1...4) }
        #expect(choices == [4, 1, 1, 4, 2, 3, 1, 1, 4, 4, 1, 4])
        #expect(RendezvousHash(id: "ABCDEFGHIJKLMNOPQRSTUV").choice(among: 1...3) == 3)
    }

    @Test func `without workers there is no choice, and one of one`() {
        #expect(RendezvousHash(id: id(0)).choice(among: []) == nil)
        #expect(RendezvousHash(id: id(0)).choice(among: [3]) == 3)
        #expect(RendezvousHash(id: "").choice(among: [1]) == 1)
    }

    @Test func `a worker that leaves moves only its own browsers, to all of the others`() {
        var moved: [Int: Int] = [:]
        for number in 0..<2_000 {
            let hash = RendezvousHash(id: id(number))
            let before = hash.choice(among: 1...4)
            let after = hash.choice(among: [1, 2, 4])
            if before == 3 { moved[after ?? 0, default: 0] += 1 } else { #expect(before == after) }
        }
        #expect(moved == [1: 150, 2: 162, 4: 176])
    }

    @Test func `workers have equal shares`() {
        var shares: [Int: Int] = [:]
        for number in 0..<4_000 {
            shares[RendezvousHash(id: id(number)).choice(among: 1...4) ?? 0, default: 0] += 1
        }
        #expect(shares == [1: 995, 2: 979, 3: 1_027, 4: 999])
    }
}
