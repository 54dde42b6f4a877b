/// The difference of two texts, by their lines.
enum TextDifference {
    /// The largest number of lines of a description.
    private static let limit = 40

    /// The lines that were removed and added, each run with the line before it.
    static func description(from old: String, to new: String) -> String {
        let before = old.split(separator: "\n", omittingEmptySubsequences: false)
        let after = new.split(separator: "\n", omittingEmptySubsequences: false)
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in after.difference(from: before) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var lines: [String] = []
        var (i, j) = (0, 0)
        var isChanging = false
        while i < before.count || j < after.count {
            let isRemoved = removed.contains(i), isAdded = added.contains(j)
            if !isRemoved, !isAdded {
                isChanging = false
                (i, j) = (i + 1, j + 1)
                continue
            }
            if !isChanging, i > 0 { lines.append("  " + before[i - 1]) }
            isChanging = true
            if isRemoved {
                lines.append("- " + before[i])
                i += 1
            } else {
                lines.append("+ " + after[j])
                j += 1
            }
        }
        let shown = lines.prefix(limit).map { "  \($0)\n" }.joined()
        return shown + (lines.count > limit ? "  and \(lines.count - limit) more lines\n" : "")
    }
}
