/// Limits the lines that a log writes per second, and counts the suppressed ones.
struct LogBudget {
    /// Lines that an earlier second suppressed.
    struct Count: Equatable {
        var suppressed: Int
        /// The kind of the lines; nil for lines above the limit of all kinds.
        var kind: String?

        /// The count as fields of a line.
        var fields: [(name: String, value: String)] {
            [("suppressed", String(suppressed))] + (kind.map { [("kind", $0)] } ?? [])
        }
    }

    private let linesPerSecond: Int
    private let linesPerKind: Int
    private var second: Int64 = 0
    private var written = 0
    private var suppressed = 0
    /// The lines of each kind, written or suppressed.
    private var kinds: [String: Int] = [:]

    init(linesPerSecond: Int, linesPerKind: Int) {
        self.linesPerSecond = linesPerSecond
        self.linesPerKind = linesPerKind
    }

    /// Starts a new second, and returns the counts of the last one. Returns nothing within the same second.
    mutating func advance(to second: Int64) -> [Count] {
        guard self.second != second else { return [] }
        var counts: [Count] = []
        for (kind, count) in kinds.sorted(by: { $0.key < $1.key }) where count > linesPerKind {
            counts.append(Count(suppressed: count - linesPerKind, kind: kind))
        }
        if suppressed > 0 { counts.append(Count(suppressed: suppressed)) }
        self.second = second
        (written, suppressed, kinds) = (0, 0, [:])
        return counts
    }

    /// Counts a line, and returns whether it may be written.
    mutating func takesLine(of kind: String?) -> Bool {
        if let kind {
            kinds[kind, default: 0] += 1
            guard kinds[kind, default: 0] <= linesPerKind else { return false }
        }
        guard written < linesPerSecond else {
            suppressed += 1
            return false
        }
        written += 1
        return true
    }
}
