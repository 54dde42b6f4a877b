public import Foundation

extension NSPredicate {
    /// A predicate by its format, for texts: comparisons of `SELF`, as in `SELF MATCHES %@`, with `AND`, `OR`, `NOT` and parentheses.
    ///
    /// Foundation on Linux has no formats. Of Apple's grammar (Predicate Format String Syntax) there are the operators `=`, `==`, `!=`,
    /// `<>`, `MATCHES` (a regular expression for the whole text), `CONTAINS`, `BEGINSWITH`, `ENDSWITH` and `LIKE`, each with the
    /// options `[c]`, `[d]` and `[cd]`, and the values `%@` and quoted texts. Key paths need the Objective-C runtime. A predicate of
    /// another format is false for every object, and writes a line to the log. Apple's Foundation raises an exception.
    public convenience init(format predicateFormat: String, _ arguments: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: arguments)
    }

    /// A predicate by its format, with the values for `%@`.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        var reader = PredicateFormat(predicateFormat, arguments: arguments ?? [])
        guard let test = reader.predicate() else {
            let message = "the format of a predicate is not supported, so it is false: \(predicateFormat)\n"
            FileHandle.standardError.write(Data(("espalier: " + message).utf8))
            self.init { _, _ in false }
            return
        }
        self.init { object, _ in (object as? String).map(test) ?? false }
    }
}

/// Reads the format of a predicate.
private struct PredicateFormat {
    typealias Test = @Sendable (String) -> Bool

    private var words: ArraySlice<Word>
    private var arguments: ArraySlice<Any>

    private enum Word: Equatable {
        case name(String)
        case sign(String)
        case text(String)
        case argument
    }

    init(_ format: String, arguments: [Any]) {
        words = Self.words(of: format)[...]
        self.arguments = arguments[...]
    }

    /// The whole predicate; nil if the format is another one.
    mutating func predicate() -> Test? {
        guard let test = alternatives(), words.isEmpty else { return nil }
        return test
    }

    // MARK: Grammar

    private mutating func alternatives() -> Test? {
        guard var test = conjunction() else { return nil }
        while take(["OR"], ["||"]) {
            guard let next = conjunction() else { return nil }
            test = { [test] in test($0) || next($0) }
        }
        return test
    }

    private mutating func conjunction() -> Test? {
        guard var test = term() else { return nil }
        while take(["AND"], ["&&"]) {
            guard let next = term() else { return nil }
            test = { [test] in test($0) && next($0) }
        }
        return test
    }

    private mutating func term() -> Test? {
        if take(["NOT"], ["!"]) {
            guard let test = term() else { return nil }
            return { !test($0) }
        }
        if take([], ["("]) {
            guard let test = alternatives(), take([], [")"]) else { return nil }
            return test
        }
        return comparison()
    }

    private mutating func comparison() -> Test? {
        guard take(["SELF"], []), let word = words.popFirst() else { return nil }
        let options = self.options()
        guard let options, let value = value() else { return nil }
        switch word {
        case .sign("="), .sign("=="): return { $0.compare(value, options: options) == .orderedSame }
        case .sign("!="), .sign("<>"): return { $0.compare(value, options: options) != .orderedSame }
        case .name(let name):
            switch name.uppercased() {
            case "CONTAINS": return { $0.range(of: value, options: options) != nil }
            case "BEGINSWITH": return { $0.range(of: value, options: options.union(.anchored)) != nil }
            case "ENDSWITH": return { $0.range(of: value, options: options.union([.anchored, .backwards])) != nil }
            case "MATCHES": return Self.matching(value, options)
            case "LIKE": return Self.matching(Self.pattern(ofWildcards: value), options)
            default: return nil
            }
        default: return nil
        }
    }

    /// The options behind an operator, such as `[cd]`: none without brackets, nil if they are unknown.
    private mutating func options() -> String.CompareOptions? {
        guard take([], ["["]) else { return [] }
        guard case .name(let letters) = words.popFirst(), take([], ["]"]) else { return nil }
        var options: String.CompareOptions = []
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.insert(.caseInsensitive)
            case "d": options.insert(.diacriticInsensitive)
            default: return nil
            }
        }
        return options
    }

    private mutating func value() -> String? {
        switch words.popFirst() {
        case .text(let text): text
        case .argument: arguments.popFirst().flatMap { $0 as? String ?? ($0 as? NSString).map(String.init) }
        default: nil
        }
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

    // MARK: Expressions

    /// Whether a regular expression matches the whole text. Nil for a malformed one.
    private static func matching(_ pattern: String, _ options: String.CompareOptions) -> Test? {
        let isFolded = options.contains(.diacriticInsensitive)
        let pattern = isFolded ? pattern.folding(options: .diacriticInsensitive, locale: nil) : pattern
        guard
            let expression = try? NSRegularExpression(
                pattern: "^(?:\(pattern))$", options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
        else { return nil }
        return { text in
            let text = isFolded ? text.folding(options: .diacriticInsensitive, locale: nil) : text
            let range = NSRange(location: 0, length: text.utf16.count)
            return expression.firstMatch(in: text, range: range)?.range == range
        }
    }

    /// The regular expression for a text with the wildcards `?` and `*`.
    private static func pattern(ofWildcards text: String) -> String {
        NSRegularExpression.escapedPattern(for: text)
            .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
    }

    // MARK: Words

    private static func words(of format: String) -> [Word] {
        var words: [Word] = []
        var rest = format[...]
        while let character = rest.first {
            if character.isWhitespace {
                rest.removeFirst()
            } else if character == "\"" || character == "'" {
                rest.removeFirst()
                words.append(.text(String(rest.prefix { $0 != character })))
                rest = rest.drop { $0 != character }.dropFirst()
            } else if rest.hasPrefix("%@") {
                words.append(.argument)
                rest = rest.dropFirst(2)
            } else if character.isLetter {
                let name = rest.prefix { $0.isLetter || $0 == "." || $0 == "_" }
                words.append(.name(String(name)))
                rest = rest.dropFirst(name.count)
            } else {
                let sign = ["==", "!=", "<>", "&&", "||"].first { rest.hasPrefix($0) } ?? String(character)
                words.append(.sign(sign))
                rest = rest.dropFirst(sign.count)
            }
        }
        return words
    }
}
