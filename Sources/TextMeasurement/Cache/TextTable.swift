/// A hash table of texts with precomputed hashes. It uses linear probing and is at most half full.
struct TextTable {
    private struct Slot {
        var hash: UInt64
        var text: MeasuredText?
    }

    private var slots: ContiguousArray<Slot> = []
    private(set) var count = 0

    @inline(__always)
    func find(_ hash: UInt64, _ isSame: (MeasuredText) -> Bool) -> MeasuredText? {
        guard count > 0 else { return nil }
        let mask = slots.count - 1
        var index = Int(truncatingIfNeeded: hash) & mask
        while let text = slots[index].text {
            if slots[index].hash == hash, isSame(text) { return text }
            index = (index + 1) & mask
        }
        return nil
    }

    /// Adds a text that is not in the table.
    mutating func insert(_ text: MeasuredText, _ hash: UInt64) {
        if (count + 1) * 2 > slots.count { grow() }
        place(Slot(hash: hash, text: text))
        count += 1
    }

    private mutating func place(_ slot: Slot) {
        let mask = slots.count - 1
        var index = Int(truncatingIfNeeded: slot.hash) & mask
        while slots[index].text != nil { index = (index + 1) & mask }
        slots[index] = slot
    }

    private mutating func grow() {
        let old = slots
        slots = ContiguousArray(repeating: Slot(hash: 0, text: nil), count: max(64, old.count * 2))
        for slot in old where slot.text != nil { place(slot) }
    }
}
