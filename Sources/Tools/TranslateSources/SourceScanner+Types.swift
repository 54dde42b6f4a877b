extension SourceScanner {
    private static let modifiers: Set<String> = [
        "public", "open", "package", "internal", "fileprivate", "private", "final", "indirect",
    ]
    private static let types: Set<String> = ["class", "struct", "enum", "protocol"]
    /// The words that follow `class` in members of a type.
    private static let members: Set<String> = ["func", "var", "let", "subscript", "override", "final"]

    /// Whether the attribute at the position belongs to a type, which has no attribute `@preconcurrency`.
    var isBeforeType: Bool {
        var rest = self
        while !rest.isAtEnd {
            if rest.skipCommentOrString() { continue }
            if rest.byte() == UInt8(ascii: "@") {
                rest.advance()
                if rest.identifier.elementsEqual("preconcurrency".utf8) { return false }
                rest.advance(rest.identifier.count)
                if let argument = rest.parenthesized { rest.advance(argument.count + 2) }
            } else if rest.byte().isIdentifier {
                let word = rest.word
                if Self.types.contains(word) {
                    rest.advance(word.utf8.count)
                    while rest.byte() == .space { rest.advance() }
                    return word != "class" || !Self.members.contains(rest.word)
                }
                guard Self.modifiers.contains(word) else { return false }
                rest.advance(word.utf8.count)
            } else if rest.byte().isSpace {
                rest.advance()
            } else {
                return false
            }
        }
        return false
    }

    /// The identifier at the position as a text.
    private var word: String { String(decoding: identifier, as: UTF8.self) }

    /// The bytes between the parentheses at the position; nil if there are none, or no end.
    var parenthesized: ArraySlice<UInt8>? {
        guard byte() == .open else { return nil }
        var rest = self
        var depth = 0
        repeat {
            if rest.byte() == .open { depth += 1 }
            if rest.byte() == .close { depth -= 1 }
            rest.advance()
        } while depth > 0 && !rest.isAtEnd
        return depth == 0 ? bytes[(position + 1)..<(rest.position - 1)] : nil
    }
}

extension UInt8 {
    /// Whether the byte is a space, a tab or a part of a line's end.
    var isSpace: Bool { [.space, .newline, UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(self) }
}
