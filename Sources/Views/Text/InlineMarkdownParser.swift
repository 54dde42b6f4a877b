/// Parses inline Markdown in one pass over the characters, then pairs the delimiters by CommonMark's algorithm.
struct InlineMarkdownParser {
    private let characters: ContiguousArray<MarkdownCharacter>
    private var index = 0
    private var tokens: [Token] = []
    private var inflectionCount = 0

    /// A run of characters with its meaning, or a run of delimiters that may become emphasis.
    private struct Token {
        var characters: ContiguousArray<MarkdownCharacter>
        var intents: InlineMarkdown.Intents = []
        var link: InlineMarkdown.Link?
        var delimiter: Delimiter?
        var inflection: Int?
    }

    private struct Delimiter {
        var character: MarkdownCharacter
        /// The length of the run as written. `Token.characters` holds the delimiters that are not yet used.
        var length: Int
        var canOpen: Bool
        var canClose: Bool
    }

    /// The properties of a closer that decide which openers match.
    private struct DelimiterKind: Hashable {
        var character: MarkdownCharacter
        var canOpen: Bool
        var length: Int

        init(_ delimiter: Delimiter) {
            character = delimiter.character
            canOpen = delimiter.canOpen
            length = delimiter.character == "~" ? delimiter.length : delimiter.length % 3
        }
    }

    init(_ characters: ContiguousArray<MarkdownCharacter>) {
        self.characters = characters
    }

    mutating func parse() -> [InlineMarkdown.Span] {
        readTokens()
        pairDelimiters(from: 0)
        var spans: [InlineMarkdown.Span] = []
        for token in tokens where !token.characters.isEmpty {
            let pieces = InlineMarkdown.pieces(token.characters)
            if let last = spans.last, last.intents == token.intents, last.link == token.link,
                last.inflection == token.inflection
            {
                Self.join(&spans[spans.count - 1].pieces, pieces)
            } else {
                spans.append(
                    .init(
                        pieces: pieces, intents: token.intents, link: token.link, inflection: token.inflection))
            }
        }
        return spans
    }

    private static func join(_ pieces: inout [InlineMarkdown.Piece], _ more: [InlineMarkdown.Piece]) {
        for piece in more {
            if case .text(let tail) = piece, case .text(let head)? = pieces.last {
                pieces[pieces.count - 1] = .text(head + tail)
            } else {
                pieces.append(piece)
            }
        }
    }

    // MARK: Reading

    private mutating func readTokens() {
        /// The token indices of open `[` and `^[`.
        var brackets: [Int] = []
        while index < characters.count {
            let character = characters[index]
            switch character {
            case "\\" where index + 1 < characters.count && Self.isPunctuation(characters[index + 1]):
                index += 2
                addText([characters[index - 1]])
            case "`":
                readCode()
            case "*", "_", "~":
                readDelimiters(character)
            case "^" where index + 1 < characters.count && characters[index + 1] == "[":
                index += 2
                brackets.append(tokens.count)
                tokens.append(Token(characters: ["^", "["]))
            case "[":
                index += 1
                brackets.append(tokens.count)
                tokens.append(Token(characters: ["["]))
            case "]":
                index += 1
                closeBracket(&brackets)
            case "<" where readAutolink():
                break
            case "&" where readEntity():
                break
            case "h" where readBareAddress():
                break
            default:
                index += 1
                addText([character])
            }
        }
    }

    private mutating func addText(_ text: ContiguousArray<MarkdownCharacter>) {
        if let last = tokens.last, last.delimiter == nil, last.intents.isEmpty, last.link == nil,
            last.inflection == nil, last.characters.last != "["
        {
            tokens[tokens.count - 1].characters += text
        } else {
            tokens.append(Token(characters: text))
        }
    }

