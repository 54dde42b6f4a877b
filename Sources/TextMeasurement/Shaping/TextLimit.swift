import EspalierLayoutEngine
import Synchronization

/// The bound of a text's length. The time and the memory for a text's layout are proportional to its length, and a page may show
/// whatever its user or another program has written.
enum TextLimit {
    /// The maximum length in bytes of UTF-8, the same as for a text that a page sends.
    static let bytes = 1 << 17

    /// Cuts runs that are too long together behind a whole character, and adds an ellipsis. Runs after it are empty.
    static func apply(to runs: inout [MeasuredRun]) {
        let total = runs.reduce(0) { $0 + $1.text.utf8.count }
        guard total > bytes else { return }
        var rest = bytes
        for index in runs.indices {
            let count = runs[index].text.utf8.count
            if rest > 0, count >= rest {
                runs[index].text = prefix(of: runs[index].text, bytes: rest) + "…"
            } else if rest == 0 {
                runs[index].text = ""
            }
            rest = max(0, rest - count)
        }
        if hasWarned.exchange(true, ordering: .relaxed) { return }
        Log.write("a text of \(total) bytes is cut after \(bytes); later ones are cut without a message")
    }

    private static func prefix(of text: String, bytes: Int) -> Substring {
        let end = text.utf8.index(text.utf8.startIndex, offsetBy: bytes)
        if let end = String.Index(end, within: text) { return text[..<end] }
        return text[..<end].dropLast()
    }

    private static let hasWarned = Atomic(false)
}
