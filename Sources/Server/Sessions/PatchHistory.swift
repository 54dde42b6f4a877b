/// The last steps of a session, for clients that are a few revisions behind.
struct PatchHistory {
    private var steps: [PatchStep] = []
    private let capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
    }

    mutating func append(_ step: PatchStep) {
        if steps.count == capacity { steps.removeFirst() }
        steps.append(step)
    }

    /// The steps from a revision to the current one; nil if some are missing.
    func steps(from base: Int, to revision: Int, for reader: PatchReader) -> ArraySlice<PatchStep>? {
        if base == revision { return [] }
        guard steps.last?.revision == revision, let first = steps.lastIndex(where: { $0.base == base }),
            steps[first...].allSatisfy({ $0.serves(reader) })
        else { return nil }
        return steps[first...]
    }
}
