/// Scans Swift source by tokens, just well enough to find the boundaries of a declaration's parts.
struct SourceScanner {
    private let characters: [Character]
    private(set) var position = 0

    init(_ source: String) {
        characters = Array(source)
    }

    /// The next character; nil at the end.
    var next: Character? { position < characters.count ? characters[position] : nil }

    private func peek(_ distance: Int) -> Character? {
        position + distance < characters.count ? characters[position + distance] : nil
    }

    /// Whether the next character ends an arrow.
    var isArrowHead: Bool { next == ">" && position > 0 && characters[position - 1] == "-" }

    mutating func advance(by count: Int = 1) {
        position = min(position + count, characters.count)
    }

    /// The text from a position to the end, without surrounding spaces.
    func rest(from start: Int) -> String { text(start..<characters.count) }

    /// The text between two positions, without surrounding spaces unless these are wanted.
    func text(_ range: Range<Int>, isTrimmed: Bool = true) -> String {
        var part = characters[range]
        guard isTrimmed else { return String(part) }
        while part.first?.isWhitespace ?? false { part.removeFirst() }
        while part.last?.isWhitespace ?? false { part.removeLast() }
        return String(part)
    }

    /// Skips spaces and comments.
    mutating func skipTrivia() {
        while let character = next {
            if character.isWhitespace {
                advance()
            } else if !skipComment() {
                return
            }
        }
    }

    /// Skips a comment if one begins here. Block comments may be nested.
    private mutating func skipComment() -> Bool {
        guard next == "/" else { return false }
        if peek(1) == "/" {
            while let character = next, !character.isNewline { advance() }
            return true
        }
        guard peek(1) == "*" else { return false }
        var depth = 0
        repeat {
            if next == "/", peek(1) == "*" {
                depth += 1
                advance(by: 2)
            } else if next == "*", peek(1) == "/" {
                depth -= 1
                advance(by: 2)
            } else {
                advance()
            }
        } while depth > 0 && next != nil
        return true
    }

    /// Reads the identifier that begins here, including backticks; nil if there is none.
    mutating func identifier() -> String? {
        let start = position
        if next == "`" {
            repeat { advance() } while next != nil && next != "`"
            advance()
        } else {
            while let character = next, character.isLetter || character.isNumber || character == "_" { advance() }
        }
        return start == position ? nil : text(start..<position)
    }

    /// Skips to one of `ends`, or to the end. Brackets, strings and comments are skipped as a whole.
    mutating func skip(to ends: Set<Character>) {
        while let character = next, !ends.contains(character) {
            if skipComment() || skipString() { continue }
            advance()
            if let closing = Self.closing(character) {
                skip(to: [closing])
                advance()
            }
        }
    }

    private static func closing(_ opening: Character) -> Character? {
        switch opening {
        case "(": ")"
        case "[": "]"
        case "{": "}"
        default: nil
        }
    }

    /// Skips a string literal if one begins here: plain or raw, single-line or multiline, including interpolations.
    private mutating func skipString() -> Bool {
        var hashes = 0
        while peek(hashes) == "#" { hashes += 1 }
        guard peek(hashes) == "\"" else { return false }
        let quotes = peek(hashes + 1) == "\"" && peek(hashes + 2) == "\"" ? 3 : 1
        advance(by: hashes + quotes)
        while let character = next {
            if character == "\\", isRun("#", count: hashes, at: 1) {
                advance(by: hashes + 1)
                if next == "(" {
                    advance()
                    skip(to: [")"])
                }
                advance()
            } else if isRun("\"", count: quotes, at: 0), isRun("#", count: hashes, at: quotes) {
                advance(by: quotes + hashes)
                return true
            } else {
                advance()
            }
        }
        return true
    }

    private func isRun(_ character: Character, count: Int, at distance: Int) -> Bool {
        (0..<count).allSatisfy { peek(distance + $0) == character }
    }
}