    private mutating func readCode() {
        let start = index
        while index < characters.count, characters[index] == "`" { index += 1 }
        let length = index - start
        var search = index
        while search < characters.count {
            guard characters[search] == "`" else {
                search += 1
                continue
            }
            let end = search
            while search < characters.count, characters[search] == "`" { search += 1 }
            guard search - end == length else { continue }
            var code = ContiguousArray(characters[index..<end])
            if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
                code.removeFirst()
                code.removeLast()
            }
            tokens.append(Token(characters: code, intents: .code))
            index = search
            return
        }
        addText(ContiguousArray(characters[start..<index]))
    }

    private mutating func readDelimiters(_ character: MarkdownCharacter) {
        let start = index
        while index < characters.count, characters[index] == character { index += 1 }
        let before = start > 0 ? characters[start - 1] : " "
        let after = index < characters.count ? characters[index] : " "
        let leftFlanking =
            !Self.isSpace(after) && (!Self.isPunctuation(after) || Self.isSpace(before) || Self.isPunctuation(before))
        let rightFlanking =
            !Self.isSpace(before) && (!Self.isPunctuation(before) || Self.isSpace(after) || Self.isPunctuation(after))
        var canOpen = leftFlanking
        var canClose = rightFlanking
        if character == "_" {
            canOpen = leftFlanking && (!rightFlanking || Self.isPunctuation(before))
            canClose = rightFlanking && (!leftFlanking || Self.isPunctuation(after))
        }
        let run = ContiguousArray(characters[start..<index])
        guard character != "~" || run.count <= 2 else { return addText(run) }
        tokens.append(
            Token(
                characters: run,
                delimiter: Delimiter(
                    character: character, length: run.count, canOpen: canOpen, canClose: canClose)))
    }

    private mutating func closeBracket(_ brackets: inout [Int]) {
        guard let open = brackets.popLast() else { return addText(["]"]) }
        if tokens[open].characters.first == "^" { return closeAttributes(of: open) }
        guard let link = readLinkTarget() else { return addText(["]"]) }
        tokens[open].characters = []
        pairDelimiters(from: open + 1)
        for place in tokens.indices.dropFirst(open + 1) { tokens[place].link = tokens[place].link ?? link }
        // Links cannot contain links, so the outer brackets are just brackets.
        brackets.removeAll { tokens[$0].characters.first != "^" }
    }

    /// Ends `^[…]`, which attributes must follow.
    private mutating func closeAttributes(of open: Int) {
        guard let attributes = readAttributes() else { return addText(["]"]) }
        tokens[open].characters = []
        pairDelimiters(from: open + 1)
        guard attributes.contains(where: { $0.name == "inflect" && $0.value == "true" }) else { return }
        let inflection = inflectionCount
        inflectionCount += 1
        for place in tokens.indices.dropFirst(open + 1) where tokens[place].inflection == nil {
            tokens[place].inflection = inflection
        }
    }

    /// Parses `(name: value, name: value)` after a closing bracket.
    private mutating func readAttributes() -> [(name: String, value: String)]? {
        guard index < characters.count, characters[index] == "(",
            let end = characters[index...].firstIndex(of: ")")
        else { return nil }
        var text = String.UnicodeScalarView()
        for character in characters[(index + 1)..<end] {
            guard let scalar = character.scalar else { return nil }
            text.append(scalar)
        }
        index = end + 1
        return String(text).split(separator: ",").map { attribute in
            let parts = attribute.split(separator: ":", maxSplits: 1)
            func trimmed(_ part: Int) -> String {
                parts.indices.contains(part) ? String(parts[part].filter { !$0.isWhitespace }) : ""
            }
            return (trimmed(0), trimmed(1))
        }
    }

    /// Parses `(target "title")` after a closing bracket.
    private mutating func readLinkTarget() -> InlineMarkdown.Link? {
        guard index < characters.count, characters[index] == "(" else { return nil }
        var place = index + 1
        func skipSpaces() {
            while place < characters.count, Self.isSpace(characters[place]) { place += 1 }
        }
        skipSpaces()
        var target = ContiguousArray<MarkdownCharacter>()
        if place < characters.count, characters[place] == "<" {
            place += 1
            while place < characters.count, characters[place] != ">" {
                target.append(characters[place])
                place += 1
            }
            place += 1
        } else {
            var depth = 0
            while place < characters.count, !Self.isSpace(characters[place]) {
                let character = characters[place]
                if character == "(" { depth += 1 }
                if character == ")" {
                    if depth == 0 { break }
                    depth -= 1
                }
                target.append(character)
                place += 1
            }
        }
        skipSpaces()
        if place < characters.count, characters[place] == "\"" || characters[place] == "'" {
            let quote = characters[place]
            place += 1
            while place < characters.count, characters[place] != quote { place += 1 }
            place += 1
            skipSpaces()
        }
        guard place < characters.count, characters[place] == ")" else { return nil }
        index = place + 1
        return InlineMarkdown.Link(pieces: InlineMarkdown.pieces(target))
    }
}

extension InlineMarkdownParser {
    // MARK: Addresses and entities

