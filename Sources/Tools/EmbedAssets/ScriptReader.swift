/// Reads a script in the pieces that minifying it needs.
struct ScriptReader {
    private let bytes: [UInt8]
    private var index = 0
    /// The last character that is not a space, from which the meaning of a slash follows.
    private var last: UInt8?

    enum Piece {
        /// A string, template or regular expression.
        case literal(ArraySlice<UInt8>)
        /// Spaces, and whether there is a line end among them.
        case space(endsLine: Bool)
        case character(UInt8)
    }

    init(_ script: String) {
        bytes = Array(script.utf8)
    }

    static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    /// The next character; nil at the end.
    var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// The next piece; nil at the end.
    mutating func next() -> Piece? {
        guard let first = peek else { return nil }
        let start = index
        if first == UInt8(ascii: " ") || first == UInt8(ascii: "\n") {
            while peek == UInt8(ascii: " ") || peek == UInt8(ascii: "\n") { index += 1 }
            return .space(endsLine: bytes[start..<index].contains(UInt8(ascii: "\n")))
        }
        if "'\"`".utf8.contains(first) || first == UInt8(ascii: "/") && startsExpression {
            skipLiteral()
            last = bytes[index - 1]
            return .literal(bytes[start..<index])
        }
        index += 1
        last = first
        return .character(first)
    }

    /// Whether an operand follows here, so that a slash begins a regular expression.
    private var startsExpression: Bool { last.map { "=(,:[!&|?{};>".utf8.contains($0) } ?? true }

    /// Skips a literal up to its closing character, with the literals in the expressions of a template.
    private mutating func skipLiteral() {
        let quote = bytes[index]
        var isInClass = false
        index += 1
        while let byte = peek, byte != quote || isInClass {
            if byte == UInt8(ascii: "\\") {
                index += 1
            } else if quote == UInt8(ascii: "/") {
                if byte == UInt8(ascii: "[") { isInClass = true }
                if byte == UInt8(ascii: "]") { isInClass = false }
            } else if quote == UInt8(ascii: "`"), byte == UInt8(ascii: "$"), index + 1 < bytes.count,
                bytes[index + 1] == UInt8(ascii: "{")
            {
                skipExpression()
                continue
            }
            index += 1
        }
        index += 1
    }

    /// Skips `${…}` in a template.
    private mutating func skipExpression() {
        index += 2
        var depth = 1
        while depth > 0, let byte = peek {
            if "'\"`".utf8.contains(byte) {
                skipLiteral()
                continue
            }
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            index += 1
        }
    }
}
