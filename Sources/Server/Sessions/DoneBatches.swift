/// The last batch of events that each page of a session had done. Pages count their batches, so that one whose answer was lost
/// can be sent again without being done again.
struct DoneBatches {
    private var last: [EventPost.Batch] = []

    /// The most pages that are remembered: the latest.
    private static let capacity = 8

    /// Whether a batch is new; then it counts as done.
    mutating func begin(_ batch: EventPost.Batch) -> Bool {
        if let index = last.firstIndex(where: { $0.page == batch.page }) {
            guard batch.number > last[index].number else { return false }
            last[index].number = batch.number
            return true
        }
        if last.count == DoneBatches.capacity { last.removeFirst() }
        last.append(batch)
        return true
    }
}
