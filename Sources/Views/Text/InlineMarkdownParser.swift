import EspalierMarkdown

/// Reads the Markdown inside lines with `MarkdownParser`. The source is written so that no line of it begins a block, that white
/// space at the ends of lines stays, and that interpolated values are letters.
struct InlineMarkdownParser {
    /// The characters that the source has in place of interpolated values, attributes and the like.
    private enum Opaque {
        case argument(Int)
        case literal(Unicode.Scalar)
        /// The target of attributes, `(inflect: true)`.
        case attributes(inflects: Bool)
    }

    /// Private characters from this one on stand for the values in `opaque`.
    private static let firstOpaque: UInt32 = 0x10_0000
    private static let opaqueCount = 0xFFFE

    private var opaque: [Opaque] = []
    private let guardian: Unicode.Scalar
    private var spans: [InlineMarkdown.Span] = []
    private var open: [MarkdownPart] = []
    private var inflections: [Int] = []
    private var inflectionCount = 0

    /// Nil for a text with all the rare spaces of which one has to be the guardian.
    private init?(_ characters: ContiguousArray<MarkdownCharacter>) {
        let spaces: [Unicode.Scalar] = ["\u{2005}", "\u{2004}", "\u{2006}", "\u{2008}", "\u{205F}", "\u{2001}"]
        guard let space = spaces.first(where: { !characters.contains(MarkdownCharacter($0)) }) else { return nil }
        guardian = space
    }

    static func spans(_ characters: ContiguousArray<MarkdownCharacter>) -> [InlineMarkdown.Span] {
        guard !characters.isEmpty else { return [] }
        guard var parser = InlineMarkdownParser(characters) else {
            return [InlineMarkdown.Span(pieces: InlineMarkdown.pieces(characters))]
        }
        let source = parser.source(characters)
        MarkdownParser.forEachStep(in: source) { parser.take($0) }
        return parser.spans
    }

    // MARK: The source

    /// Each line stands between a guardian and a space on both sides.
    private mutating func source(_ characters: ContiguousArray<MarkdownCharacter>) -> String {
        let marks = AttributeMarks.find(in: characters)
        var text = String.UnicodeScalarView()
        func beginLine() { text.append(contentsOf: [guardian, " "]) }
        func endLine() { text.append(contentsOf: [" ", guardian]) }
        beginLine()
        var index = 0
        while index < characters.count {
            switch marks[index] {
            case .opening?:
                // An image may contain links.
                text.append(contentsOf: "![".unicodeScalars)
                index += 2
                continue
            case .closing(let end, let inflects)?:
                text.append(contentsOf: "](".unicodeScalars)
                append(.attributes(inflects: inflects), to: &text)
                text.append(")")
                index = end
                continue
            case nil: break
            }
            let character = characters[index]
            index += 1
            guard let scalar = character.scalar else {
                append(.argument(character.argument), to: &text)
                continue
            }
            switch scalar {
            case "\r" where index < characters.count && characters[index] == "\n": continue
            case "\n", "\r":
                endLine()
                text.append("\n")
                beginLine()
            case "\0", "\u{100000}"...: append(.literal(scalar), to: &text)
            default: text.append(scalar)
            }
        }
        endLine()
        return String(text)
    }

    /// Appends the character of a value. Values beyond the number of such characters are left out.
    private mutating func append(_ value: Opaque, to text: inout String.UnicodeScalarView) {
        guard opaque.count < Self.opaqueCount, let scalar = Unicode.Scalar(Self.firstOpaque + UInt32(opaque.count))
        else { return }
        text.append(scalar)
        opaque.append(value)
    }

    // MARK: The result

    private mutating func take(_ step: MarkdownParser.Step) {
        switch step {
        case .begin(.text(let text)), .begin(.html(let text)): add(text, [])
        case .begin(.code(let text)): add(text, .code)
        case .begin(.softBreak), .begin(.lineBreak): add("\n", [])
        case .begin(.paragraph): open.append(.paragraph)
        case .begin(let part):
            open.append(part)
            guard case .image(let target) = part, case .attributes(let inflects)? = value(target.unicodeScalars.first)
            else { return }
            inflections.append(inflects ? inflectionCount : -1)
            if inflects { inflectionCount += 1 }
        case .end:
            guard case .image(let target)? = open.popLast(), case .attributes? = value(target.unicodeScalars.first)
            else { return }
            inflections.removeLast()
        }
    }

    private func value(_ scalar: Unicode.Scalar?) -> Opaque? {
        guard let scalar, scalar.value >= Self.firstOpaque else { return nil }
        let index = Int(scalar.value - Self.firstOpaque)
        return opaque.indices.contains(index) ? opaque[index] : nil
    }

