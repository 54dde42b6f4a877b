/// Inline Markdown: emphasis, strong emphasis, struck text, code and links, by the rules of CommonMark and GitHub, which
/// also make links of bare addresses. White space stays as written, as in SwiftUI. Foundation's attributes
/// `^[text](name: value)` are read too; of these, `inflect: true` has an effect.
///
/// Interpolated values are opaque: no character in them counts as Markdown.
enum InlineMarkdown {
    /// The meaning of a span.
    struct Intents: OptionSet, Hashable, Sendable {
        let rawValue: UInt8

        static let emphasis = Intents(rawValue: 1)
        static let strong = Intents(rawValue: 2)
        static let code = Intents(rawValue: 4)
        static let struck = Intents(rawValue: 8)
    }

    /// A piece of text, or the number of an interpolated value.
    enum Piece: Equatable {
        case text(String)
        case argument(Int)
    }

    /// The target of a link, which may hold interpolated values.
    struct Link: Equatable {
        var pieces: [Piece]

        func string(_ argument: (Int) -> String) -> String {
            pieces.reduce(into: "") { text, piece in
                switch piece {
                case .text(let literal): text += literal
                case .argument(let index): text += argument(index)
                }
            }
        }
    }

    struct Span: Equatable {
        var pieces: [Piece]
        var intents: Intents = []
        var link: Link?
        /// The index of the inflected phrase in the text; nil outside of one.
        var inflection: Int?
    }

    /// The characters to parse.
    struct Source {
        var characters: ContiguousArray<MarkdownCharacter> = []

        mutating func append(_ text: String) {
            for scalar in text.unicodeScalars { characters.append(MarkdownCharacter(scalar)) }
        }

        mutating func append(argument: Int) {
            characters.append(MarkdownCharacter(argument: argument))
        }
    }

    /// Whether the text has a character that could begin Markdown. A text without one needs no parsing.
    static func mayOccur(in text: some StringProtocol) -> Bool {
        var previous: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"),
                UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "@"):
                return true
            case UInt8(ascii: "/"):
                if previous == UInt8(ascii: ":") { return true }
            case UInt8(ascii: "."):
                // The address of a host: www.example.org
                if previous == UInt8(ascii: "w") || previous == UInt8(ascii: "W") { return true }
            default:
                break
            }
            previous = byte
        }
        return false
    }

    static func parse(_ source: Source) -> [Span] {
        InlineMarkdownParser.spans(source.characters)
    }

    /// Appends pieces, and joins texts that meet.
    static func join(_ pieces: inout [Piece], _ more: [Piece]) {
        for piece in more {
            if case .text(let tail) = piece, case .text(let head)? = pieces.last {
                pieces[pieces.count - 1] = .text(head + tail)
            } else {
                pieces.append(piece)
            }
        }
    }

    /// Characters as pieces.
    static func pieces(_ characters: some Sequence<MarkdownCharacter>) -> [Piece] {
        var pieces: [Piece] = []
        var text = String.UnicodeScalarView()
        for character in characters {
            if let scalar = character.scalar {
                text.append(scalar)
            } else {
                if !text.isEmpty { pieces.append(.text(String(text))) }
                text = String.UnicodeScalarView()
                pieces.append(.argument(character.argument))
            }
        }
        if !text.isEmpty { pieces.append(.text(String(text))) }
        return pieces
    }
}

/// A Unicode scalar, or an interpolated value, which equals no character.
struct MarkdownCharacter: Hashable, ExpressibleByUnicodeScalarLiteral {
    private let value: UInt32
    private static let firstArgument: UInt32 = 0x11_0000

    init(_ scalar: Unicode.Scalar) {
        value = scalar.value
    }

    init(unicodeScalarLiteral scalar: Unicode.Scalar) {
        value = scalar.value
    }

    init(argument: Int) {
        value = Self.firstArgument + UInt32(argument)
    }

    /// Nil for an interpolated value.
    var scalar: Unicode.Scalar? { Unicode.Scalar(value) }

    /// The number of the interpolated value.
    var argument: Int { Int(value - Self.firstArgument) }
}
