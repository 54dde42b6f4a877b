/// The observations of a view. Each compares its value after a change of any property.
@MainActor
final class PropertyObservations {
    private struct Entry {
        weak var observation: NSKeyValueObservation?
        let compare: () -> Void
    }

    private var entries: [Entry] = []
    private var isComparing = false
    private var changedMeanwhile = false

    /// Adds an observation, for as long as it exists and is valid.
    func add(_ observation: NSKeyValueObservation, compare: @escaping () -> Void) {
        entries.append(Entry(observation: observation, compare: compare))
    }

    /// Observers that change the view are called again, a few times.
    func compare() {
        guard !isComparing else {
            changedMeanwhile = true
            return
        }
        isComparing = true
        defer { isComparing = false }
        for _ in 0..<8 {
            changedMeanwhile = false
            entries.removeAll { $0.observation?.isValid != true }
            for entry in entries where entry.observation?.isValid == true { entry.compare() }
            if !changedMeanwhile { break }
        }
    }
}
