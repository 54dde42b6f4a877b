/// Reads the preferences that changed, the innermost readers first.
@MainActor
struct PreferencePass {
    let queue: PreferenceQueue

    /// Returns whether something has to be evaluated or laid out because of it.
    func run() -> Bool {
        guard !queue.isEmpty else { return false }
        var readers = queue.takeAll()
        if readers.count > 1 { readers.sort { $0.depth > $1.depth } }
        var changed = false
        for reader in readers where !reader.isRemoved {
            if reader.readPreference() { changed = true }
        }
        return changed
    }
}

/// The readers that wait for the preference pass.
@MainActor
final class PreferenceQueue {
    private var readers: ContiguousArray<any PreferenceReader> = []

    var isEmpty: Bool { readers.isEmpty }

    func append(_ reader: any PreferenceReader) {
        readers.append(reader)
    }

    func takeAll() -> ContiguousArray<any PreferenceReader> {
        let taken = readers
        readers.removeAll(keepingCapacity: true)
        return taken
    }
}

/// A node that reads a preference of the views below it.
@MainActor
protocol PreferenceReader: ViewNode {
    /// Reads the value. Returns whether something has to be evaluated or laid out now.
    func readPreference() -> Bool
}
