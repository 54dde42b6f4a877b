/// Gives short names to the constants and variables that a script declares outside of its functions.
///
/// A name keeps its form if it is also the name of a property, or may be one, or if it occurs in a string or template. As all
/// occurrences of a name change together, and the new names occur nowhere else, scopes do not matter.
enum ShortNames {
    static func applied(to script: String) -> String {
        let tokens = tokens(of: script)
        let significant = tokens.indices.filter { tokens[$0].kind != .space }
        var fixed: Set<String> = ["do", "if", "in"]
        var counts: [String: Int] = [:]
        for token in tokens {
            if token.kind == .word { counts[token.text, default: 0] += 1 }
            if token.kind == .literal { fixed.formUnion(words(in: token.text)) }
        }
        for place in significant.indices where tokens[significant[place]].kind == .word {
            func text(_ distance: Int) -> String {
                significant.indices.contains(place + distance) ? tokens[significant[place + distance]].text : ""
            }
            let isMember = text(-1) == "." && text(-2) != "."
            let isInList = ["{", ","].contains(text(-1))
            let mayBeKey = text(1) == ":" || isInList && [",", "}", "="].contains(text(1))
            let mayBeMethod =
                isInList && text(1) == "(" && bodyFollows(significant[(place + 1)...].map { tokens[$0].text })
            if isMember || mayBeKey || mayBeMethod { fixed.insert(text(0)) }
        }
        let declared = declared(significant.map { tokens[$0].text }).subtracting(fixed).filter { $0.count > 2 }
        let used = fixed.union(counts.keys)
        var fresh = candidates.lazy.filter { !used.contains($0) }.makeIterator()
        var short: [String: String] = [:]
        for name in declared.sorted(by: { (-counts[$0]!, $0) < (-counts[$1]!, $1) }) { short[name] = fresh.next() }
        return tokens.map { $0.kind == .word ? short[$0.text] ?? $0.text : $0.text }.joined()
    }

    private struct Token {
        enum Kind { case word, literal, space, sign }
        var kind: Kind
        var text: String
    }

    private static func tokens(of script: String) -> [Token] {
        var reader = ScriptReader(script)
        var tokens: [Token] = []
        while let piece = reader.next() {
            switch piece {
            case .literal(let bytes): tokens.append(Token(kind: .literal, text: String(decoding: bytes, as: UTF8.self)))
            case .space(let endsLine): tokens.append(Token(kind: .space, text: endsLine ? "\n" : " "))
            case .character(let byte):
                let text = String(decoding: [byte], as: UTF8.self)
                let isOfWord = ScriptReader.isOfWord(byte)
                if isOfWord, tokens.last?.kind == .word {
                    tokens[tokens.count - 1].text += text
                } else {
                    tokens.append(Token(kind: isOfWord ? .word : .sign, text: text))
                }
            }
        }
        return tokens
    }

    private static func words(in literal: String) -> [String] {
        literal.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }.map { String($0) }
    }

    /// The names that are declared in the braces of the function around the script.
    private static func declared(_ texts: [String]) -> Set<String> {
        var names: Set<String> = []
        var depth = 0
        for (index, text) in texts.enumerated() {
            if ["(", "[", "{"].contains(text) { depth += 1 }
            if [")", "]", "}"].contains(text) { depth -= 1 }
            if depth == 2, text == "const" || text == "let", index + 1 < texts.count { names.insert(texts[index + 1]) }
        }
        return names.subtracting(["{", "["])
    }

    /// Whether a brace follows the parentheses with which the texts begin, as after the name of a method.
    private static func bodyFollows(_ texts: [String]) -> Bool {
        var depth = 0
        for (index, text) in texts.enumerated() {
            if text == "(" { depth += 1 }
            if text == ")" { depth -= 1 }
            if depth == 0 { return index + 1 < texts.count && texts[index + 1] == "{" }
        }
        return false
    }

    private static let candidates: [String] = {
        let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }
        return letters + letters.flatMap { first in letters.map { first + $0 } }
    }()
}
