/// The two generations of a cache.
struct TextGenerations {
    /// The approximate maximum memory of a generation, in bytes.
    private static let byteLimit = 32 << 20

    let limit: Int
    var young = TextTable()
    var old = TextTable()
    private var youngBytes = 0

    init(limit: Int) {
        self.limit = limit
    }

    @inline(__always)
    mutating func find(_ hash: UInt64, _ isSame: (MeasuredText) -> Bool) -> MeasuredText? {
        if let text = young.find(hash, isSame) { return text }
        guard old.count > 0, let text = old.find(hash, isSame) else { return nil }
        insert(text, hash)
        return text
    }

    mutating func insert(_ text: MeasuredText, _ hash: UInt64) {
        let cost = text.cost
        guard cost <= Self.byteLimit else { return }
        if young.count >= limit || youngBytes + cost > Self.byteLimit {
            old = young
            young = TextTable()
            youngBytes = 0
        }
        young.insert(text, hash)
        youngBytes += cost
    }
}
