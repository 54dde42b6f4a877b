import Foundation

/// A view in the syntax of the cases: `HStack(spacing: 0) { Color; Text("hello").padding(10) }`.
struct ViewSource {
    /// The name of a view or a modifier, with its arguments and its content.
    struct Call {
        var name: String
        var arguments: [Argument] = []
        var content: [ViewSource]?

        subscript(label: String) -> Value? { arguments.first { $0.label == label }?.value }
        subscript(index: Int) -> Value? {
            let unlabeled = arguments.filter { $0.label == nil }
            return index < unlabeled.count ? unlabeled[index].value : nil
        }
    }

    struct Argument {
        var label: String?
        var value: Value
    }

    enum Value: Equatable {
        case number(CGFloat)
        /// `.leading`, `.infinity`, `true`
        case word(String)
        case string(String)

        var number: CGFloat? {
            switch self {
            case .number(let number): number
            case .word("infinity"): .infinity
            case .word("nan"): .nan
            default: nil
            }
        }
    }

    var view: Call
    var modifiers: [Call] = []
}

struct ViewSourceError: Error, CustomStringConvertible {
    var description: String
}

/// Parses the syntax of `ViewSource`.
struct ViewSourceParser {
    private let characters: [Character]
    private var position = 0

    static func parse(_ source: String) throws(ViewSourceError) -> ViewSource {
        var parser = ViewSourceParser(characters: Array(source))
        let view = try parser.view()
        parser.skipSpace()
        guard parser.position == parser.characters.count else { throw parser.failure("the end") }
        return view
    }

    private init(characters: [Character]) {
        self.characters = characters
    }

    private mutating func view() throws(ViewSourceError) -> ViewSource {
        var source = ViewSource(view: try call())
        while take(".") { source.modifiers.append(try call()) }
        return source
    }

    private mutating func call() throws(ViewSourceError) -> ViewSource.Call {
        var call = ViewSource.Call(name: try word())
        if take("(") {
            while !take(")") {
                call.arguments.append(try argument())
                _ = take(",")
            }
        }
        if take("{") {
            var content: [ViewSource] = []
            while !take("}") {
                content.append(try view())
                _ = take(";")
            }
            call.content = content
        }
        return call
    }

    private mutating func argument() throws(ViewSourceError) -> ViewSource.Argument {
        let start = position
        if let label = try? word(), take(":") { return ViewSource.Argument(label: label, value: try value()) }
        position = start
        return ViewSource.Argument(label: nil, value: try value())
    }

    private mutating func value() throws(ViewSourceError) -> ViewSource.Value {
        skipSpace()
        if take("\"") {
            var text = ""
            while position < characters.count, characters[position] != "\"" {
                text.append(characters[position])
                position += 1
            }
            guard take("\"") else { throw failure("a quotation mark") }
            return .string(text)
        }
        var number = ""
        while position < characters.count, "-0123456789.".contains(characters[position]),
            !(characters[position] == "." && number.isEmpty)
        {
            number.append(characters[position])
            position += 1
        }
        if let value = Double(number) { return .number(CGFloat(value)) }
        _ = take(".")
        let name = try word()
        return .word(number == "-" ? "-" + name : name)
    }

    private mutating func word() throws(ViewSourceError) -> String {
        skipSpace()
        var word = ""
        while position < characters.count, characters[position].isLetter || characters[position].isNumber {
            word.append(characters[position])
            position += 1
        }
        guard let first = word.first, first.isLetter else { throw failure("a name") }
        return word
    }

    private mutating func skipSpace() {
        while position < characters.count, characters[position].isWhitespace { position += 1 }
    }

    private mutating func take(_ character: Character) -> Bool {
        skipSpace()
        guard position < characters.count, characters[position] == character else { return false }
        position += 1
        return true
    }

    private func failure(_ expected: String) -> ViewSourceError {
        ViewSourceError(
            description: "expected \(expected) after “\(String(characters[..<position].suffix(30)))”")
    }
}