    /// Parses `<https://…>` or `<name@host>`.
    private mutating func readAutolink() -> Bool {
        guard let end = characters[index...].firstIndex(of: ">"), end > index + 1 else { return false }
        let address = ContiguousArray(characters[(index + 1)..<end])
        guard !address.contains(where: { Self.isSpace($0) || $0 == "<" }) else { return false }
        let isURL = address.firstIndex(of: ":").map { colon in
            colon >= 2
                && address[..<colon].allSatisfy { Self.isLetterOrDigit($0) || $0 == "+" || $0 == "-" || $0 == "." }
        }
        var link = InlineMarkdown.pieces(address)
        if isURL != true {
            guard let at = address.firstIndex(of: "@"), at > 0, at < address.count - 1 else { return false }
            link.insert(.text("mailto:"), at: 0)
        }
        tokens.append(Token(characters: address, link: .init(pieces: link)))
        index = end + 1
        return true
    }

    /// Parses `https://…` in running text, up to white space and without final punctuation.
    private mutating func readBareAddress() -> Bool {
        guard index == 0 || !Self.isLetterOrDigit(characters[index - 1]) else { return false }
        var end = index
        guard let scheme = ["https://", "http://"].first(where: { starts(with: $0) }) else { return false }
        while end < characters.count, !Self.isSpace(characters[end]), characters[end] != "<" { end += 1 }
        while end > index, Self.closingPunctuation.contains(characters[end - 1]) {
            end -= 1
        }
        guard end - index > scheme.unicodeScalars.count else { return false }
        let address = ContiguousArray(characters[index..<end])
        tokens.append(Token(characters: address, link: .init(pieces: InlineMarkdown.pieces(address))))
        index = end
        return true
    }

    private func starts(with text: String) -> Bool {
        characters[index...].starts(with: text.unicodeScalars.lazy.map { MarkdownCharacter($0) })
    }

    /// Parses `&amp;` and similar entities.
    private mutating func readEntity() -> Bool {
        for (name, character) in Self.entities where starts(with: name) {
            index += name.unicodeScalars.count
            addText([character])
            return true
        }
        return false
    }

    private static let entities: [(String, MarkdownCharacter)] = [
        ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&nbsp;", "\u{A0}"),
    ]

    /// Characters that end a sentence or a bracket rather than an address.
    private static let closingPunctuation: [MarkdownCharacter] = [
        "?", "!", ".", ",", ":", "*", "_", "~", "'", "\"", ")", "]",
    ]

    // MARK: Emphasis

    /// Pairs the delimiters in the tokens from `start` on: each closer with the nearest matching opener.
    private mutating func pairDelimiters(from start: Int) {
        var closer = start
        // If a closer of a kind found no opener, the next one of that kind need not search again (CommonMark's "openers
        // bottom"). So a long row of delimiters takes no quadratic time.
        var bottoms: [DelimiterKind: Int] = [:]
        while closer < tokens.count {
            guard let closing = tokens[closer].delimiter, closing.canClose, !tokens[closer].characters.isEmpty else {
                closer += 1
                continue
            }
            let kind = DelimiterKind(closing)
            guard let opener = opener(for: closing, at: closer, from: bottoms[kind] ?? start) else {
                bottoms[kind] = closer
                closer += 1
                continue
            }
            let isStruck = closing.character == "~"
            let strength =
                isStruck
                ? closing.length : min(tokens[opener].characters.count, tokens[closer].characters.count, 2)
            let intent: InlineMarkdown.Intents = isStruck ? .struck : strength == 2 ? .strong : .emphasis
            for place in (opener + 1)..<closer {
                tokens[place].intents.insert(intent)
                // Delimiters between the two found no partner and remain text.
                tokens[place].delimiter = nil
            }
            tokens[opener].characters.removeLast(strength)
            tokens[closer].characters.removeLast(strength)
        }
        for place in tokens.indices.dropFirst(start) { tokens[place].delimiter = nil }
    }

    private func opener(for closing: Delimiter, at closer: Int, from start: Int) -> Int? {
        var place = closer - 1
        while place >= start {
            defer { place -= 1 }
            guard let opening = tokens[place].delimiter, opening.canOpen, opening.character == closing.character,
                !tokens[place].characters.isEmpty
            else { continue }
            if closing.character == "~" {
                if opening.length == closing.length { return place }
                continue
            }
            let isOneOfBothKinds = opening.canClose || closing.canOpen
            if isOneOfBothKinds, (opening.length + closing.length) % 3 == 0,
                opening.length % 3 != 0 || closing.length % 3 != 0
            {
                continue
            }
            return place
        }
        return nil
    }

    // MARK: Characters

    private static func isSpace(_ character: MarkdownCharacter) -> Bool {
        character.scalar?.properties.isWhitespace ?? false
    }

    private static func isLetterOrDigit(_ character: MarkdownCharacter) -> Bool {
        guard let scalar = character.scalar else { return true }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    private static func isPunctuation(_ character: MarkdownCharacter) -> Bool {
        guard let scalar = character.scalar else { return false }
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            return true
        default:
            return false
        }
    }
}