    private mutating func add(_ text: String, _ own: InlineMarkdown.Intents) {
        let pieces = pieces(text)
        guard !pieces.isEmpty else { return }
        var intents = own
        var link: InlineMarkdown.Link?
        for part in open {
            switch part {
            case .emphasis: intents.insert(.emphasis)
            case .strong: intents.insert(.strong)
            case .strikethrough: intents.insert(.struck)
            case .link(let target): link = InlineMarkdown.Link(pieces: self.pieces(target))
            default: break
            }
        }
        let inflection = inflections.last { $0 >= 0 }
        if let last = spans.last, last.intents == intents, last.link == link, last.inflection == inflection {
            InlineMarkdown.join(&spans[spans.count - 1].pieces, pieces)
        } else {
            spans.append(.init(pieces: pieces, intents: intents, link: link, inflection: inflection))
        }
    }

    /// The author's text, with values in place of their characters, and without guardians.
    private func pieces(_ text: String) -> [InlineMarkdown.Piece] {
        var characters: [MarkdownCharacter] = []
        let scalars = Array(text.unicodeScalars)
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            index += 1
            if scalar == guardian {
                // In code, a line end is a space.
                if index + 2 < scalars.count, scalars[index] == " ", scalars[index + 1] == guardian {
                    if characters.last == " " { characters.removeLast() }
                    characters.append("\n")
                    index += 3
                } else if index < scalars.count, scalars[index] == " " {
                    index += 1
                } else if characters.last == " " {
                    characters.removeLast()
                }
                continue
            }
            switch value(scalar) {
            case .argument(let argument)?: characters.append(MarkdownCharacter(argument: argument))
            case .literal(let literal)?: characters.append(MarkdownCharacter(literal))
            case .attributes?: break
            case nil: characters.append(MarkdownCharacter(scalar))
            }
        }
        return InlineMarkdown.pieces(characters)
    }
}

/// The places of Foundation's attributes in a text: `^[text](name: value, …)`.
private struct AttributeMarks {
    enum Mark {
        /// `^[`
        case opening
        /// `](…)`, up to an index.
        case closing(end: Int, inflects: Bool)
    }

    private var marks: [Int: Mark] = [:]

    subscript(index: Int) -> Mark? { marks.isEmpty ? nil : marks[index] }

    static func find(in characters: ContiguousArray<MarkdownCharacter>) -> AttributeMarks {
        var found = AttributeMarks()
        guard characters.contains("^") else { return found }
        /// The indexes of open brackets, and whether a `^` is before them.
        var open: [(index: Int, hasAttributes: Bool)] = []
        var index = 0
        while index < characters.count {
            switch characters[index] {
            case "\\": index += 1
            case "`": index = endOfCode(characters, from: index) - 1
            case "^" where index + 1 < characters.count && characters[index + 1] == "[":
                open.append((index, true))
                index += 1
            case "[": open.append((index, false))
            case "]":
                guard let (start, hasAttributes) = open.popLast(), hasAttributes,
                    let (end, inflects) = attributes(characters, from: index + 1)
                else { break }
                found.marks[start] = .opening
                found.marks[index] = .closing(end: end, inflects: inflects)
                index = end - 1
            default: break
            }
            index += 1
        }
        return found
    }

    /// The index after code that begins at an index, or after its backquotes if it does not end.
    private static func endOfCode(_ characters: ContiguousArray<MarkdownCharacter>, from start: Int) -> Int {
        func endOfQuotes(_ start: Int) -> Int {
            characters[start...].firstIndex { $0 != "`" } ?? characters.count
        }
        let first = endOfQuotes(start)
        var index = first
        while let next = characters[index...].firstIndex(of: "`") {
            index = endOfQuotes(next)
            if index - next == first - start { return index }
        }
        return first
    }

    /// The index after attributes in parentheses, and whether `inflect` is among them.
    private static func attributes(
        _ characters: ContiguousArray<MarkdownCharacter>, from start: Int
    ) -> (end: Int, inflects: Bool)? {
        guard start < characters.count, characters[start] == "(", let end = characters[start...].firstIndex(of: ")")
        else { return nil }
        var text = String.UnicodeScalarView()
        for character in characters[(start + 1)..<end] {
            guard let scalar = character.scalar else { return nil }
            text.append(scalar)
        }
        let inflects = String(text).split(separator: ",").contains { attribute in
            attribute.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } } == ["inflect", "true"]
        }
        return (end + 1, inflects)
    }
}
