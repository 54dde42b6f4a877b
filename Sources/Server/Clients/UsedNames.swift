/// The names of what counts once, and has been used in this process. Each is forgotten after a time, when nothing with it counts any more.
struct UsedNames: Sendable {
    /// The number of names that are known. The oldest are forgotten.
    static let capacity = 10_000

    private let time: Double
    private var names: Set<String> = []
    /// The names in the order in which they were used.
    private var order: ArraySlice<(name: String, end: Double)> = []

    /// - Parameter time: the seconds for which something counts.
    init(time: Double) {
        self.time = time
    }

    var count: Int { names.count }

    func contains(_ name: String) -> Bool { names.contains(name) }

    /// Notes the use of a name.
    ///
    /// - Returns: Whether this is its first use.
    mutating func use(_ name: String, at now: Double) -> Bool {
        while let first = order.first, first.end <= now || order.count >= Self.capacity {
            names.remove(first.name)
            order.removeFirst()
        }
        guard names.insert(name).inserted else { return false }
        order.append((name, now + time))
        return true
    }
}
