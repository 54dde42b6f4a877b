/// Walks through the bytes of a Swift file and distinguishes code from comments and string literals.
///
/// It knows as much of the lexical grammar as that takes (The Swift Programming Language, “Lexical Structure”): nested comments, raw
/// and multiline strings, and interpolations, whose code counts as part of the string. An unterminated literal ends with its line.
struct SourceScanner {
    let bytes: [UInt8]
    private(set) var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { position >= bytes.count }

    /// The byte at the position, or `offset` bytes after it; 0 beyond both ends.
    func byte(_ offset: Int = 0) -> UInt8 {
        let index = position + offset
        return bytes.indices.contains(index) ? bytes[index] : 0
    }

    /// Whether the bytes at the position are those of a text.
    func starts(with text: StaticString, at offset: Int = 0) -> Bool {
        text.withUTF8Buffer { text in
            position + offset + text.count <= bytes.count
                && text.indices.allSatisfy { bytes[position + offset + $0] == text[$0] }
        }
    }

    mutating func advance(_ count: Int = 1) {
        position = min(position + count, bytes.count)
    }

    /// Passes the comment or string literal at the position. Returns false, and stays, if there is none.
    mutating func skipCommentOrString() -> Bool {
        if starts(with: "//") {
            while !isAtEnd, byte() != .newline { advance() }
            return true
        }
        if starts(with: "/*") {
            skipBlockComment()
            return true
        }
        return skipString()
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                advance(2)
            } else if starts(with: "*/") {
                depth -= 1
                advance(2)
            } else {
                advance()
            }
        } while depth > 0 && !isAtEnd
    }

    private mutating func skipString() -> Bool {
        var signs = 0
        while byte(signs) == UInt8(ascii: "#") { signs += 1 }
        guard byte(signs) == .quote else { return false }
        let isMultiline = byte(signs + 1) == .quote && byte(signs + 2) == .quote
        let quotes = isMultiline ? 3 : 1
        advance(signs + quotes)
        while !isAtEnd {
            if byte() == UInt8(ascii: "\\"), hasSigns(signs, after: 1) {
                advance(1 + signs)
                if byte() == .open { skipInterpolation() } else { advance() }
            } else if byte() == .quote, !isMultiline || (byte(1) == .quote && byte(2) == .quote),
                hasSigns(signs, after: quotes)
            {
                advance(quotes + signs)
                return true
            } else if byte() == .newline, !isMultiline {
                return true
            } else {
                advance()
            }
        }
        return true
    }

    private func hasSigns(_ count: Int, after offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }

    /// Passes the parentheses of an interpolation, with the strings and comments inside.
    private mutating func skipInterpolation() {
        var depth = 0
        repeat {
            switch byte() {
            case .open: depth += 1
            case .close: depth -= 1
            default: if skipCommentOrString() { continue }
            }
            advance()
        } while depth > 0 && !isAtEnd
    }

    /// The identifier at the position; empty if there is none. Only ASCII letters count: no name that is looked for has others.
    var identifier: ArraySlice<UInt8> {
        var end = position
        while end < bytes.count, bytes[end].isIdentifier { end += 1 }
        return bytes[position..<end]
    }
}

extension UInt8 {
    static let newline = UInt8(ascii: "\n")
    static let space = UInt8(ascii: " ")
    static let quote = UInt8(ascii: "\"")
    static let dot = UInt8(ascii: ".")
    static let open = UInt8(ascii: "(")
    static let close = UInt8(ascii: ")")
    static let openBrace = UInt8(ascii: "{")
    static let closeBrace = UInt8(ascii: "}")

    /// Whether the byte belongs to an identifier. Bytes of other characters than ASCII do.
    var isIdentifier: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
