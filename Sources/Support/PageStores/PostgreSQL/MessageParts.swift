/// Splits messages into payloads of NOTIFY, and joins them. A payload has less than 8,000 bytes and is text.
///
/// A payload consists of the sender, the number of its message, the number of the part and of all parts, and the part in base64. Numbers also
/// keep PostgreSQL from sending equal payloads only once.
struct MessageParts {
    private static let partSize = 5700
    /// Senders that ended in the middle of a message are forgotten when there are more.
    private static let mostSenders = 256

    private struct Unfinished {
        let number: Substring
        let count: Int
        var parts: [[UInt8]]
    }

    private var unfinished: [Substring: Unfinished] = [:]

    static func split(_ bytes: [UInt8], sender: String, number: UInt64) -> [String] {
        let count = max(1, (bytes.count + partSize - 1) / partSize)
        return (0..<count).map { index in
            let part = bytes[index * partSize..<min(bytes.count, (index + 1) * partSize)]
            return "\(sender) \(number) \(index) \(count) \(Base64.encode(part))"
        }
    }

    /// Adds a payload. Returns the message and its sender when it is whole. Texts that are no parts are ignored.
    mutating func add(_ text: String) -> (bytes: [UInt8], sender: String)? {
        let words = text.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
        guard words.count == 5, let index = Int(words[2]), let count = Int(words[3]), count > 0, count < 100,
            let part = Base64.decode(words[4])
        else { return nil }
        let sender = words[0]
        if index == 0 {
            if unfinished.count >= MessageParts.mostSenders { unfinished = [:] }
            unfinished[sender] = Unfinished(number: words[1], count: count, parts: [])
        }
        guard let known = unfinished[sender], known.number == words[1], known.count == count,
            known.parts.count == index
        else {
            // A part is missing, after an interruption.
            unfinished[sender] = nil
            return nil
        }
        unfinished[sender]?.parts.append(part)
        guard index == count - 1, let whole = unfinished.removeValue(forKey: sender) else { return nil }
        return (Array(whole.parts.joined()), String(sender))
    }
}
