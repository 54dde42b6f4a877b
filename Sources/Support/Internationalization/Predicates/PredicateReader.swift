import Foundation

/// Reads the format of a predicate.
struct PredicateReader {
    private var words: ArraySlice<Word>
    private var arguments: ArraySlice<Any>

    private enum Word: Equatable {
        case name(String)
        case sign(String)
        case text(String)
        case number(Double)
        /// `%@`, `%d` and its like.
        case argument
        /// `%K`.
        case key

        var description: String {
            switch self {
            case .name(let text), .sign(let text): text
            case .text(let text): "'\(text)'"
            case .number(let number): "\(number)"
            case .argument: "%@"
            case .key: "%K"
            }
        }
    }

    init(_ format: String, arguments: [Any]) {
        words = Self.words(of: format)[...]
        self.arguments = arguments[...]
    }

    /// The whole predicate.
    mutating func predicate() throws(PredicateProblem) -> PredicateCondition {
        let condition = try alternatives()
        if let word = words.first { throw PredicateProblem("unexpected \(word.description)") }
        return condition
    }

    // MARK: Grammar

    private mutating func alternatives() throws(PredicateProblem) -> PredicateCondition {
        var parts = [try conjunction()]
        while take(["OR"], ["||"]) { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func conjunction() throws(PredicateProblem) -> PredicateCondition {
        var parts = [try term()]
        while take(["AND"], ["&&"]) { parts.append(try term()) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func term() throws(PredicateProblem) -> PredicateCondition {
        if take(["NOT"], ["!"]) { return .not(try term()) }
        if take(["TRUEPREDICATE"], []) { return .constant(true) }
        if take(["FALSEPREDICATE"], []) { return .constant(false) }
        if take([], ["("]) {
            let condition = try alternatives()
            guard take([], [")"]) else { throw PredicateProblem("a parenthesis is not closed") }
            return condition
        }
        return try comparison()
    }

    private mutating func comparison() throws(PredicateProblem) -> PredicateCondition {
        let left = try expression()
        guard let word = words.popFirst() else { throw PredicateProblem("a comparison is missing at the end") }
        let comparison: PredicateOperator
        switch word {
        case .sign("="), .sign("=="): comparison = .equal
        case .sign("!="), .sign("<>"): comparison = .notEqual
        case .sign("<"): comparison = .less
        case .sign(">"): comparison = .greater
        case .sign("<="), .sign("=<"): comparison = .lessOrEqual
        case .sign(">="), .sign("=>"): comparison = .greaterOrEqual
        case .name(let name):
            guard let known = PredicateOperator(rawValue: name.uppercased()) else {
                throw PredicateProblem("\(name) is no comparison")
            }
            comparison = known
        default: throw PredicateProblem("\(word.description) is no comparison")
        }
        let options = try options()
        return .comparison(left, comparison, options, try expression())
    }

    /// The options behind an operator, such as `[cd]`.
    private mutating func options() throws(PredicateProblem) -> String.CompareOptions {
        guard take([], ["["]) else { return [] }
        guard case .name(let letters)? = words.popFirst(), take([], ["]"]) else {
            throw PredicateProblem("options are letters in brackets, such as [cd]")
        }
        var options: String.CompareOptions = []
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.insert(.caseInsensitive)
            case "d": options.insert(.diacriticInsensitive)
            case "n", "l": break
            default: throw PredicateProblem("\(letter) is no option")
            }
        }
        return options
    }

    private mutating func expression() throws(PredicateProblem) -> PredicateExpression {
        switch words.popFirst() {
        case .text(let text)?: return .constant(.text(text))
        case .number(let number)?: return .constant(.number(number))
        case .sign("-")?:
            guard case .number(let number)? = words.popFirst() else { throw PredicateProblem("unexpected -") }
            return .constant(.number(-number))
        case .argument?:
            guard let argument = arguments.popFirst() else { throw PredicateProblem("an argument is missing") }
            return .constant(PredicateValue(argument))
        case .key?:
            guard case .text(let path)? = arguments.popFirst().map({ PredicateValue($0) }) else {
                throw PredicateProblem("the argument for %K must be a text")
            }
            return Self.path(path)
        case .sign("{")?:
            var parts: [PredicateExpression] = []
            while !take([], ["}"]) {
                parts.append(try expression())
                if take([], [","]) { continue }
                guard take([], ["}"]) else { throw PredicateProblem("a brace is not closed") }
                break
            }
            return .list(parts)
        case .name(let name)?:
            switch name.uppercased() {
            case "TRUE", "YES": return .constant(.bool(true))
            case "FALSE", "NO": return .constant(.bool(false))
            case "NIL", "NULL": return .constant(.null)
            case "AND", "OR", "NOT": throw PredicateProblem("unexpected \(name)")
            default: return Self.path(name)
            }
        case let word?: throw PredicateProblem("unexpected \(word.description)")
        case nil: throw PredicateProblem("a value is missing at the end")
        }
    }

    private static func path(_ path: String) -> PredicateExpression {
        var keys = path.split(separator: ".").map(String.init)
        if keys.first?.uppercased() == "SELF" { keys.removeFirst() }
        return .path(keys)
    }

    /// Takes the next word if it is one of the names, in any case, or signs.
    private mutating func take(_ names: [String], _ signs: [String]) -> Bool {
        switch words.first {
        case .name(let name) where names.contains(name.uppercased()): break
        case .sign(let sign) where signs.contains(sign): break
        default: return false
        }
        words.removeFirst()
        return true
    }

    // MARK: Words

    private static func words(of format: String) -> [Word] {
        var words: [Word] = []
        var rest = format[...]
        while let character = rest.first {
            if character.isWhitespace {
                rest.removeFirst()
            } else if character == "\"" || character == "'" {
                words.append(quoted(&rest))
            } else if character == "%" {
                words.append(argument(&rest))
            } else if character.isLetter || character == "_" || character == "@" {
                let name = rest.prefix { $0.isLetter || $0.isNumber || [".", "_", "@"].contains($0) }
                words.append(.name(String(name)))
                rest = rest.dropFirst(name.count)
            } else if character.isASCII, character.isNumber {
                let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
                words.append(Double(digits).map { .number($0) } ?? .sign(String(digits)))
                rest = rest.dropFirst(digits.count)
            } else {
                let known = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]
                let sign = known.first { rest.hasPrefix($0) } ?? String(character)
                words.append(.sign(sign))
                rest = rest.dropFirst(sign.count)
            }
        }
        return words
    }

    /// A text in quotes, in which a backslash stands before a quote or a backslash.
    private static func quoted(_ rest: inout Substring) -> Word {
        let quote = rest.removeFirst()
        var text = ""
        while let character = rest.popFirst(), character != quote {
            if character == "\\", let next = rest.popFirst() { text.append(next) } else { text.append(character) }
        }
        return .text(text)
    }

    /// `%@`, `%K`, or the format of a number such as `%d`, `%ld` or `%.2f`.
    private static func argument(_ rest: inout Substring) -> Word {
        rest.removeFirst()
        let length = rest.prefix { $0.isNumber || [".", "l", "h", "q", "z"].contains($0) }.count
        rest = rest.dropFirst(length)
        guard let letter = rest.popFirst() else { return .sign("%") }
        return switch letter {
        case "K": .key
        case "@", "d", "D", "i", "u", "U", "f", "F", "g", "e", "x", "s": .argument
        default: .sign("%\(letter)")
        }
    }
}
